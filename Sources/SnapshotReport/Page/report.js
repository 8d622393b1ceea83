"use strict";
// The page of a report: a list of results, and the pictures of the chosen one. A picture is decoded when it is shown.

const byId = (id) => document.getElementById(id);
const head = JSON.parse(byId("head").textContent);
const rows = JSON.parse(byId("rows").textContent).map((row) => ({
  ...row, status: row.result ? row.result.status : "unchanged",
}));
const words = {
  changed: "changed", new: head.kind === "snapshot" ? "not stored" : "new", gone: head.kind === "snapshot" ? "orphaned" : "gone",
  failed: "failed", unchanged: "unchanged",
};
const modes = ["Side by side", "Slider", "Onion skin", "Blink", "Difference"];
const state = {
  chosen: null, mode: 0, zoom: null, part: 50, outlines: true, region: -1,
  shown: new Set(["changed", "new", "gone", "failed"]), pictures: null, blink: 0,
};

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value; else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

// The list

const visible = () => {
  const text = byId("search").value.toLowerCase();
  return rows.filter((row) => state.shown.has(row.status) && row.title.toLowerCase().includes(text));
};

function showFilters() {
  byId("filters").replaceChildren(...Object.keys(words).flatMap((status) => {
    const count = rows.filter((row) => row.status === status).length;
    if (!count) return [];
    const button = make("button", { className: status, textContent: `${count} ${words[status]}` });
    button.setAttribute("aria-pressed", state.shown.has(status));
    button.onclick = () => {
      if (!state.shown.delete(status)) state.shown.add(status);
      button.setAttribute("aria-pressed", state.shown.has(status));
      showList();
    };
    return [button];
  }));
}

function showList() {
  const list = byId("list");
  list.replaceChildren(...visible().map((row) => {
    const button = make("button", { textContent: row.title });
    button.append(make("small", { className: row.status, textContent: words[row.status] + share(row) }));
    button.onclick = () => choose(row);
    row.button = button;
    mark(row);
    return make("li", {}, button);
  }));
  if (!list.childElementCount) list.append(make("li", { className: "unchanged", textContent: "Nothing has this name or kind." }));
}

function mark(row) {
  if (row.button) row.button.setAttribute("aria-current", row === state.chosen);
}

function share(row) {
  const result = row.result;
  if (!result || !result.differingPixels) return "";
  return `, ${result.differingPixels} pixels`;
}

function choose(row) {
  const before = state.chosen;
  [state.chosen, state.region, state.pictures] = [row, -1, null];
  if (before) mark(before);
  mark(row);
  if (row.button) row.button.scrollIntoView({ block: "nearest" });
  history.replaceState(null, "", "#" + encodeURIComponent(row.title));
  showStrip();
  showDetails();
  showPictures();
}

// The frames of the animation that the chosen picture belongs to, in the order of time.
const strip = (row) =>
  row.frame ? rows.filter((one) => one.frame && one.frame.strip === row.frame.strip).sort((a, b) => a.frame.moment - b.frame.moment) : [];

function showStrip() {
  const frames = strip(state.chosen);
  byId("strip").hidden = !frames.length;
  byId("strip").replaceChildren(...frames.map((row) => {
    const button = make("button", { className: row.status, textContent: `${row.frame.moment} s`, title: words[row.status] });
    button.setAttribute("aria-pressed", row === state.chosen);
    button.onclick = () => choose(row);
    return button;
  }));
}

function stepFrame(by) {
  const frames = strip(state.chosen ?? {}), next = frames[frames.indexOf(state.chosen) + by];
  if (next) choose(next);
}

function step(by) {
  const shown = visible();
  if (!shown.length) return;
  const place = shown.indexOf(state.chosen);
  choose(shown[Math.min(Math.max(place < 0 ? 0 : place + by, 0), shown.length - 1)]);
}

// Pictures

async function decode(id) {
  if (!id) return null;
  const image = new Image();
  image.src = "data:image/png;base64," + byId(id).textContent;
  await image.decode();
  const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d", { willReadFrequently: true }).drawImage(image, 0, 0);
  return canvas;
}

