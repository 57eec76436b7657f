//===- Arguments.cpp - From --arg to values and surfaces ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"

#include "Values.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/Suggest.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace cmx {

using namespace runtime;

namespace {

/// A size in the form "4096" or "64x48x3".
struct SizeText {
  bool IsImage = false;
  uint64_t Width = 0, Height = 1, Channels = 1;
  bool HasChannels = false;

  uint64_t bytes() const { return Width * Height * Channels; }
};

/// Parses the VALUE of one argument whose value is memory.
class MemoryValue {
public:
  MemoryValue(Binding &B, StringRef Label, StringRef Value)
      : B(B), Label(Label), Value(Value) {}
  Error parse();

private:
  Error bad(const Twine &Expected) const;
  Error badSize(StringRef File, const Twine &Expected,
                const Twine &Actual) const;
  Error parsePattern(StringRef Text);
  Error parseInput(StringRef Text);
  Error parseOutput(StringRef Text);
  Error readPictureInput(const Picture &P, StringRef File,
                         const std::optional<SizeText> &Size);
  void setShape(const SizeText &Size);

  Binding &B;
  StringRef Label, Value;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Removes ":SIZE" from the end of \p Text and returns the size. Returns
/// std::nullopt if \p Text does not end with a size.
static std::optional<SizeText> takeSize(StringRef &Text) {
  auto [Front, Last] = Text.rsplit(':');
  if (Front.size() == Text.size())
    return std::nullopt;
  SmallVector<StringRef, 3> Parts;
  Last.split(Parts, 'x');
  SizeText S;
  uint64_t *Numbers[] = {&S.Width, &S.Height, &S.Channels};
  if (Parts.size() > 3)
    return std::nullopt;
  for (size_t I = 0; I != Parts.size(); ++I)
    if (Parts[I].getAsInteger(10, *Numbers[I]) || !*Numbers[I])
      return std::nullopt;
  S.IsImage = Parts.size() > 1;
  S.HasChannels = Parts.size() > 2;
  Text = Front;
  return S;
}

/// Is \p S small enough? For larger sizes, the product of the numbers could
/// overflow.
static bool isReasonable(const SizeText &S) {
  return S.Width <= MaxDataBytes && S.Height <= MaxDataBytes &&
         S.Channels <= 16 && S.Width * S.Height <= MaxDataBytes / S.Channels;
}

Error MemoryValue::bad(const Twine &Expected) const {
  return makeDiagError(DiagKind::ArgumentValue, "argument '" + Label +
                                                    "' expected " + Expected +
                                                    ", actual '" + Value + "'");
}

Error MemoryValue::badSize(StringRef File, const Twine &Expected,
                           const Twine &Actual) const {
  return makeDiagError(DiagKind::ArgumentSize,
                       "argument '" + Label + "': '" + File + "' expected " +
                           Expected + ", actual " + Actual);
}

void MemoryValue::setShape(const SizeText &Size) {
  B.Desc.IsImage = Size.IsImage;
  B.Desc.BytesPerPixel = unsigned(Size.Channels);
  B.Desc.WidthBytes = B.Desc.PitchBytes = Size.Width * Size.Channels;
  B.Desc.Rows = Size.Height;
}

//===----------------------------------------------------------------------===//
// Patterns and files
//===----------------------------------------------------------------------===//

Error MemoryValue::parsePattern(StringRef Text) {
  std::optional<SizeText> Size = takeSize(Text);
  if (!Size || !isReasonable(*Size))
    return bad("pattern:KIND:SIZE with a size of at most " +
               Twine(MaxDataBytes) + " bytes");
  setShape(*Size);
  return withKind(
      DiagKind::ArgumentValue,
      makePattern(Text, Size->bytes(), Size->IsImage ? B.Desc.PitchBytes : 0)
          .moveInto(B.Contents));
}

Error MemoryValue::readPictureInput(const Picture &P, StringRef File,
                                    const std::optional<SizeText> &Size) {
  SizeText Actual;
  Actual.IsImage = true;
  Actual.Width = P.Width;
  Actual.Height = P.Height;
  Actual.Channels = P.Channels;
  bool Differs = Size && (Size->Width != P.Width || Size->Height != P.Height ||
                          (Size->HasChannels && Size->Channels != P.Channels));
  if (Differs)
    return badSize(
        File,
        "a picture of " + Twine(Size->Width) + "x" + Twine(Size->Height) +
            (Size->HasChannels ? "x" + Twine(Size->Channels) : Twine()),
        Twine(P.Width) + "x" + Twine(P.Height) + "x" + Twine(P.Channels));
  setShape(Actual);
  B.Contents = P.Pixels;
  return Error::success();
}

/// Do the bytes begin like a format that parsePicture reads?
static bool looksLikePicture(ArrayRef<uint8_t> Data) {
  StringRef Text(reinterpret_cast<const char *>(Data.data()), Data.size());
  if (Text.starts_with("\x89PNG\r\n"))
    return true;
  return Text.size() > 2 && Text[0] == 'P' &&
         StringRef("2356").contains(Text[1]) && isSpace(Text[2]);
}

/// Parses FILE or in:FILE[:SIZE].
Error MemoryValue::parseInput(StringRef Text) {
  bool IsExplicit = Text.consume_front("in:");
  std::optional<SizeText> Size;
  if (IsExplicit)
    Size = takeSize(Text);
  if (Text.empty() || (Size && !isReasonable(*Size)))
    return bad("FILE or in:FILE:SIZE with a size of at most " +
               Twine(MaxDataBytes) + " bytes");
  if (!IsExplicit && Text.contains(':') && !sys::fs::exists(Text))
    return bad("a file, or FILE:SIZE with numbers of 1 or more");
  if (isForeignPicturePath(Text))
    return bad("a picture in a file .pgm, .ppm or .png");
  std::vector<uint8_t> Data;
  if (Error E = readData(Text).moveInto(Data))
    return withKind(DiagKind::CannotReadInput, std::move(E));
  if (looksLikePicture(Data) && !(Size && !Size->IsImage)) {
    Picture P;
    if (Error E = parsePicture(Data, Text).moveInto(P))
      return withKind(DiagKind::CannotReadInput, std::move(E));
    return readPictureInput(P, Text, Size);
  }
  if (Size && Size->bytes() != Data.size())
    return badSize(Text, Twine(Size->bytes()) + " bytes",
                   Twine(Data.size()) + " bytes");
  SizeText Whole;
  Whole.Width = Data.size();
  setShape(Size.value_or(Whole));
  B.Contents = std::move(Data);
  return Error::success();
}

/// Parses FILE:SIZE or out:FILE:SIZE.
Error MemoryValue::parseOutput(StringRef Text) {
  B.MayBeInput = !Text.consume_front("out:");
  std::optional<SizeText> Size = takeSize(Text);
  if (!Size || Text.empty() || !isReasonable(*Size))
    return bad("FILE:SIZE with a size of at most " + Twine(MaxDataBytes) +
               " bytes");
  bool IsColoured =
      Text.ends_with_insensitive(".ppm") || Text.ends_with_insensitive(".png");
  if (Size->IsImage && !Size->HasChannels && IsColoured)
    Size->Channels = 3;
  if (!Size->IsImage && isPicturePath(Text))
    return bad("a size of WIDTHxHEIGHT for the picture");
  setShape(*Size);
  B.Contents.resize(Size->bytes());
  B.OutputFile = Text.str();
  return Error::success();
}

Error MemoryValue::parse() {
  auto [Source, File] = Value.rsplit('>');
  bool IsInOut = Source.size() != Value.size();
  if (!IsInOut) {
    StringRef Rest = Value;
    if (Value.starts_with("pattern:"))
      return parsePattern(Value.drop_front(strlen("pattern:")));
    if (Value.starts_with("out:") ||
        (!Value.starts_with("in:") && takeSize(Rest)))
      return parseOutput(Value);
    return parseInput(Value);
  }
  if (File.empty())
    return bad("a file after '>'");
  if (Error E = Source.starts_with("pattern:")
                    ? parsePattern(Source.drop_front(strlen("pattern:")))
                    : parseInput(Source))
    return E;
  if (isPicturePath(File) && !B.Desc.IsImage)
    return bad("an image as input of the picture that is written");
  B.OutputFile = File.str();
  return Error::success();
}

//===----------------------------------------------------------------------===//
// All arguments
//===----------------------------------------------------------------------===//

static std::string listOf(ArrayRef<Parameter> Params) {
  std::string Names;
  for (unsigned I = 0; I != Params.size(); ++I)
    Names += (I ? ", " : "") + Params[I].label(I);
  return Names.empty() ? "no arguments" : Names;
}

Expected<unsigned> findParameter(ArrayRef<Parameter> Params, StringRef Name) {
  for (unsigned I = 0; I != Params.size(); ++I)
    if (!Name.empty() && Params[I].Name == Name)
      return I;
  unsigned Number;
  if (!Name.getAsInteger(10, Number) && Number < Params.size())
    return Number;
  std::vector<std::string> Names;
  for (const Parameter &P : Params)
    Names.push_back(P.Name);
  return makeDiagError(DiagKind::ArgumentUnknown,
                       "unknown argument '" + Name + "'; the kernel has " +
                           listOf(Params) + suggest(Name, Names));
}

/// Is the value of \p P memory? If \p P can be memory or a number, each
/// \p Value that is no number means memory.
static bool isMemory(const Parameter &P, StringRef Value) {
  if (P.What == Parameter::Kind::Surface || P.IsPointer)
    return true;
  uint64_t Number;
  return P.MayBeMemory && Value.ltrim('-').getAsInteger(0, Number);
}

static Expected<Binding> bindArgument(const Parameter &P, StringRef Label,
                                      StringRef Value) {
  Binding B;
  B.Name = B.Desc.Name = Label.str();
  if (P.What == Parameter::Kind::Sampler)
    return makeDiagError(DiagKind::ArgumentValue,
                         "argument '" + Label +
                             "' expected to be no sampler: those cannot be "
                             "executed on the CPU");
  B.IsMemory = isMemory(P, Value);
  B.IsPointer = B.IsMemory && P.What != Parameter::Kind::Surface &&
                elemTypeBytes(P.Type) == 8;
  if (Error E = B.IsMemory ? MemoryValue(B, Label, Value).parse()
                           : parseValue(P, Label, Value).moveInto(B.Value))
    return E;
  return B;
}

Expected<std::vector<Binding>> bindArguments(ArrayRef<Parameter> Params,
                                             ArrayRef<std::string> Texts) {
  std::vector<std::optional<Binding>> Found(Params.size());
  for (StringRef Text : Texts) {
    auto [Name, Value] = Text.split('=');
    Expected<unsigned> N = findParameter(Params, Name);
    if (!N)
      return N.takeError();
    std::string Label = Params[*N].label(*N);
    if (Found[*N])
      return makeDiagError(DiagKind::ArgumentUnknown,
                           "argument '" + Label +
                               "' expected once, actual twice");
    Expected<Binding> B = bindArgument(Params[*N], Label, Value);
    if (!B)
      return B.takeError();
    Found[*N] = std::move(*B);
  }
  std::vector<Binding> Result;
  for (unsigned I = 0; I != Params.size(); ++I) {
    if (!Found[I])
      return makeDiagError(DiagKind::ArgumentMissing,
                           Twine(Params[I].What == Parameter::Kind::Surface
                                     ? "surface"
                                 : Params[I].IsPointer ? "memory"
                                                       : "value") +
                               " expected for argument '" + Params[I].label(I) +
                               "', actual none; give it with --arg " +
                               Params[I].label(I) + "=...");
    Result.push_back(std::move(*Found[I]));
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

std::string describeByte(const Binding &B, uint64_t OffsetBytes) {
  std::string Text = (B.IsPointer ? "memory '" : "surface '") + B.Name +
                     "', byte " + utostr(OffsetBytes);
  if (!B.Desc.IsImage)
    return Text;
  uint64_t XBytes = OffsetBytes % B.Desc.PitchBytes;
  unsigned PixelBytes = B.Desc.BytesPerPixel;
  Text += " (x " + utostr(XBytes / PixelBytes) + ", y " +
          utostr(OffsetBytes / B.Desc.PitchBytes);
  if (PixelBytes > 1)
    Text += ", channel " + utostr(XBytes % PixelBytes);
  return Text + ")";
}

Error RunMemory::allocate(launch::Device &D, ArrayRef<Binding> Bindings,
                          ArrayRef<launch::Parameter> Wanted) {
  using launch::MemoryKind;
  for (size_t N = 0; N != Bindings.size(); ++N) {
    const Binding &B = Bindings[N];
    Memories.emplace_back();
    if (!B.IsMemory) {
      Args.emplace_back(B.Value);
      continue;
    }
    bool IsBuffer =
        N < Wanted.size() && Wanted[N].Kind == launch::ParameterKind::Buffer;
    MemoryKind Kind = B.IsPointer                   ? MemoryKind::Pointer
                      : B.Desc.IsImage && !IsBuffer ? MemoryKind::Image
                                                    : MemoryKind::Buffer;
    if (Error E = D.allocate(Kind, B.Desc).moveInto(Memories.back()))
      return E;
    Args.emplace_back(*Memories.back());
  }
  return Error::success();
}

Error RunMemory::fill(ArrayRef<Binding> Bindings) {
  for (size_t N = 0; N != Bindings.size(); ++N)
    if (Memories[N])
      if (Error E = Memories[N]->write(0, Bindings[N].Contents))
        return E;
  return Error::success();
}

Expected<Contents> RunMemory::contents() const {
  Contents Result(Memories.size());
  for (size_t N = 0; N != Memories.size(); ++N) {
    if (!Memories[N])
      continue;
    Result[N].resize(Memories[N]->sizeBytes());
    if (Error E = Memories[N]->read(0, Result[N]))
      return E;
  }
  return Result;
}

} // namespace cmx
