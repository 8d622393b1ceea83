// A picture of the intended design, drawn over the preview.

import { byId, h, icon } from "./elements.js";

export class Design {
  #picture = byId("design");
  #file = h("input", { type: "file", accept: "image/*", hidden: true, onchange: () => this.#take(this.#file.files[0]) });
  #opacity = h("input", { type: "range", min: 0, max: 100, value: 50, hidden: true, "aria-label": "Opacity of the design picture",
    oninput: () => { this.#picture.style.opacity = this.#opacity.value / 100; } });
  #button = h("button", { type: "button", class: "glyph", onclick: () => (this.isShown ? this.#remove() : this.#file.click()) }, icon("design"));

  /** @param failed called with the reason why a file is not shown. */
  constructor(canvas, failed) {
    this.failed = failed;
    const view = byId("canvas");
    view.addEventListener("dragover", (event) => event.preventDefault());
    view.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#take(event.dataTransfer.files[0]);
    });
    this.#say();
  }

  /** The parts for the bar. */
  get controls() { return [this.#button, this.#opacity, this.#file]; }
  get isShown() { return !this.#picture.hidden; }

  async #take(file) {
    this.#file.value = "";
    if (!file) return;
    const image = h("img", { src: URL.createObjectURL(file) });
    try { await image.decode(); } catch {
      URL.revokeObjectURL(image.src);
      return this.failed(`${file.name} is no picture that this browser reads.`);
    }
    this.#remove();
    this.#picture.src = image.src;
    this.#picture.style.opacity = this.#opacity.value / 100;
    [this.#picture.hidden, this.#opacity.hidden] = [false, false];
    this.#say();
  }

  #remove() {
    if (this.#picture.src) URL.revokeObjectURL(this.#picture.src);
    this.#picture.removeAttribute("src");
    [this.#picture.hidden, this.#opacity.hidden] = [true, true];
    this.#say();
  }

  #say() {
    const label = this.isShown ? "Remove the design picture" : "Lay a design picture over the preview";
    this.#button.title = label;
    this.#button.setAttribute("aria-label", label);
    this.#button.setAttribute("aria-pressed", String(this.isShown));
  }
}