// Draws the expected picture pale, with the differing pixels in red.
function difference(a, b) {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const canvas = make("canvas", { width, height });
  const context = canvas.getContext("2d");
  const [old, now] = [a, b].map((one) => {
    const whole = make("canvas", { width, height }).getContext("2d", { willReadFrequently: true });
    whole.drawImage(one, 0, 0);
    return whole.getImageData(0, 0, width, height);
  });
  const [from, to] = [new Uint32Array(old.data.buffer), new Uint32Array(now.data.buffer)];
  const out = context.createImageData(width, height), pixels = new Uint32Array(out.data.buffer);
  for (let i = 0; i < pixels.length; i++) {
    if (from[i] !== to[i]) {
      pixels[i] = 0xff2020e6;
    } else {
      const pale = 200 + (((from[i] >> 8) & 255) * 55 >> 8);
      pixels[i] = 0xff000000 | pale << 16 | pale << 8 | pale;
    }
  }
  context.putImageData(out, 0, 0);
  return canvas;
}

async function showPictures() {
  const row = state.chosen, stage = byId("stage");
  const say = (text) => stage.replaceChildren(make("p", { textContent: text }));
  if (row.isTooMuch) return say("The pictures of this result are left out, since the page would be too large. They are in the folder of the report.");
  if (!row.expected && !row.actual) return say(row.status === "unchanged" ? "This picture is unchanged." : "There is no picture.");
  let found;
  try { found = await Promise.all([decode(row.expected), decode(row.actual)]); } catch {
    found = await Promise.all([row.expected, row.actual].map((id) => decode(id).catch(() => null)));
    if (!found[0] && !found[1]) return say("The file is no picture that can be shown.");
  }
  if (row !== state.chosen) return;
  state.pictures = { expected: found[0], actual: found[1], difference: null };
  draw();
}

function layers(caption, canvases, decorate = () => {}) {
  const shown = canvases.filter(Boolean);
  const [width, height] = [Math.max(...shown.map((one) => one.width)), Math.max(...shown.map((one) => one.height))];
  const box = make("div", { className: "layers" });
  box.size = [width, height];
  for (const canvas of shown) box.append(canvas);
  const outlines = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  outlines.setAttribute("viewBox", `0 0 ${width} ${height}`);
  outlines.setAttribute("preserveAspectRatio", "none");
  (state.chosen.result.regions || []).forEach((region, index) => {
    const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const place = { x: region.x - 2, y: region.y - 2, width: region.width + 4, height: region.height + 4 };
    for (const [name, value] of Object.entries(place)) rect.setAttribute(name, value);
    if (index === state.region) rect.setAttribute("class", "chosen");
    outlines.append(rect);
  });
  outlines.toggleAttribute("hidden", !state.outlines);
  outlines.style.display = state.outlines ? "" : "none";
  box.append(outlines);
  decorate(box);
  box.onpointermove = (event) => showPixel(event, box);
  return make("figure", {}, make("figcaption", { textContent: caption }), box);
}

function draw() {
  const pictures = state.pictures;
  clearInterval(state.blink);
  if (!pictures) return;
  const { expected, actual } = pictures, both = expected && actual;
  const mode = both ? state.mode : 0;
  for (const canvas of [expected, actual]) if (canvas) canvas.style.cssText = "";
  const figures = [];
  if (mode === 0) {
    if (expected) figures.push(layers(head.expected, [expected]));
    if (actual) figures.push(layers(head.actual, [actual]));
    if (both) figures.push(layers("difference", [pictures.difference ??= difference(expected, actual)]));
  } else if (mode === 4) {
    figures.push(layers("difference", [pictures.difference ??= difference(expected, actual)]));
  } else {
    figures.push(layers(`${head.expected} and ${head.actual}`, [expected, actual], (box) => {
      if (mode === 1) box.append(make("div", { className: "line" }));
      if (mode === 1) {
        box.onpointerdown = (event) => { box.setPointerCapture(event.pointerId); slide(event, box); };
        box.addEventListener("pointermove", (event) => { if (event.buttons) slide(event, box); });
      }
    }));
    if (mode === 3) {
      let isActual = true;
      state.blink = setInterval(() => { isActual = !isActual; actual.style.visibility = isActual ? "" : "hidden"; }, 500);
    }
  }
  const frame = make("div", { id: "frame" }, ...figures);
  byId("stage").replaceChildren(frame);
  resize();
}

function slide(event, box) {
  const bounds = box.getBoundingClientRect();
  setPart(100 * (event.clientX - bounds.left) / bounds.width);
}

function setPart(part) {
  state.part = Math.min(100, Math.max(0, part));
  byId("amount").value = state.part;
  showPart();
}

