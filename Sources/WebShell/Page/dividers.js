// The lines between the panels: dragged, or moved with arrow keys, they give a panel another size, which this browser remembers. A double
// click restores the standard size.

import { byId, h, memory } from "./elements.js";

/** Each panel: the name of its divider, its label, the standard and the smallest size in pixels, and the space that it leaves. */
const panels = {
  previews: { label: "Width of the list", standard: 208, least: 140, sign: 1, leaves: () => innerWidth - other("inspector") - 260 },
  inspector: { label: "Width of the inspector", standard: 340, least: 270, sign: -1, leaves: () => innerWidth - other("previews") - 260 },
  tree: { label: "Height of the tree", standard: null, least: 90, sign: 1, isHorizontal: true, leaves: () => byId("panel-views").clientHeight - 120 },
};

const other = (panel) => (document.body.classList.contains(`no-${panel}`) ? 0 : byId(panel).offsetWidth);
const step = 20;

export class Dividers {
  /** Called after a size has changed. */
  changed = () => {};

  constructor() {
    for (const [name, panel] of Object.entries(panels)) this.#make(name, panel);
    addEventListener("resize", () => this.#fitAll());
    this.#fitAll();
  }

  #set = {};

  #fitAll() { for (const set of Object.values(this.#set)) set.again(); }

  #make(name, { label, standard, least, sign, isHorizontal, leaves }) {
    const divider = h("div", { class: "divider", id: `divider-${name}`, role: "separator", tabIndex: 0, "aria-label": label, "aria-controls": name === "tree" ? "tree-box" : name,
      "aria-orientation": isHorizontal ? "horizontal" : "vertical", "aria-valuemin": least, title: `${label}: drag, or double-click for the standard size` });
    const box = byId(name === "tree" ? "tree-box" : name);
    if (name === "tree") box.after(divider);
    else document.body.append(divider);
    const present = () => (isHorizontal ? box.offsetHeight : box.offsetWidth);
    const show = (size) => {
      const property = `--${name}-size`, most = Math.max(least, leaves());
      if (size === null) document.body.style.removeProperty(property);
      else document.body.style.setProperty(property, `${Math.round(Math.min(most, Math.max(least, size)))}px`);
      divider.setAttribute("aria-valuemax", Math.round(most));
      divider.setAttribute("aria-valuenow", Math.round(size ?? standard ?? present()));
    };
    const resize = (size) => {
      memory.set(`size.${name}`, size);
      show(size);
      this.changed();
    };
    this.#set[name] = { again: () => show(memory.get(`size.${name}`, standard)) };
    let start = null;
    const place = (event) => (isHorizontal ? event.clientY : event.clientX);
    divider.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      divider.setPointerCapture(event.pointerId);
      start = { size: present(), place: place(event) };
      event.preventDefault();
      divider.focus({ preventScroll: true });
    });
    divider.addEventListener("pointermove", (event) => { if (start) resize(start.size + sign * (place(event) - start.place)); });
    for (const type of ["pointerup", "pointercancel"]) divider.addEventListener(type, () => { start = null; });
    divider.addEventListener("dblclick", () => resize(standard));
    divider.addEventListener("keydown", (event) => {
      const more = isHorizontal ? "ArrowDown" : sign > 0 ? "ArrowRight" : "ArrowLeft", less = isHorizontal ? "ArrowUp" : sign > 0 ? "ArrowLeft" : "ArrowRight";
      const change = { [more]: step, [less]: -step }[event.key];
      if (event.key === "Home") resize(standard);
      else if (change) resize(Math.max(least, present() + change));
      else return;
      event.preventDefault();
    });
  }
}
