// The page: connects its parts.

import { Canvas } from "./canvas.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { byId, h, short } from "./elements.js";
import { Input } from "./input.js";
import { Design } from "./design.js";
import { Dividers } from "./dividers.js";
import { Inspector } from "./inspector.js";
import { Layers } from "./layers.js";
import { Places } from "./places.js";
import { Previews } from "./previews.js";
import { Variants } from "./variants.js";

const canvas = new Canvas(), connection = new Connection(), previews = new Previews();
const send = (kind, fields) => connection.send(kind, fields);
const places = new Places(send, (text) => canvas.toast(text));
const input = new Input(canvas, send), inspector = new Inspector(canvas, connection, (place) => places.button(place));
const layers = new Layers(), design = new Design(canvas, (reason) => canvas.toast(reason));
const variants = new Variants(canvas, send, () => controls.look);
canvas.variants = variants;
let cursor = "arrow", textArea = null;

const controls = new Controls({
  canvas, send,
  pick: (isOn) => {
    input.isActive = !isOn;
    input.setCursor(cursor);
    inspector.setPicking(isOn);
  },
  resize: (scale) => send("resize", { width: canvas.width, height: canvas.height, scale }),
  restart: () => send("stop"),
  save: () => canvas.save(previews.name),
  design: design.controls, variants,
  saveDocument: (name) => saveDocument(name),
  showLayers: (isOn) => showLayers(isOn),
  sidesChanged: () => inspector.refresh(),
});

// MARK: Documents that the host writes

async function fetchDocument(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

async function saveDocument(name) {
  try {
    const link = h("a", { href: URL.createObjectURL(await (await fetchDocument(name)).blob()),
      download: `${previews.name.replace(/[/\\]/g, "-")}.${name.split(".").pop()}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  } catch (error) { canvas.toast(error.message); }
}

async function showLayers(isOn) {
  try { layers.show(isOn ? await (await fetchDocument("capture.json")).json() : null); } catch (error) {
    controls.layers.set(false);
    canvas.toast(error.message);
  }
  layers.select(inspector.tree.selected);
}
layers.chosen = (id) => {
  inspector.select(id);
  layers.select(id);
};

new Dividers().changed = () => canvas.layOut();
canvas.resized = (width, height) => send("resize", { width, height, scale: canvas.scale });
canvas.changed = () => {
  controls.zoomChanged();
  input.setTextArea(textArea);
  inspector.layOut();
};
// Input continues from the shown moment.
for (const type of ["pointerdown", "keydown"]) canvas.device.addEventListener(type, () => { if (input.isActive) controls.moment.value = 1000; });
previews.chosen = (index) => send("show", { preview: index });

// MARK: Frames

const meter = { frames: 0, bytes: 0, since: performance.now() };
connection.pixels = (words) => {
  canvas.take(words);
  meter.frames++;
  meter.bytes += words.byteLength;
  inspector.refresh();
};
setInterval(() => {
  const seconds = (performance.now() - meter.since) / 1000;
  const size = `${short(canvas.width, 1)} × ${short(canvas.height, 1)} points @${canvas.scale}x`;
  byId("figures").textContent = [
    size, `${Math.round(meter.frames / seconds)} frames/s`, `${short(meter.bytes / seconds / 1024, 0)} KiB/s`].join(" · ");
  Object.assign(meter, { frames: 0, bytes: 0, since: performance.now() });
}, 1000);

// MARK: Messages

let hosts = 0;
connection.received = (kind, fields) => {
  switch (kind) {
    case "hello":
      hosts++;
      inspector.hostChanged();
      break;
    case "surface": canvas.setSurface(fields._0); break;
    case "title":
      document.title = fields._0;
      byId("keys").setAttribute("aria-label", `Picture of ${fields._0.replace(/ - Vitrine$/, "")}`);
      break;
    case "cursor": input.setCursor(cursor = fields._0); break;
    case "textInput": input.setTextArea(textArea = fields.area ?? null); break;
    case "clipboard": copy(fields._0); break;
    case "panels": canvas.showPanels(fields._0); break;
    case "open": offer(fields.address); break;
    case "previews":
      previews.set(fields._0, fields.shown);
      controls.setLook(fields.look);
      break;
    case "clock": controls.setClock(fields.rate); break;
    case "output": print(fields._0); break;
    case "notice": canvas.notice(places.parts(fields._0 ?? "")); break;
    case "variants": variants.set(fields._0); break;
    case "variantSurface": variants.setSurface(fields.variant, fields.surface); break;
    case "choices":
      places.opens = fields._0.opensSources ?? false;
      controls.setChoices(fields._0);
      break;
    case "said": canvas.toast(fields._0); break;
    case "refused": canvas.toast(fields._0); break;
    default: break;
  }
};

/** Appends what the preview printed to the console, of which the last part is kept. */
function print(text) {
  const output = byId("console"), panel = output.parentElement;
  const isAtEnd = panel.scrollTop >= panel.scrollHeight - panel.clientHeight - 20;
  output.textContent = (output.textContent + text).slice(-65536);
  if (isAtEnd) panel.scrollTop = panel.scrollHeight;
}

async function copy(text) {
  try { await navigator.clipboard.writeText(text); } catch { canvas.toast("The browser did not let the preview copy a text."); }
}

function offer(address) {
  const isSafe = /^(https?|mailto):/i.test(address);
  canvas.toast("The preview opens ", isSafe ? h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, address) : address);
}

connection.changed = (isOpen, reason) => {
  const line = byId("connection");
  line.textContent = isOpen ? "Connected" : `Not connected${reason ? `: ${reason}` : ""}. Trying again.`;
  line.classList.toggle("bad", !isOpen);
};
connection.open();
