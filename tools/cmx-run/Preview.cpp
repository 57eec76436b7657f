//===- Preview.cpp - Images before and after a run ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page has no scripts and contains its pictures. The pictures on the left
// show images that had contents before the run. The pictures on the right show
// images that the run changed.
//
//===----------------------------------------------------------------------===//

#include "Outputs.h"

#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

using namespace runtime;

static constexpr StringLiteral Head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 1rem; }
figure { margin: 0 0 1rem; }
img { max-width: 100%; min-width: min(100%, 256px); height: auto; image-rendering: pixelated; }
h1 { font-size: 1.1rem; } h2 { font-size: 1rem; }
</style>
)";

bool isPicture(const Binding &B) {
  return B.IsMemory && B.Desc.IsImage && B.Desc.BytesPerPixel >= 1 &&
         B.Desc.BytesPerPixel <= 4 && B.Desc.WidthBytes && B.Desc.Rows;
}

Picture pictureOf(const Binding &B, ArrayRef<uint8_t> Contents) {
  Picture P;
  P.Width = uint32_t(B.Desc.WidthBytes / B.Desc.BytesPerPixel);
  P.Height = uint32_t(B.Desc.Rows);
  P.Channels = B.Desc.BytesPerPixel;
  P.Pixels = Contents.vec();
  return P;
}

static std::string escaped(StringRef Text) {
  std::string Result;
  raw_string_ostream OS(Result);
  printHTMLEscaped(json::fixUTF8(Text), OS);
  OS.flush();
  return Result;
}

static Error addFigure(raw_ostream &OS, const Binding &B,
                       ArrayRef<uint8_t> Contents) {
  Picture P = pictureOf(B, Contents);
  std::vector<uint8_t> File;
  if (Error E = pictureFile("preview.png", P).moveInto(File))
    return withKind(DiagKind::CannotWriteOutput, std::move(E));
  OS << "<figure><img alt=\"" << escaped(B.Name)
     << "\" src=\"data:image/png;base64," << encodeBase64(File)
     << "\"><figcaption>" << escaped(B.Name) << ": " << P.Width << "x"
     << P.Height << "</figcaption></figure>\n";
  return Error::success();
}

Expected<std::string> previewPage(StringRef Title, ArrayRef<Binding> Bindings,
                                  const Contents &After) {
  std::string Page;
  raw_string_ostream OS(Page);
  OS << Head << "<title>cmx-run " << escaped(Title) << "</title>\n</head>\n"
     << "<body>\n<h1>" << escaped(Title)
     << "</h1>\n<main>\n<div><h2>before</h2>\n";
  for (const Binding &B : Bindings)
    if (isPicture(B) && any_of(B.Contents, [](uint8_t Byte) { return Byte; }))
      if (Error E = addFigure(OS, B, B.Contents))
        return std::move(E);
  OS << "</div>\n<div><h2>after</h2>\n";
  for (size_t I = 0; I != Bindings.size(); ++I)
    if (isPicture(Bindings[I]) && After[I] != Bindings[I].Contents)
      if (Error E = addFigure(OS, Bindings[I], After[I]))
        return std::move(E);
  OS << "</div>\n</main>\n</body>\n</html>\n";
  OS.flush();
  return Page;
}

} // namespace cmx