// The slider shows the expected picture to the left of the line, and the actual one to its right. In the onion skin it is the opacity of
// the actual picture.
function showPart() {
  byId("amount-label").style.visibility = state.mode === 1 || state.mode === 2 ? "" : "hidden";
  const pictures = state.pictures;
  if (!pictures || !pictures.expected || !pictures.actual) return;
  const box = document.querySelector(".layers");
  if (state.mode === 1 && box) {
    const x = box.clientWidth * state.part / 100;
    pictures.actual.style.clipPath = `inset(0 0 0 ${x}px)`;
    pictures.expected.style.clipPath = `inset(0 ${Math.max(0, pictures.expected.clientWidth - x)}px 0 0)`;
  }
  if (state.mode === 2) pictures.actual.style.opacity = state.part / 100;
  const line = document.querySelector(".line");
  if (line) line.style.left = state.part + "%";
}

// The width of a pixel of the picture in pixels of the page.
function scale() {
  if (state.zoom) return state.zoom;
  const boxes = [...document.querySelectorAll(".layers")], stage = byId("stage");
  if (!boxes.length) return 1;
  const width = boxes.reduce((sum, box) => sum + box.size[0], 0), height = Math.max(...boxes.map((box) => box.size[1]));
  const room = [stage.clientWidth - 40 - 20 * (boxes.length - 1), stage.clientHeight - 60];
  return Math.max(0.02, Math.min(1, room[0] / width, room[1] / height));
}

function resize() {
  const by = scale();
  for (const box of document.querySelectorAll(".layers")) {
    box.style.width = box.size[0] * by + "px";
    box.style.height = box.size[1] * by + "px";
    box.classList.toggle("sharp", by >= 1);
    for (const canvas of box.querySelectorAll("canvas")) {
      canvas.style.width = canvas.width * by + "px";
      canvas.style.height = canvas.height * by + "px";
    }
  }
  showPart();
  byId("zoom").textContent = state.zoom ? Math.round(by * 100) + " %" : "fit";
}

const steps = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];
function zoom(to) {
  const stage = byId("stage"), before = scale();
  const centre = [stage.scrollLeft + stage.clientWidth / 2, stage.scrollTop + stage.clientHeight / 2];
  state.zoom = to;
  resize();
  const by = scale() / before;
  stage.scrollTo(centre[0] * by - stage.clientWidth / 2, centre[1] * by - stage.clientHeight / 2);
}
const larger = () => zoom(steps.find((one) => one > scale() * 1.01) ?? 32);
const smaller = () => zoom(steps.findLast((one) => one < scale() * 0.99) ?? 0.125);

