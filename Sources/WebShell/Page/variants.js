// Pictures beside the main one: the same preview under other conditions, each with its title.

import { byId, h } from "./elements.js";
import { draw } from "./pixels.js";

const conditions = { isLandscape: false, isDark: false, isRightToLeft: false, hasHighContrast: false, hasBoldText: false, reducesMotion: false };

/** What can be compared: the title, and the conditions beside the present ones. */
const sets = {
  appearance: ["Light and dark", ({ isDark }) => [[isDark ? "Light" : "Dark", { isDark: !isDark }]]],
  orientations: ["Portrait and landscape", ({ isLandscape }) => [[isLandscape ? "Portrait" : "Landscape", { isLandscape: !isLandscape }]]],
  textSizes: ["Text sizes", () => [["xSmall", { textSize: "xSmall" }], ["large", { textSize: undefined }], ["xxxLarge", { textSize: "xxxLarge" }],
    ["accessibility3", { textSize: "accessibility3" }]]],
  directions: ["Reading directions", ({ isRightToLeft }) => [[isRightToLeft ? "Left to right" : "Right to left", { isRightToLeft: !isRightToLeft }]]],
  devices: ["Devices", () => ["iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max"].map((device) => [device, { device }])],
  accessibility: ["Contrast, bold text", () => [["High contrast", { hasHighContrast: true }], ["Bold text", { hasBoldText: true }]]],
  systems: ["Looks of iOS 17 and 26", ({ system }) => [system === 26 ? ["iOS 17", { system: 17 }] : ["iOS 26", { system: 26 }]]],
};

export class Variants {
  #stage = byId("stage");
  #shown = [];
  #canvas;
  /** @param send sends a message: kind, fields. @param look returns the present conditions. */
  constructor(canvas, send, look) {
    this.#canvas = canvas;
    this.choice = h("select", { "aria-label": "Side by side", onchange: () => {
      const present = { ...conditions, ...look() };
      const all = sets[this.choice.value]?.[1](present).map(([title, change]) => ({ title, look: { ...present, ...change } })) ?? [];
      const same = JSON.stringify(present);
      send("variants", { _0: all.filter((variant) => JSON.stringify(variant.look) !== same) });
    } }, h("option", { value: "" }, "One picture"), ...Object.entries(sets).map(([value, [title]]) => h("option", { value }, title)));
  }

  get pictures() { return this.#shown; }

  /** Makes room for other pictures. */
  set(titles) {
    for (const { figure } of this.#shown) figure.remove();
    this.#shown = titles.map((title) => {
      const picture = h("canvas", { width: 1, height: 1 });
      const figure = h("figure", { class: "variant" }, h("figcaption", {}, title), picture);
      this.#stage.append(figure);
      return { figure, picture, context: picture.getContext("2d", { alpha: false }), width: 0, height: 0, surface: null };
    });
    if (!titles.length) this.choice.value = "";
    this.#canvas.layOut();
  }

  setSurface(index, surface) { if (this.#shown[index]) this.#shown[index].surface = surface; }

  take(index, words) {
    const shown = this.#shown[index];
    if (!shown) return;
    if (shown.surface) {
      const { pixelWidth, pixelHeight, scale } = shown.surface;
      Object.assign(shown.picture, { width: pixelWidth, height: pixelHeight });
      Object.assign(shown, { width: pixelWidth / scale, height: pixelHeight / scale, surface: null });
      this.#canvas.layOut();
    }
    draw(words, shown.context);
  }

  /** The width of all pictures with the gaps between them, and the greatest height, in points. */
  get room() { return [this.#shown.reduce((sum, { width }) => sum + width, 0), Math.max(0, ...this.#shown.map(({ height }) => height))]; }

  layOut(zoom) {
    for (const { picture, width, height } of this.#shown) Object.assign(picture.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
  }
}
