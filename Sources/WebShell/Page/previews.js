// The list of previews.

import { byId, h } from "./elements.js";

export class Previews {
  /** Called with the index of the preview to show. */
  chosen = () => {};
  list = [];
  shown = 0;
  #search = byId("preview-search");
  #list = byId("preview-list");

  constructor() {
    this.#search.addEventListener("input", () => this.#show());
    this.#search.addEventListener("keydown", (event) => {
      const first = this.#list.querySelector("button");
      if (event.key === "Enter") first?.click();
      else if (event.key === "ArrowDown") first?.focus();
      else return;
      event.preventDefault();
    });
    this.#list.addEventListener("keydown", (event) => this.#key(event));
  }

  set(list, shown) {
    [this.list, this.shown] = [list, shown];
    this.#show();
  }

  get name() { return this.list[this.shown]?.name ?? "Vitrine"; }

  #show() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = this.list.map((preview, index) => ({ ...preview, index })).filter(({ name, summary, file, module }) =>
      words.every((word) => `${name} ${summary} ${file ?? ""} ${module ?? ""}`.toLowerCase().includes(word)));
    this.#list.replaceChildren(...hits.map(({ name, summary, file, line, index }) => {
      const place = file ? `${file.split("/").pop()}${line ? `:${line}` : ""}` : "";
      return h("li", {}, h("button", { type: "button", "aria-current": index === this.shown ? "true" : null, title: [summary,
          file].filter(Boolean).join("\n"), onclick: () => this.chosen(index) },
        h("b", {}, name), h("small", {}, place || summary.slice(0, 90))));
    }));
    if (!hits.length) this.#list.append(h("li", { class: "empty" }, this.list.length ? "No preview has these words." : "No previews."));
  }

  #key(event) {
    const buttons = [...this.#list.querySelectorAll("button")], at = buttons.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0) this.#search.focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  }
}
