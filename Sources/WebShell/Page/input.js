// Input on the picture, as lines of a recording (Sources/Display/Recording).

import { byId } from "./elements.js";

const usages = {
  Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47, BracketRight: 48, Backslash: 49, Semicolon: 51,
  Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56, CapsLock: 57, PrintScreen: 70, ScrollLock: 71, Pause: 72, Insert: 73, Home: 74,
  PageUp: 75, Delete: 76, End: 77, PageDown: 78, ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82, NumLock: 83, NumpadDivide: 84,
  NumpadMultiply: 85, NumpadSubtract: 86, NumpadAdd: 87, NumpadEnter: 88, Numpad0: 98, NumpadDecimal: 99, IntlBackslash: 100, ContextMenu: 101,
  ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228, ShiftRight: 229, AltRight: 230, MetaRight: 231, Digit0: 39,
};
for (let n = 0; n < 26; n++) usages[`Key${String.fromCharCode(65 + n)}`] = 4 + n;
for (let n = 1; n <= 9; n++) [usages[`Digit${n}`], usages[`Numpad${n}`]] = [29 + n, 88 + n];
for (let n = 1; n <= 12; n++) usages[`F${n}`] = 57 + n;

/** What keys without a character of their own type. */
const controls = { Enter: "\r", Backspace: "\b", Tab: "\t", Escape: "\u001b", Delete: "\u007f" };

/** Keys that stay the browser's. */
const isBrowsers = ({ code, ctrlKey, shiftKey }) =>
  ["F5", "F11", "F12"].includes(code) || (ctrlKey && ["KeyR", "KeyL", "KeyT", "KeyW",
      "KeyN"].includes(code)) || (ctrlKey && shiftKey && code === "KeyI");

export function quoted(text) {
  let word = '"';
  for (const character of text) {
    const code = character.codePointAt(0);
    if (character === '"' || character === "\\") word += `\\${character}`;
    else if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029) word += `\\u{${code.toString(16)}}`;
    else if (code < 0xd800 || code > 0xdfff) word += character;
  }
  return `${word}"`;
}

function modifiers(event) {
  const held = [];
  if (event.getModifierState?.("CapsLock")) held.push("caps");
  if (event.shiftKey) held.push("shift");
  if (event.ctrlKey) held.push("control");
  if (event.altKey) held.push("alt");
  if (event.metaKey) held.push("command");
  return held;
}

export class Input {
  /** While this is false, the pointer belongs to the inspector. */
  isActive = true;

  #canvas;
  #send;
  #keys = byId("keys");
  /** The fingers by the identifiers of their pointers, with their last places. */
  #fingers = new Map();
  #hovers = false;
  #mouse = null;
  #held = new Map();
  #paste = null;
  #isComposing = false;