function showPixel(event, box) {
  const bounds = box.getBoundingClientRect(), by = scale();
  const [x, y] = [Math.floor((event.clientX - bounds.left) / by), Math.floor((event.clientY - bounds.top) / by)];
  const color = (canvas) => {
    if (!canvas || x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return "none";
    const data = canvas.getContext("2d").getImageData(x, y, 1, 1).data;
    return "#" + [...data.slice(0, data[3] < 255 ? 4 : 3)].map((part) => part.toString(16).padStart(2, "0")).join("").toUpperCase();
  };
  const { expected, actual } = state.pictures;
  byId("pixel").textContent = `${x}, ${y}: ${color(expected)} ${color(actual)}`;
}

// The details of the result

function showDetails() {
  const row = state.chosen, result = row.result, details = byId("details");
  details.replaceChildren();
  const say = (text, className = "wide") => details.append(make("p", { className, textContent: text }));
  say(`${row.title} ${row.summary || "is unchanged"}` + (result && result.file ? ` (${result.file}${result.line ? ":" + result.line : ""})` : ""));
  if (!result) return;
  const changes = result.changes || [], regions = result.regions || [];
  if (changes.length) {
    const list = make("ul", {}, ...changes.map((change) => {
      const more = change.others ? ` (and ${change.others} other views)` : "";
      const button = make("button", {}, make("span", { className: "kind", textContent: change.kind }), `${change.view} ${change.words}${more}`);
      button.onclick = () => goTo(change.frame.map((number) => number * (result.scale || 1)));
      return make("li", {}, button);
    }));
    details.append(make("div", {}, make("h2", { textContent: "Views" }), list));
  }
  if (regions.length) {
    const list = make("ul", {}, ...regions.map((region, index) => {
      const owners = region.owners.length ? region.owners.join(", ") : "unknown view";
      const button = make("button", { textContent: `${owners}: ${region.width}x${region.height} at ${region.x}, ${region.y}, ${region.pixels} pixels` });
      button.onclick = () => chooseRegion(index);
      return make("li", {}, button);
    }));
    if (result.omittedRegions) list.append(make("li", { textContent: `and ${result.omittedRegions} smaller ones` }));
    details.append(make("div", {}, make("h2", { textContent: "Changed regions" }), list));
  }
}

function chooseRegion(index) {
  const regions = (state.chosen.result || {}).regions || [];
  if (!regions.length) return;
  state.region = (index + regions.length) % regions.length;
  document.querySelectorAll(".layers svg").forEach((svg) => [...svg.children].forEach((rect, place) => {
    rect.setAttribute("class", place === state.region ? "chosen" : "");
  }));
  const region = regions[state.region];
  goTo([region.x, region.y, region.width, region.height]);
}

// Scrolls a rectangle of the picture to the centre, zoomed so that its pixels are visible.
function goTo([x, y, width, height]) {
  const stage = byId("stage"), box = document.querySelector(".layers");
  if (!box) return;
  const room = Math.min(stage.clientWidth / (width + 40), stage.clientHeight / (height + 40));
  state.zoom = steps.findLast((one) => one <= Math.min(room, 8)) ?? 0.125;
  resize();
  const by = scale();
  stage.scrollTo(box.offsetLeft - stage.offsetLeft + (x + width / 2) * by - stage.clientWidth / 2,
    box.offsetTop - stage.offsetTop + (y + height / 2) * by - stage.clientHeight / 2);
}

// Controls

function setMode(mode) {
  state.mode = mode;
  [...byId("modes").children].forEach((button, place) => {
    button.setAttribute("aria-checked", place === mode);
    button.tabIndex = place === mode ? 0 : -1;
  });
  showPart();
  draw();
}

function toggleOutlines() {
  state.outlines = !state.outlines;
  byId("outlines").setAttribute("aria-pressed", state.outlines);
  draw();
}

const isDark = () => document.documentElement.classList.contains("dark");
function setTheme(dark) {
  document.documentElement.className = dark ? "dark" : "light";
}

function toggleHelp() {
  const dialog = byId("keys");
  if (dialog.open) dialog.close(); else dialog.showModal();
}

const keys = {
  j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
  ArrowLeft: () => setPart(state.part - 5), ArrowRight: () => setPart(state.part + 5),
  "+": larger, "=": larger, "-": smaller, 0: () => zoom(null), p: () => zoom(1),
  n: () => chooseRegion(state.region + 1), N: () => chooseRegion(state.region < 0 ? -1 : state.region - 1),
  ",": () => stepFrame(-1), ".": () => stepFrame(1),
  r: toggleOutlines, t: () => setTheme(!isDark()), "?": toggleHelp,
  "/": () => byId("search").focus(),
};
modes.forEach((_, mode) => { keys[mode + 1] = () => setMode(mode); });

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
  const target = event.target;
  if (target.tagName === "INPUT") {
    if (event.key === "Escape") target.blur();
    if (target.type === "search" || event.key.startsWith("Arrow")) return;
  }
  // Zoomed pictures are scrolled with the arrows.
  if (target === byId("stage") && state.zoom && event.key.startsWith("Arrow")) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

modes.forEach((name, mode) => {
  const button = make("button", { textContent: name, title: `${name} (${mode + 1})` });
  button.setAttribute("role", "radio");
  button.onclick = () => setMode(mode);
  byId("modes").append(button);
});
byId("title").textContent = head.title;
byId("sides").textContent = `${head.summary}. ${head.expected} → ${head.actual}`;
byId("search").oninput = showList;
byId("amount").oninput = (event) => setPart(Number(event.target.value));
byId("in").onclick = larger;
byId("out").onclick = smaller;
byId("fit").onclick = () => zoom(null);
byId("pixels").onclick = () => zoom(1);
byId("outlines").onclick = toggleOutlines;
byId("theme").onclick = () => setTheme(!isDark());
byId("help").onclick = toggleHelp;
window.addEventListener("resize", resize);
setTheme(matchMedia("(prefers-color-scheme: dark)").matches);
if (!rows.some((row) => state.shown.has(row.status))) state.shown.add("unchanged");
setMode(0);
showFilters();
showList();
const named = rows.find((row) => "#" + encodeURIComponent(row.title) === location.hash) ?? visible()[0];
if (named) choose(named); else byId("stage").replaceChildren(make("p", { textContent: "There are no pictures." }));
