// The page: connects its parts.

import { Canvas } from "./canvas.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { byId, h, short } from "./elements.js";
import { Input } from "./input.js";
import { Inspector } from "./inspector.js";
import { Previews } from "./previews.js";

const canvas = new Canvas(), connection = new Connection(), previews = new Previews();
const send = (kind, fields) => connection.send(kind, fields);
const input = new Input(canvas, send), inspector = new Inspector(canvas, connection);
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
  sidesChanged: () => inspector.refresh(),
});

canvas.changed = () => {
  controls.zoomChanged();
  input.setTextArea(textArea);
  inspector.layOut();
};
// What is done goes on from the moment that is shown.
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
    case "notice": canvas.notice(fields._0 ?? null); break;
    case "choices": controls.setChoices(fields._0); break;
    case "refused": canvas.toast(fields._0); break;
    default: break;
  }
};

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