  /** @param send sends a message: kind, fields. */
  constructor(canvas, send) {
    this.#canvas = canvas;
    this.#send = send;
    const device = canvas.device, on = (type, action, target = device) => target.addEventListener(type, action, { passive: false });
    on("pointerdown", (event) => this.#down(event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#up(event, "ended"));
    on("pointercancel", (event) => this.#up(event, "cancelled"));
    on("pointerleave", (event) => this.#leave(event));
    on("contextmenu", (event) => event.preventDefault());
    on("wheel", (event) => this.#wheel(event));
    const keys = this.#keys;
    on("keydown", (event) => this.#key(event), keys);
    on("keyup", (event) => this.#keyUp(event), keys);
    on("beforeinput", (event) => this.#input(event), keys);
    on("compositionstart", () => { this.#isComposing = true; }, keys);
    // The position of the caret is known only after the change.
    on("input", () => { if (this.#isComposing) this.#compose(); }, keys);
    on("compositionend", (event) => this.#composed(event.data), keys);
    on("paste", (event) => this.#pasted(event), keys);
    on("blur", () => this.#release(), keys);
  }

  focus() { this.#keys.focus({ preventScroll: true }); }

  setCursor(name) {
    const shapes = {
      text: "text", hand: "pointer", hidden: "none", horizontalResize: "ew-resize", verticalResize: "ns-resize", diagonalResize: "nwse-resize",
    };
    this.#canvas.device.style.cursor = this.isActive ? shapes[name] ?? "default" : "crosshair";
  }

  /** Sets the place of the text that is entered, in points, near which an input method shows its candidates; null if there is none. */
  setTextArea(area) {
    const [x, y, , height] = area ?? [0, 0, 0, 20], zoom = this.#canvas.zoom;
    const mode = area ? "text" : "none";
    Object.assign(this.#keys.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, height: `${Math.max(16, height * zoom)}px` });
    if (this.#keys.inputMode === mode) return;
    this.#keys.inputMode = mode;
    // The on-screen keyboard opens for an element that gets the focus.
    if (area && document.activeElement === this.#keys && matchMedia("(pointer: coarse)").matches) {
      this.#keys.blur();
      this.focus();
    }
  }

  #event(event, words) { this.#send("event", { _0: `${event.timeStamp / 1000} ${words}` }); }

  // MARK: Pointers

  #finger(event) {
    if (event.pointerType === "mouse") return 0;
    const used = [...this.#fingers.values()].map(({ id }) => id);
    let id = 2;
    while (used.includes(id)) id++;
    return id;
  }

  #touch(event, phase) {
    const finger = this.#fingers.get(event.pointerId);
    const word = (id, { x, y }) => {
      const force = event.pointerType === "pen" && event.pressure > 0 ? ` force ${event.pressure}` : "";
      const mouse = event.pointerType === "mouse" ? (finger.isSecondary ? " mouse secondary" : " mouse") : "";
      return `${id} ${phase} ${x} ${y}${force}${mouse}`;
    };
    const samples = [word(finger.id, finger.point)];
    // With Alt, a second finger mirrors the first.
    if (finger.isPair) samples.push(word(1, { x: this.#canvas.width - finger.point.x, y: this.#canvas.height - finger.point.y }));
    this.#event(event, `touch ${samples.join(" , ")}`);
  }

  #down(event) {
    this.focus();
    event.preventDefault();
    if (!this.isActive || event.button > 2 || event.button === 1 || this.#fingers.has(event.pointerId)) return;
    this.#canvas.device.setPointerCapture(event.pointerId);
    const point = this.#canvas.point(event), isSecondary = event.button === 2;
    if (this.#hovers) this.#hover(event, "ended", point);
    this.#fingers.set(event.pointerId, { id: this.#finger(event), point, isSecondary, button: event.button,
        isPair: event.altKey && !isSecondary && event.pointerType === "mouse" });
    this.#touch(event, "began");
  }

  #move(event) {
    const point = this.#canvas.point(event), finger = this.#fingers.get(event.pointerId);
    if (event.pointerType === "mouse") this.#mouse = point;
    if (finger) {
      if (finger.point.x === point.x && finger.point.y === point.y) return;
      finger.point = point;
      this.#touch(event, "moved");
    } else if (this.isActive && event.pointerType === "mouse") {
      this.#hover(event, this.#hovers ? "moved" : "began", point);
    }
  }

  #up(event, phase) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger || (phase === "ended" && event.button !== finger.button)) return;
    finger.point = this.#canvas.point(event);
    this.#touch(event, phase);
    this.#fingers.delete(event.pointerId);
  }

  #hover(event, phase, { x, y }) {
    this.#hovers = phase !== "ended";
    this.#event(event, `hover ${phase} ${x} ${y}`);
  }

  #leave(event) { if (this.#hovers) this.#hover(event, "ended", this.#mouse ?? this.#canvas.point(event)); }

  #wheel(event) {
    // With Ctrl the wheel zooms the canvas.
    if (!this.isActive || event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = this.#canvas.point(event), unit = [1, 16, this.#canvas.height][event.deltaMode] / this.#canvas.zoom;
    let [dx, dy] = [-event.deltaX * unit, -event.deltaY * unit];
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    this.#event(event, ["scroll", x, y, dx, dy, ...modifiers(event)].join(" "));
  }

  // MARK: Keys

  #keyWords(event, phase, held = modifiers(event)) {
    const usage = usages[event.code] ?? 0, typed = event.key.length === 1 || [...event.key].length === 1 ? event.key : controls[event.key] ?? "";
    const pad = usage >= 83 && usage <= 99 ? ["pad"] : [];
    return ["key", phase, usage, quoted(typed), quoted(typed), ...held, ...pad, ...(event.repeat ? ["repeat"] : [])].join(" ");
  }

  #key(event) {
    if (event.isComposing || event.keyCode === 229 || isBrowsers(event)) return;
    if (event.code === "Escape") {
      // Leaves the canvas without a pointer. It is not sent, because the host closes its window on Escape.
      event.preventDefault();
      document.querySelector("#bar button").focus();
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.code === "KeyV") {
      this.#paste = event;
      return;
    }
    const types = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey;
    if (!types) event.preventDefault();
    this.#held.set(event.code, event);
    this.#event(event, this.#keyWords(event, "down"));
  }

  #keyUp(event) {
    if (!this.#held.delete(event.code)) return;
    this.#event(event, this.#keyWords(event, "up"));
  }

  /** Releases all keys and fingers. */
  #release() {
    for (const [code, { key }] of this.#held) this.#event({ timeStamp: performance.now() }, this.#keyWords({ code, key }, "up", []));
    this.#held.clear();
  }

  // MARK: Text

  #input(event) {
    switch (event.inputType) {
      case "insertText":
        // The text of a composition arrives when it ends.
        if (this.#isComposing) return;
        if (event.data) this.#event(event, `text ${quoted(event.data)}`);
        break;
      case "insertCompositionText": case "insertFromComposition": case "deleteCompositionText": return;
      // On-screen keyboards send no key events.
      case "deleteContentBackward": this.#press(event, "Backspace"); break;
      case "insertLineBreak": case "insertParagraph": this.#press(event, "Enter"); break;
      default: break;
    }
    event.preventDefault();
  }

  #press(event, name) {
    for (const phase of ["down", "up"]) this.#event(event, this.#keyWords({ code: name, key: name }, phase, []));
  }

  #compose() {
    const { value, selectionStart, selectionEnd } = this.#keys;
    this.#event({ timeStamp: performance.now() }, `composition ${quoted(value)} ${selectionStart} ${selectionEnd}`);
  }

  #composed(text) {
    this.#isComposing = false;
    const now = { timeStamp: performance.now() };
    this.#event(now, 'composition "" 0 0');
    if (text) this.#event(now, `text ${quoted(text)}`);
    this.#keys.value = "";
  }

  #pasted(event) {
    event.preventDefault();
    this.#send("clipboard", { _0: event.clipboardData.getData("text/plain") });
    const key = this.#paste ?? { code: "KeyV", key: "v", ctrlKey: true };
    this.#paste = null;
    for (const phase of ["down", "up"]) this.#event(event, this.#keyWords(key, phase));
  }
}
