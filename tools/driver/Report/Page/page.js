// Draws the report. All data come from #report-data and are shown through
// textContent, never as HTML. Long lists are drawn in parts.
(function () {
  var report = JSON.parse(document.getElementById("report-data").textContent);
  var grf = report.platform.grfBytes;
  var PART = 300;
  // Gen instructions by the vISA instruction that they implement.
  report.gen.forEach(function (gen) {
    var kernel = report.kernels.find(function (k) { return k.function === gen.function; }), at = new Map();
    gen.lines.forEach(function (line) {
      if (!at.has(line[0])) at.set(line[0], { cycles: 0, lines: [] });
      at.get(line[0]).cycles += line[1];
      at.get(line[0]).lines.push(line[2]);
    });
    if (kernel) kernel.gen = { instructions: gen.instructions, cycles: gen.cycles, at: at };
  });

  window.addEventListener("error", function (e) {
    document.documentElement.dataset.error = String(e.message);
  });

  // ---- Making elements ------------------------------------------------------

  function add(node, attributes, children) {
    Object.keys(attributes || {}).forEach(function (key) {
      var value = attributes[key];
      if (value === undefined || value === null || value === false) return;
      if (typeof value === "function") node.addEventListener(key.slice(2), value);
      else node.setAttribute(key, value);
    });
    (children || []).forEach(function (child) {
      if (child === undefined || child === null) return;
      node.appendChild(typeof child === "object" ? child : document.createTextNode(String(child)));
    });
    return node;
  }
  function el(tag, attributes) {
    return add(document.createElement(tag), attributes, [].slice.call(arguments, 2));
  }
  function svg(tag, attributes) {
    return add(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes,
               [].slice.call(arguments, 2));
  }
  function fill(node) {
    node.replaceChildren.apply(node, [].slice.call(arguments, 1));
    return node;
  }
  function section(id, title, about) {
    return el.apply(null, ["section", { id: id }, el("h2", {}, title),
      about ? el("p", { class: "about" }, about) : null].concat([].slice.call(arguments, 3)));
  }
  function number(n) { return n.toLocaleString("en"); }
  function plural(n, word) { return number(n) + " " + word + (n === 1 ? "" : "s"); }
  function placeText(place) {
    return place ? place.file + ":" + place.line + (place.column ? ":" + place.column : "") : "";
  }
  function registers(bytes) { return Math.ceil(bytes / grf); }

  /// Draws items in parts, with a button for the next part.
  function inParts(parent, items, draw) {
    var next = 0;
    var more = el("button", { onclick: part });
    function part() {
      more.remove();
      var end = Math.min(next + PART, items.length);
      for (; next < end; ++next) parent.appendChild(draw(items[next], next));
      if (next < items.length) {
        more.textContent = "show " + Math.min(PART, items.length - next) + " more of " +
          number(items.length - next);
        (parent.tagName === "TBODY" ? parent.parentNode.parentNode : parent).appendChild(more);
      }
    }
    part();
    return { upTo: function (n) { while (next <= n && next < items.length) part(); } };
  }

  // ---- Registers of a variable ----------------------------------------------

  /// An operand: [variable, byte, element bytes, elements, vstride, width, hstride, written]
  function access(numbers) {
    return { variable: numbers[0], begin: numbers[1], bytes: numbers[2], count: numbers[3],
      vstride: numbers[4], width: numbers[5], hstride: numbers[6], writes: numbers[7] === 1 };
  }
  function elementByte(a, i) {
    var w = Math.max(1, a.width);
    return a.begin + (Math.floor(i / w) * a.vstride + (i % w) * a.hstride) * a.bytes;
  }
  function regionText(a) {
    var at = "byte " + a.begin;
    if (a.writes) return "<" + a.hstride + ">, " + plural(a.count, "element") + " from " + at;
    return "<" + a.vstride + ";" + a.width + "," + a.hstride + ">, " + plural(a.count, "element") +
      " from " + at;
  }

  /// Byte ranges of an access with the lanes that are there; above 128 elements, one range.
  function ranges(a) {
    if (a.count > 128)
      return [{ begin: a.begin, end: elementByte(a, a.count - 1) + a.bytes, lanes: null, row: 0 }];
    var byStart = new Map();
    for (var i = 0; i < a.count; ++i) {
      var at = elementByte(a, i);
      if (!byStart.has(at))
        byStart.set(at, { begin: at, end: at + a.bytes, lanes: [],
          row: a.width > 1 && a.width < a.count ? Math.floor(i / a.width) : 0 });
      byStart.get(at).lanes.push(i);
    }
    return Array.from(byStart.values());
  }

  /// The variable's registers as rows, with the accesses drawn on them.
  function gridOf(variable, accesses, touched) {
    var cell = grf > 32 ? 8.5 : 16, rowHeight = 18, left = 74, top = 18;
    var rows = Math.ceil(variable.bytes / grf);
    var all = accesses.map(function (a) { return { a: a, parts: ranges(a) }; });
    var wanted = new Set();
    all.forEach(function (entry) {
      entry.parts.forEach(function (p) {
        for (var r = Math.floor(p.begin / grf); r <= Math.floor((p.end - 1) / grf); ++r)
          [r - 1, r, r + 1].forEach(function (n) { if (n >= 0 && n < rows) wanted.add(n); });
      });
    });
    var shown = [];
    for (var r = 0; r < rows; ++r)
      if (rows <= 12 || wanted.has(r) || (!wanted.size && r < 12)) shown.push(r);
    if (shown.length > 40) shown = shown.slice(0, 40);
    var y = {}, height = top, last = -1, gaps = [];
    shown.forEach(function (r) {
      if (r !== last + 1) { gaps.push([height, r - last - 1]); height += 14; }
      y[r] = height; height += rowHeight; last = r;
    });
    if (last !== rows - 1) { gaps.push([height, rows - 1 - last]); height += 14; }
    var width = left + grf * cell + 6;
    var picture = svg("svg", { class: "grf", width: width, height: height + 4, role: "img",
      viewBox: "0 0 " + width + " " + (height + 4),
      "aria-label": "registers of " + variable.name });
    for (var b = 0; b < grf; b += 4)
      picture.appendChild(svg("text", { x: left + b * cell + 1, y: 12 }, b));
    picture.appendChild(svg("text", { x: 0, y: 12 }, "byte"));
    gaps.forEach(function (g) {
      picture.appendChild(svg("text", { x: left, y: g[0] + 11 }, "\u22ef " + plural(g[1], "register") + " not shown"));
    });
    shown.forEach(function (r) {
      var used = Math.min(grf, variable.bytes - r * grf);
      picture.appendChild(svg("text", { x: 0, y: y[r] + 13 }, "register " + r));
      (touched || []).forEach(function (t) {
        if (t[0] < (r + 1) * grf && t[1] > r * grf) {
          var from = Math.max(t[0] - r * grf, 0), to = Math.min(t[1] - r * grf, grf);
          picture.appendChild(svg("rect", { class: "touched", x: left + from * cell, y: y[r],
            width: (to - from) * cell, height: rowHeight }));
        }
      });
      if (used < grf)
        picture.appendChild(svg("rect", { class: "outside", x: left + used * cell, y: y[r],
          width: (grf - used) * cell, height: rowHeight }));
      for (var c = variable.elementBytes; c < used; c += variable.elementBytes)
        picture.appendChild(svg("line", { class: "cell", x1: left + c * cell, x2: left + c * cell,
          y1: y[r], y2: y[r] + rowHeight }));
      picture.appendChild(svg("rect", { class: "frame", x: left, y: y[r], width: used * cell,
        height: rowHeight }));
    });
    all.forEach(function (entry) { drawParts(picture, entry, { y: y, cell: cell, left: left, height: rowHeight }); });
    return picture;
  }

  function drawParts(picture, entry, at) {
    var letter = entry.a.writes ? "w" : "r";
    entry.parts.forEach(function (p) {
      var label = !p.lanes ? "" : p.lanes.length === 1 ? String(p.lanes[0]) : "\u00d7" + p.lanes.length;
      for (var r = Math.floor(p.begin / grf); r <= Math.floor((p.end - 1) / grf); ++r) {
        if (at.y[r] === undefined) continue;
        var from = Math.max(p.begin - r * grf, 0), to = Math.min(p.end - r * grf, grf);
        var w = (to - from) * at.cell;
        picture.appendChild(svg("rect", { class: "access " + letter + (p.row % 2), x: at.left + from * at.cell + .5,
          y: at.y[r] + 1.5, width: Math.max(1, w - 1), height: at.height - 3, rx: 2 },
          svg("title", {}, p.lanes ? "element " + p.lanes.join(", ") : "the whole block")));
        if (label.length * 5.5 < w)
          picture.appendChild(svg("text", { class: "lane", x: at.left + (from + to) / 2 * at.cell,
            y: at.y[r] + 12.5 }, label));
      }
    });
  }

  function gridLegend() {
    function item(colour, text) {
      return el("span", {}, el("i", { style: "background:var(--" + colour + ")" }), text);
    }
    return el("div", { class: "legend" }, item("read-tint", "read"), item("read-tint2", "read, every second row of the region"),
      item("write-tint", "written"), item("touched", "touched by other instructions"),
      el("span", {}, "numbers: element of the region; \u00d7n: one element for n lanes"));
  }

  // ---- Demand of registers ---------------------------------------------------

  /// Draws the chart as wide as the page allows, so that its text is readable.
  function demandChart(kernel, jump) {
    var holder = el("div", { class: "chart" });
    holder.draw = function () {
      var width = Math.max(280, Math.min(1180, holder.clientWidth || 1180));
      if (width !== holder.drawn) fill(holder, demandPicture(kernel, jump, width));
      holder.drawn = width;
    };
    return holder;
  }
  window.addEventListener("resize", function () {
    document.querySelectorAll(".chart").forEach(function (c) { c.draw(); });
  });

  function demandPicture(kernel, jump, W) {
    var H = 230, left = 46, right = 12, top = 14, bottom = 36;
    var points = kernel.demand.map(function (b) { return b / grf; });
    var available = report.platform.numGRFs;
    var maximum = Math.max.apply(null, points.concat([1]));
    var scale = maximum > available * .6 ? Math.max(maximum, available) * 1.05 : maximum * 1.15;
    function x(i) { return left + (W - left - right) * (points.length > 1 ? i / (points.length - 1) : .5); }
    function y(v) { return H - bottom - (H - top - bottom) * v / scale; }
    var path = points.map(function (v, i) { return (i ? "L" : "M") + x(i).toFixed(1) + " " + y(v).toFixed(1); }).join("");
    var picture = svg("svg", { class: "demand", width: W, height: H, viewBox: "0 0 " + W + " " + H, role: "img",
      "aria-label": "register demand along the program" });
    var step = niceStep(scale / 4);
    for (var v = 0; v <= scale; v += step) {
      picture.appendChild(svg("line", { class: "axis", x1: left, x2: W - right, y1: y(v), y2: y(v) }));
      picture.appendChild(svg("text", { class: "end", x: left - 6, y: y(v) + 4 }, v));
    }
    picture.appendChild(svg("path", { class: "area", d: path + "L" + x(points.length - 1).toFixed(1) + " " + y(0) + "L" + x(0).toFixed(1) + " " + y(0) + "Z" }));
    picture.appendChild(svg("path", { class: "curve", d: path }));
    if (available <= scale) {
      picture.appendChild(svg("line", { class: "limit", x1: left, x2: W - right, y1: y(available), y2: y(available) }));
      picture.appendChild(svg("text", { class: "limit-text", x: left + 6, y: y(available) - 4 }, available + " registers are available"));
    }
    var peak = Math.floor(kernel.maxAt / kernel.demandStep);
    picture.appendChild(svg("circle", { class: "max", cx: x(peak), cy: y(points[peak]), r: 4 }));
    var near = x(peak) > W / 2;
    picture.appendChild(svg("text", { class: near ? "end" : "", x: x(peak) + (near ? -9 : 9), y: Math.max(12, y(points[peak]) - 5) },
      "maximum " + registers(kernel.maxBytes) + " at instruction " + kernel.maxAt));
    var ticks = niceStep(kernel.bodySize / (W / 140));
    for (var t = 0; t < kernel.bodySize; t += ticks) {
      var tx = x(Math.min(points.length - 1, t / kernel.demandStep));
      picture.appendChild(svg("text", { class: tx > W - 40 ? "end" : "mid", x: tx, y: H - 20 }, t));
    }
    picture.appendChild(svg("text", { class: "end", x: W - right, y: H - 4 }, "vISA instruction"));
    var cursor = svg("line", { class: "cursor", y1: top, y2: H - bottom, visibility: "hidden" });
    var info = svg("text", { y: top + 2, visibility: "hidden" });
    picture.appendChild(cursor);
    picture.appendChild(info);
    function under(event) {
      var box = picture.getBoundingClientRect();
      var at = (event.clientX - box.left) * W / box.width;
      return Math.max(0, Math.min(points.length - 1, Math.round((at - left) / (W - left - right) * (points.length - 1))));
    }
    picture.appendChild(svg("rect", { class: "hit", x: left, y: top, width: W - left - right, height: H - top - bottom,
      onmousemove: function (event) {
        var i = under(event), far = x(i) > W / 2;
        cursor.setAttribute("x1", x(i)); cursor.setAttribute("x2", x(i));
        info.setAttribute("x", x(i) + (far ? -6 : 6));
        info.setAttribute("class", far ? "end" : "");
        info.textContent = "instruction " + i * kernel.demandStep + ": " + Math.ceil(points[i]) + " registers";
        [cursor, info].forEach(function (n) { n.setAttribute("visibility", "visible"); });
      },
      onmouseleave: function () {
        [cursor, info].forEach(function (n) { n.setAttribute("visibility", "hidden"); });
      },
      onclick: function (event) { jump(under(event) * kernel.demandStep); } }));
    return picture;
  }
  function niceStep(rough) {
    var power = Math.pow(10, Math.floor(Math.log10(Math.max(1, rough))));
    return [1, 2, 5, 10].map(function (f) { return f * power; }).find(function (s) { return s >= rough; }) || 10 * power;
  }

  // ---- Sections of a kernel ----------------------------------------------------

  function tile(value, text) { return el("div", { class: "tile" }, el("b", {}, value), el("span", {}, text)); }

  function tiles(unit) {
    var k = unit.kernel, list = [];
    function count(test) {
      return k.opcodes.reduce(function (sum, o) { return sum + (test(o[0]) ? o[1] : 0); }, 0);
    }
    if (k) {
      list.push(tile(number(k.instructions), "vISA instructions"));
      list.push(tile(number(count(function (o) { return o === "mov"; })), "of these moves"));
      list.push(tile(number(count(function (o) { return /_ld|_st|gather|scatter|atomic|lsc_|fence|sample|load_3d|raw_send|dpas/.test(o); })), "messages"));
      if (k.gen) {
        list.push(tile(number(k.gen.instructions), "Gen instructions"));
        list.push(tile(number(k.gen.cycles), "cycles to issue each once"));
      }
      if (k.demand)
        list.push(tile(registers(k.maxBytes) + " of " + report.platform.numGRFs, "registers needed at most"));
    }
    if (unit.passes.length) {
      list.push(tile(number(unit.passes[0].instructions) + " \u2192 " + number(unit.passes[unit.passes.length - 1].instructions),
        "IR instructions, input to end"));
    }
    list.push(tile(number(unit.remarks.filter(function (r) { return r.name === "Split"; }).length), "operations split"));
    return el.apply(null, ["div", { class: "tiles" }].concat(list));
  }

  function mixSection(kernel) {
    var most = kernel.opcodes.length ? kernel.opcodes[0][1] : 1;
    var body = el("tbody");
    kernel.opcodes.forEach(function (o) {
      body.appendChild(el("tr", {}, el("td", { class: "mono" }, o[0]),
        el("td", { class: "num" }, number(o[1])),
        el("td", { style: "width:55%" }, el("span", { class: "meter", style: "width:" + Math.max(1, 100 * o[1] / most) + "%" }))));
    });
    return section("mix", "Instructions", null, el("div", { class: "wide" }, el("table", {}, body)));
  }

  function passesSection(unit) {
    var box = el("input", { type: "checkbox", onchange: draw }), body = el("tbody");
    function cell(row, before, key) {
      var value = row[key];
      if (value === undefined) return el("td", { class: "num" }, "\u2013");
      var delta = before && before[key] !== undefined ? value - before[key] : 0;
      return el("td", { class: "num" }, number(value),
        delta ? el("small", {}, (delta > 0 ? "+" : "\u2212") + number(Math.abs(delta))) : null);
    }
    function draw() {
      fill(body);
      unit.passes.forEach(function (row, i) {
        if (!row.changed && !box.checked) return;
        var before = i ? unit.passes[i - 1] : null;
        body.appendChild(el("tr", { class: row.changed ? "" : "unchanged" }, el("td", { class: "mono name" }, row.pass),
          cell(row, before, "instructions"), cell(row, before, "reads"), cell(row, before, "writes"),
          cell(row, before, "estimate")));
      });
      if (unit.kernel)
        body.appendChild(el("tr", {}, el("td", { class: "mono name" }, "code generation"), el("td", { class: "num" }, "\u2013"),
          el("td", { class: "num" }, "\u2013"), el("td", { class: "num" }, "\u2013"),
          el("td", { class: "num" }, el("b", {}, number(unit.kernel.instructions)))));
    }
    draw();
    var hidden = unit.passes.filter(function (row) { return !row.changed; }).length;
    return section("passes", "After each pass",
      "vISA instructions: before code generation an estimate that splits operations by size alone.",
      el("div", { class: "row" }, el("label", {}, box, " also the " + plural(hidden, "run") + " that changed nothing")),
      el("div", { class: "wide" }, el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "pass"),
        el("th", { class: "num" }, "IR instructions"), el("th", { class: "num" }, "region reads"),
        el("th", { class: "num" }, "region writes"), el("th", { class: "num" }, "vISA instructions"))), body)));
  }

  var COPIES = { "old value": "copy: the vector is changed in part and needed again",
    phi: "copy into a phi", terminator: "end of a block", frame: "begin or end of the kernel, label",
    bale: "bale" };

  /// Gen instructions and cycles of an instruction, as texts. An estimate stands
  /// at the first instruction of its bale.
  function costOf(k, n) {
    var gen = k.gen && k.gen.at.get(n), group = k.groups[k.code[n].group];
    if (k.gen) return gen ? [gen.lines.length, gen.cycles] : ["", ""];
    var isFirst = !n || k.code[n - 1].group !== k.code[n].group;
    return group.cost && isFirst ? ["\u2248" + group.cost, "\u2248" + group.cycles] : ["", ""];
  }

  function codeSection(unit, variables) {
    var k = unit.kernel, list = el("div", { class: "list", tabindex: "0" }), detail = el("div", { class: "detail" });
    var rows = [], picked = -1, most = k.maxBytes || 1;
    list.appendChild(el("div", { class: "inst full head" }, el("span", { class: "no" }, "no."), el("span", {}, "regs"),
      el("span", { class: "no", title: "line of the source" }, "line"), el("span", { class: "no", title: "Gen instructions" }, "Gen"),
      el("span", { class: "no", title: "cycles in which they are issued" }, "cyc."), el("span", {}, "vISA")));
    var parts = inParts(list, k.code, function (inst, n) {
      var group = k.groups[inst.group];
      var kind = /^\S+:$|^\.function/.test(inst.text) ? "label" : group.kind === "old value" || group.kind === "phi" ? "copy" : "";
      var demand = k.demand ? k.demand[Math.floor(n / k.demandStep)] : 0;
      var cost = costOf(k, n);
      rows[n] = el("div", { class: "inst full " + kind, onclick: function () { pick(n); }, title: group.name || COPIES[group.kind] },
        el("span", { class: "no" }, n),
        el("span", { class: "bar", title: registers(demand) + " registers" }, el("i", { style: "width:" + 100 * demand / most + "%" })),
        el("span", { class: "no", title: placeText(group.place) }, group.place ? group.place.line : ""),
        el("span", { class: "no" }, cost[0]), el("span", { class: "no" }, cost[1]),
        el("span", { class: "text" }, inst.text));
      return rows[n];
    });
    function pick(n, scroll) {
      if (n < 0 || n >= k.code.length) return;
      parts.upTo(n);
      if (rows[picked]) rows[picked].classList.remove("picked");
      picked = n;
      rows[n].classList.add("picked");
      if (scroll) list.scrollTop += rows[n].getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
      fill(detail, instructionDetail(unit, variables, n));
    }
    list.addEventListener("keydown", function (event) {
      var step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (!step) return;
      event.preventDefault();
      pick(picked + step, true);
    });
    // Pick an interesting instruction at first: with a region, else any vector.
    function reads(test) {
      return k.code.findIndex(function (inst) {
        return (inst.operands || []).some(function (o) { var a = access(o); return !a.writes && a.count > 1 && a.count <= 64 && test(a); });
      });
    }
    var first = reads(function (a) { return a.width > 1 && a.width < a.count; });
    if (first < 0) first = reads(function (a) { return a.vstride > 1 || a.hstride > 1; });
    if (first < 0) first = reads(function () { return true; });
    pick(Math.max(0, first));
    var node = section("code", "Bales and their instructions",
      "Each vISA instruction with the IR that it computes: a bale is what one instruction does. Choose one to see its regions; the bar is the demand of registers, copies are coloured. " +
        (k.gen ? "Gen instructions are those of the finalizer; cycles are those of issuing them, without waiting."
          : "Gen instructions and the cycles in which they are issued are estimates (\u2248); with --emit=gen they are those of the finalizer."),
      k.code.length < k.bodySize ? el("p", { class: "note" }, "The first " + number(k.code.length) + " of " + number(k.bodySize) + " instructions are listed.") : null,
      el("div", { class: "code" }, list, detail));
    // The picked line must be seen: the list moves, then the page.
    node.pick = function (n) {
      pick(Math.min(n, k.code.length - 1), true);
      node.scrollIntoView({ behavior: "instant" });
      rows[picked].scrollIntoView({ behavior: "instant", block: "nearest" });
    };
    node.showPicked = function () { pick(picked, true); };
    return node;
  }

  function instructionDetail(unit, variables, n) {
    var k = unit.kernel, inst = k.code[n], group = k.groups[inst.group];
    var out = el("div");
    var others = k.code.filter(function (other) { return other.group === inst.group; }).length;
    out.appendChild(el("div", { class: "row" }, el("span", { class: "badge" }, COPIES[group.kind]),
      group.name ? el("code", {}, group.name) : null,
      group.place ? el("span", { class: "facts" }, placeText(group.place)) : null,
      group.cost && !k.gen ? el("span", { class: "facts" }, "about " + plural(group.cost, "Gen instruction")) : null,
      others > 1 ? el("span", { class: "facts" }, "one of " + others + " instructions") : null));
    var file = group.place && report.sources.find(function (s) { return s.file === group.place.file; });
    var line = file && file.lines[group.place.line - 1];
    if (line) out.appendChild(el("div", { class: "ir", title: "source" }, line.trim()));
    if (group.ir) out.appendChild(el("div", { class: "ir", title: "IR" }, group.ir.join("\n")));
    var gen = k.gen && k.gen.at.get(n);
    if (gen) out.appendChild(el("div", { class: "ir", title: "Gen" }, gen.lines.join("\n")));
    var operands = (inst.operands || []).map(access);
    if (!operands.length) {
      out.appendChild(el("p", { class: "about" }, "No operand of it names a place in a general register directly."));
      return out;
    }
    operands.forEach(function (a) {
      var v = variables.get(a.variable);
      if (!v) return;
      out.appendChild(el("h3", {}, el("span", { class: a.writes ? "write" : "read" }, a.writes ? "writes " : "reads "),
        el("code", {}, v.name + " " + regionText(a))));
      out.appendChild(gridOf(v, [a], null));
    });
    out.appendChild(gridLegend());
    return out;
  }

  var TYPE_BYTES = { b: 1, ub: 1, w: 2, uw: 2, hf: 2, bf: 2, d: 4, ud: 4, f: 4, q: 8, uq: 8, df: 8 };

  /// Variables with the instructions that read and write them.
  function collectVariables(kernel) {
    var result = new Map();
    kernel.vars.forEach(function (v) {
      v.elementBytes = TYPE_BYTES[v.type] || 4;
      v.uses = []; v.values = [];
      result.set(v.id, v);
    });
    kernel.code.forEach(function (inst, n) {
      (inst.operands || []).forEach(function (o) {
        var v = result.get(o[0]), group = kernel.groups[inst.group];
        if (!v) return;
        v.uses.push({ at: n, a: access(o) });
        if (o[7] === 1 && group.kind === "bale" && group.name && v.values.indexOf(group.name) < 0 && v.values.length < 12)
          v.values.push(group.name);
      });
    });
    return result;
  }

  function vectorsSection(kernel, variables, jump) {
    var vectors = Array.from(variables.values()).filter(function (v) { return v.bytes > 8 && v.uses.length; });
    vectors.sort(function (a, b) { return b.bytes - a.bytes || b.uses.length - a.uses.length || a.id - b.id; });
    if (!vectors.length) return null;
    var list = el("div", { class: "list" }), detail = el("div", { class: "detail" }), rows = new Map(), picked = null;
    var search = el("input", { type: "search", placeholder: "name of a variable or value", oninput: draw });
    function draw() {
      fill(list); rows.clear();
      var text = search.value;
      inParts(list, vectors.filter(function (v) {
        return !text || v.name.indexOf(text) >= 0 || v.values.some(function (n) { return n.indexOf(text) >= 0; });
      }), function (v) {
        var row = el("div", { class: "inst" + (v === picked ? " picked" : ""), onclick: function () { pick(v); } },
          el("span", { class: "no" }, registers(v.bytes) + " GRF"), el("span", { class: "no" }, v.uses.length + " \u00d7"),
          el("span", { class: "text" }, v.name + "  " + v.elements + " " + v.type + "  " + v.values.slice(0, 4).join(" ")));
        rows.set(v, row);
        return row;
      });
    }
    function pick(v) {
      if (rows.get(picked)) rows.get(picked).classList.remove("picked");
      picked = v;
      if (rows.get(v)) rows.get(v).classList.add("picked");
      var regions = new Map();
      v.uses.forEach(function (u) {
        var key = JSON.stringify(u.a);
        if (!regions.has(key)) regions.set(key, { a: u.a, at: [] });
        regions.get(key).at.push(u.at);
      });
      var all = Array.from(regions.values());
      var touched = all.map(function (r) { return [r.a.begin, elementByte(r.a, r.a.count - 1) + r.a.bytes]; });
      var picture = el("div"), text = el("p", { class: "about" }), chips = el("div", { class: "chips" });
      function show(r, button) {
        chips.querySelectorAll("button").forEach(function (b) { b.setAttribute("aria-pressed", b === button); });
        fill(picture, gridOf(v, [r.a], touched));
        fill(text, r.a.writes ? "written" : "read", " by ");
        r.at.slice(0, 12).forEach(function (n) {
          text.appendChild(el("button", { onclick: function () { jump(n); } }, "instruction " + n));
          text.appendChild(document.createTextNode(" "));
        });
        if (r.at.length > 12) text.appendChild(document.createTextNode("and " + (r.at.length - 12) + " more"));
      }
      var buttons = all.slice(0, 200).map(function (r) {
        var b = el("button", { class: r.a.writes ? "write" : "read", onclick: function () { show(r, b); } },
          (r.a.writes ? "\u2190 " : "\u2192 ") + regionText(r.a));
        chips.appendChild(b);
        return b;
      });
      if (all.length > 200) chips.appendChild(el("span", {}, "and " + (all.length - 200) + " more regions"));
      fill(detail, el("div", { class: "row" }, el("code", {}, v.name),
        el("span", { class: "facts" }, plural(v.elements, "element") + " of type " + v.type + ", " + plural(registers(v.bytes), "register"))),
        v.values.length ? el("div", { class: "ir" }, "values: " + v.values.join("  ")) : "",
        picture, gridLegend(), text, chips);
      var firstRead = all.findIndex(function (r) { return !r.a.writes && r.a.count > 1; });
      var start = Math.max(0, Math.min(firstRead < 0 ? 0 : firstRead, buttons.length - 1));
      show(all[start], buttons[start]);
    }
    draw();
    pick(vectors[0]);
    return section("vectors", "Vectors in registers",
      "Variables over 8 bytes, largest first, with the values of the IR that share them. A row of the picture is a register, its columns are bytes; choose a region to see its elements.",
      el("div", { class: "row" }, search),
      el("div", { class: "code" }, list, detail));
  }

  function remarksSection(id, title, about, remarks) {
    if (!remarks.length) return section(id, title, about, el("p", { class: "note" }, "None."));
    var kind = "", pass = "", body = el("tbody");
    var table = el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "kind"), el("th", {}, "pass"), el("th", {}, "name"),
      el("th", {}, "what"), el("th", {}, "source"))), body);
    var holder = el("div", { class: "wide tall" }, table);
    var search = el("input", { type: "search", placeholder: "text", oninput: draw });
    var total = el("span", { class: "facts" });
    function options(values, all, set) {
      var menu = el("select", { onchange: function () { set(menu.value); draw(); } }, el("option", { value: "" }, all));
      values.forEach(function (v) { menu.appendChild(el("option", { value: v[0] }, v[0] + " (" + v[1] + ")")); });
      return menu;
    }
    function countsOf(key) {
      var counts = new Map();
      remarks.forEach(function (r) { counts.set(key(r), (counts.get(key(r)) || 0) + 1); });
      return Array.from(counts).sort(function (a, b) { return b[1] - a[1]; });
    }
    function what(r) { return r.pass + " " + r.name; }
    function draw() {
      fill(body);
      holder.querySelectorAll("button").forEach(function (b) { b.remove(); });
      var text = search.value.toLowerCase();
      var chosen = remarks.filter(function (r) {
        return (!kind || r.kind === kind) && (!pass || what(r) === pass) && (!text || r.text.toLowerCase().indexOf(text) >= 0);
      });
      total.textContent = chosen.length === remarks.length ? plural(remarks.length, "remark") : number(chosen.length) + " of " + plural(remarks.length, "remark");
      inParts(body, chosen, function (r) {
        return el("tr", {}, el("td", {}, el("span", { class: "badge " + r.kind }, r.kind)), el("td", { class: "mono name" }, r.pass),
          el("td", {}, r.name), el("td", {}, r.text), el("td", { class: "mono" }, placeText(r.place)));
      });
    }
    var controls = el("div", { class: "row" }, options(countsOf(function (r) { return r.kind; }), "all kinds", function (v) { kind = v; }),
      options(countsOf(what), "all passes and names", function (v) { pass = v; }), search, total);
    draw();
    return section(id, title, about, controls, holder);
  }

  function splitsSection(unit) {
    var names = ["Split", "SourceCopied", "DestinationCopied", "RegionExpanded"];
    var splits = unit.remarks.filter(function (r) { return names.indexOf(r.name) >= 0; });
    if (!splits.length) return null;
    var body = el("tbody");
    var table = el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "value"), el("th", {}, "what"), el("th", {}, "pieces"),
      el("th", { class: "num" }, "cost"), el("th", {}, "reason"), el("th", {}, "source"))), body);
    var holder = el("div", { class: "wide tall" }, table);
    inParts(body, splits, function (r) {
      var a = r.args;
      var what = r.name === "Split" ? a.Operation + " of " + a.Elements : r.name === "RegionExpanded" ? "region " + a.Region
        : a.Operand + " of " + a.Operation + " copied";
      var reason = r.name === "Split" || r.name === "RegionExpanded" ? a.Reason
        : a.UncopiedCost ? "cost " + a.UncopiedCost + " without" : "no legal form without";
      return el("tr", {}, el("td", { class: "mono" }, a.Value), el("td", {}, what), el("td", { class: "mono" }, a.Sizes || a.Pieces || ""),
        el("td", { class: "num" }, a.Cost || ""), el("td", {}, reason || ""), el("td", { class: "mono" }, placeText(r.place)));
    });
    return section("splits", "Splits and their reasons",
      "What legalization cut, with the reason why the pieces are not larger; operands that were taken out of their bale. Cost in Gen instructions.", holder);
  }

  function sourceSection(unit, jump) {
    if (!unit.kernel) return null;
    var files = new Map();
    unit.kernel.code.forEach(function (inst, n) {
      var place = unit.kernel.groups[inst.group].place;
      if (!place || !place.line || /^\.(loc|file)\b/.test(inst.text)) return;
      if (!files.has(place.file)) files.set(place.file, new Map());
      var lines = files.get(place.file);
      if (!lines.has(place.line)) lines.set(place.line, []);
      lines.get(place.line).push(n);
    });
    if (!files.size) return null;
    var node = section("source", "Source lines", "vISA instructions per line of the source. Choose a line to see its first instruction.");
    files.forEach(function (lines, file) {
      var known = report.sources.find(function (s) { return s.file === file; });
      var numbers = known ? known.lines.map(function (text, i) { return i + 1; })
        : Array.from(lines.keys()).sort(function (a, b) { return a - b; });
      var most = Math.max.apply(null, Array.from(lines.values()).map(function (l) { return l.length; }));
      var body = el("tbody"), holder = el("div", { class: "wide list" }, el("table", { class: "source" }, body));
      inParts(body, numbers, function (line) {
        var at = lines.get(line);
        return el("tr", { class: at ? "has" : "", onclick: at ? function () { jump(at[0]); } : null },
          el("td", { class: "num" }, line),
          el("td", { style: "width:9rem", class: "count" }, at ? el("span", { class: "meter", style: "width:" + 5 * at.length / most + "rem" }) : null, at ? at.length : ""),
          el("td", {}, known ? known.lines[line - 1] : ""));
      });
      add(node, {}, [el("h3", {}, file), holder]);
    });
    return node;
  }

  function timesSection() {
    if (!report.times.length)
      return section("times", "Times", null, el("p", { class: "note" }, "With -time-passes, the time of each pass stands here."));
    var rows = report.times.slice().sort(function (a, b) { return b.microseconds - a.microseconds; });
    var sum = rows.reduce(function (total, r) { return total + r.microseconds; }, 0);
    function ms(n) { return (n / 1000).toFixed(2); }
    var body = el("tbody"), holder = el("div", { class: "tall" }, el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "pass"),
      el("th", { class: "num" }, "ms"), el("th", { class: "num" }, "runs"), el("th", {}))), body));
    inParts(body, rows, function (r) {
      return el("tr", {}, el("td", { class: "mono name" }, r.work), el("td", { class: "num" }, ms(r.microseconds)), el("td", { class: "num" }, number(r.runs)),
        el("td", { style: "width:40%" }, el("span", { class: "meter", style: "width:" + 100 * r.microseconds / (rows[0].microseconds || 1) + "%" })));
    });
    return section("times", "Times", "Of the whole module: " + ms(sum) + " ms in passes, code generation and finalizer, with the analyses that they ask for.", holder);
  }

  // ---- Two compilations ----------------------------------------------------------

  function differenceRow(name, before, now) {
    var delta = (now || 0) - (before || 0);
    return el("tr", { class: delta ? "" : "unchanged" }, el("td", {}, name), el("td", { class: "num" }, before === undefined ? "\u2013" : number(before)),
      el("td", { class: "num" }, now === undefined ? "\u2013" : number(now)),
      el("td", { class: "num" }, before === undefined || now === undefined || !delta ? "" : (delta > 0 ? "+" : "\u2212") + number(Math.abs(delta))));
  }

  function compareSection(unit) {
    var old = report.before, k = unit.kernel;
    if (!old || !k) return null;
    var title = "Two compilations";
    var was = old.kernels.find(function (o) { return o.name === k.name; });
    if (!was) return section("compare", title, null, el("p", { class: "note" }, "The other compilation has no kernel of this name."));
    var gen = old.gen.find(function (g) { return g.function === was.function; }), mine = k.gen || {};
    var figures = el("tbody");
    function bytes(n, size) { return n === undefined ? undefined : Math.ceil(n / size); }
    add(figures, {}, [differenceRow("vISA instructions", was.instructions, k.instructions),
      gen || k.gen ? differenceRow("Gen instructions", gen && gen.instructions, mine.instructions) : null,
      gen || k.gen ? differenceRow("cycles to issue each once", gen && gen.cycles, mine.cycles) : null,
      differenceRow("registers needed at most", bytes(was.maxBytes, old.platform.grfBytes), bytes(k.maxBytes, grf))]);
    var counts = new Map();
    was.opcodes.forEach(function (o) { counts.set(o[0], [o[1], 0]); });
    k.opcodes.forEach(function (o) { counts.set(o[0], [(counts.get(o[0]) || [0])[0], o[1]]); });
    counts.forEach(function (pair, mnemonic) { figures.appendChild(differenceRow(mnemonic, pair[0], pair[1])); });
    function isCode(text) { return !/^\.(loc|file)\b/.test(text); }
    var left = was.code.filter(isCode), right = k.code.map(function (i) { return i.text; }).filter(isCode);
    var rows = alignTexts(left, right), list = el("div", { class: "list" });
    var box = el("input", { type: "checkbox", onchange: draw });
    function draw() {
      fill(list, el("div", { class: "pair head" }, el("span", {}, "before"), el("span", {}, "now")));
      inParts(list, rows.filter(function (r) { return !box.checked || !r[2]; }), function (r) {
        return el("div", { class: "pair" + (r[2] ? "" : " differs") }, el("span", { class: "write" }, r[0] < 0 ? "" : left[r[0]]),
          el("span", { class: "read" }, r[1] < 0 ? "" : right[r[1]]));
      });
    }
    draw();
    var differ = rows.filter(function (r) { return !r[2]; }).length;
    return section("compare", title, "Before: " + old.input + " on " + old.platform.name + ". Now: " + report.input + " on " + report.platform.name +
      ". Numbers of variables and labels do not count as differences.",
      el("div", { class: "wide" }, el("table", {}, el("thead", {}, el("tr", {}, el("th", {}), el("th", { class: "num" }, "before"), el("th", { class: "num" }, "now"),
        el("th", { class: "num" }, "difference"))), figures)),
      el("div", { class: "row" }, el("label", {}, box, " only the " + plural(differ, "line") + " that differ")), list);
  }

  // ---- The page --------------------------------------------------------------

  /// Kernels, then functions that only passes or remarks know.
  function units() {
    var list = [], byFunction = new Map();
    function unit(name, kernel) {
      var u = { title: kernel ? kernel.name : name, kernel: kernel, passes: [], remarks: [] };
      list.push(u);
      byFunction.set(name, u);
      return u;
    }
    report.kernels.forEach(function (k) { unit(k.function, k); });
    report.passes.forEach(function (p) { (byFunction.get(p.function) || unit(p.function, null)).passes.push(p); });
    report.remarks.forEach(function (r) { (byFunction.get(r.function) || unit(r.function, null)).remarks.push(r); });
    return list;
  }

  function show(unit) {
    var main = document.getElementById("main");
    fill(main, tiles(unit));
    var code = null, chart = null;
    function jump(n) { if (code) code.pick(n); }
    function put(node) { if (node) main.appendChild(node); }
    if (!unit.kernel)
      put(el("p", { class: "note" }, "There is no code of this function here: it is no kernel, or the run wrote IR (--emit=ir)."));
    if (unit.kernel && unit.kernel.demand && unit.kernel.demand.length)
      put(section("demand", "Register demand along the program",
        "General registers of " + grf + " bytes that hold something needed, instruction by instruction, before the finalizer assigns them: an estimate. Choose a place to see its instruction." +
        (unit.kernel.demandStep > 1 ? " Each point is the maximum of " + unit.kernel.demandStep + " instructions." : ""),
        chart = demandChart(unit.kernel, jump)));
    else if (unit.kernel)
      put(el("p", { class: "note" }, "The demand of registers is not known: the kernel is too large for the estimate."));
    if (unit.kernel)
      put(el("div", { class: "two" }, mixSection(unit.kernel), passesSection(unit)));
    else if (unit.passes.length)
      put(passesSection(unit));
    if (unit.kernel && unit.kernel.code.length) {
      var variables = collectVariables(unit.kernel);
      code = codeSection(unit, variables);
      put(code);
      put(compareSection(unit));
      put(vectorsSection(unit.kernel, variables, jump));
    }
    put(splitsSection(unit));
    put(sourceSection(unit, jump));
    put(remarksSection("remarks", "Remarks", "What passes did (passed), could not do (missed), and found (analysis).", unit.remarks));
    put(timesSection());
    // Drawing needs the widths and heights of the elements of the page.
    if (chart) chart.draw();
    if (code) code.showPicked();
  }

  function header(list) {
    var menu = el("select", { onchange: function () { show(list[Number(menu.value)]); window.scrollTo(0, 0); } });
    list.forEach(function (u, i) { menu.appendChild(el("option", { value: i }, (u.kernel ? "kernel " : "function ") + u.title)); });
    fill(document.getElementById("top"), el("h1", {}, "cmx report"), list.length ? menu : "",
      el("span", { class: "facts" }, report.input + " on " + report.platform.name + ", " + plural(report.kernels.length, "kernel")),
      el("nav", {}, ["demand", "passes", "code", "compare", "vectors", "splits", "source", "remarks", "times"].reduce(function (nav, id) {
        nav.appendChild(el("a", { href: "#" + id }, id));
        return nav;
      }, document.createDocumentFragment())));
  }

  function start() {
    var list = units();
    header(list);
    if (list.length) show(list[0]);
    else fill(document.getElementById("main"), el("p", { class: "note" }, "The module has no kernels and no functions."));
    fill(document.getElementById("bottom"), report.generator,
      report.leftOut.length ? ". Left out, since there is too much of it: " + report.leftOut.join(", ") + "." : ".");
    var target = location.hash && document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView({ behavior: "instant" });
    document.documentElement.dataset.state = "ready";
  }
  start();
})();
