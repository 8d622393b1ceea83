// The tree of views, with search.

import { byId, h, memory } from "./elements.js";

const unseen = { hidden: "hidden", transparent: "transparent", clipped: "clipped", offScreen: "off screen" };
/** The most rows that are shown at once. */
const mostRows = 1500;

export class Tree {
  /** Called with the number of a view: chosen by the person, or under the pointer (null for none). */
  chosen = () => {};
  hovered = () => {};
  views = [];
  selected = null;

  #list = byId("tree");
  #search = byId("tree-search");
  #closed = new Set();
  #parents = new Map();
  #text = "";
  #internals = byId("internals");

  constructor() {
    this.#internals.checked = memory.get("internals", false);
    this.#internals.addEventListener("change", () => {
      memory.set("internals", this.#internals.checked);
      this.#show();
    });
    this.#search.addEventListener("input", () => this.#show());
    this.#search.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown" && event.key !== "Enter") return;
      event.preventDefault();
      this.#list.querySelector("li[data-view]")?.focus();
    });
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#list.addEventListener("pointerleave", () => this.hovered(null));
  }

  view(id) { return this.views.find((view) => view.id === id) ?? null; }
  parent(id) { return this.#parents.get(id) ?? null; }

  /** @param tree the answer of the host. */
  set({ views, omitted }) {
    const text = JSON.stringify(views);
    if (text === this.#text) return false;
    this.#text = text;
    this.views = views;
    this.omitted = omitted;
    this.#parents.clear();
    const above = [];
    for (const { id, depth } of views) {
      this.#parents.set(id, above[depth - 1] ?? null);
      above[depth] = id;
      above.length = depth + 1;
    }
    this.#show();
    return true;
  }

  /** Where a view is, in words that hold for the next host too: the class and the place among its siblings, from the window on. */
  path(id) {
    const words = [];
    for (let view = this.view(id); view; view = this.view(this.parent(view.id))) {
      const siblings = this.views.filter((other) => other.depth === view.depth && this.parent(other.id) === this.parent(view.id));
      words.unshift(`${view.type}#${siblings.indexOf(view)}`);
    }
    return words.join("/");
  }

  find(path) {
    let parent = null;
    for (const word of path.split("/")) {
      const [type, place] = word.split("#");
      const siblings = this.views.filter((view) => (parent === null ? view.depth === 0 : this.parent(view.id) === parent));
      const view = siblings[Number(place)]?.type === type ? siblings[Number(place)] : siblings.filter((view) => view.type === type)[0];
      if (!view) return null;
      parent = view.id;
    }
    return parent;
  }

  select(id) {
    this.selected = id;
    for (let above = this.parent(id); above !== null; above = this.parent(above)) this.#closed.delete(above);
    this.#show();
    this.#list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }

  #rows() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length) {
      return this.views.filter(({ type, name, text }) => words.every((word) => `${type} ${name ?? ""} ${text ?? ""}`.toLowerCase().includes(word)));
    }
    const rows = [];
    let closedAt = Infinity;
    for (const view of this.#listed) {
      if (this.#levels.get(view.id) > closedAt) continue;
      closedAt = this.#closed.has(view.id) ? this.#levels.get(view.id) : Infinity;
      rows.push(view);
    }
    return rows;
  }

  #listed = [];
  /** The number of listed views above each listed view. */
  #levels = new Map();

  /** Chooses the views that are listed: not the parts that UIKit made for its own views, unless they are wanted. What is below them stays. */
  #choose() {
    this.#levels.clear();
    const above = [];
    this.#listed = this.views.filter((view) => {
      while (above.length && above[above.length - 1] >= view.depth) above.pop();
      if (view.isInternal && !this.#internals.checked && view.id !== this.selected) return false;
      this.#levels.set(view.id, above.length);
      above.push(view.depth);
      return true;
    });
    const hidden = this.views.length - this.#listed.length;
    byId("internals-hidden").textContent = hidden ? `(${hidden} hidden)` : "";
  }

  /** The nearest listed view above a view. */
  #listedParent(id) {
    let above = this.parent(id);
    while (above !== null && !this.#levels.has(above)) above = this.parent(above);
    return above;
  }

  #show() {
    this.#choose();
    const rows = this.#rows(), isSearch = this.#search.value.trim() !== "", hadFocus = this.#list.contains(document.activeElement);
    const focus = rows.some(({ id }) => id === this.selected) ? this.selected : rows[0]?.id;
    const parents = new Set(this.#listed.map(({ id }) => this.#listedParent(id)));
    this.#list.replaceChildren(...rows.slice(0, mostRows).map((view) => {
      const hasChildren = parents.has(view.id) && !isSearch, isOpen = !this.#closed.has(view.id);
      return h("li", {
        role: "treeitem", "aria-level": (this.#levels.get(view.id) ?? view.depth) + 1, "aria-selected": view.id === this.selected ? "true" : "false",
        "aria-expanded": hasChildren ? String(isOpen) : null, "data-view": view.id, tabIndex: view.id === focus ? 0 : -1, class: view.unseen || view.isInternal
            ? "dim" : null,
        onclick: (event) => (event.target.closest(".twist") && hasChildren ? this.#fold(view.id) : this.chosen(view.id)),
        onpointerenter: () => this.hovered(view.id),
      },
      h("span", { class: "twist", "aria-hidden": "true" }, hasChildren ? (isOpen ? "▾" : "▸") : ""),
      h("span", { class: "type" }, view.type),
      view.name ? h("span", { class: "name" }, view.name) : null,
      view.text ? h("span", { class: "text" }, `“${view.text}”`) : null,
      view.unseen ? h("span", { class: "unseen" }, unseen[view.unseen]) : null);
    }));
    rows.slice(0, mostRows).forEach((view,
        index) => { this.#list.children[index].style.paddingLeft = `${4 + (isSearch ? 0 : Math.min(this.#levels.get(view.id), 24)) * 11}px`; });
    const left = Math.max(0, rows.length - mostRows) + (this.omitted ?? 0);
    if (left) this.#list.append(h("li", { class: "empty", role: "none" }, `${left} more views are not listed.`));
    if (!rows.length) this.#list.append(h("li", { class: "empty", role: "none" }, this.views.length ? "No view has these words." : "No views yet."));
    if (hadFocus) this.#list.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
  }

  #fold(id) {
    if (!this.#closed.delete(id)) this.#closed.add(id);
    this.#show();
  }

  #key(event) {
    const rows = this.#rows(), at = rows.findIndex(({ id }) => String(id) === document.activeElement.dataset.view), view = rows[at];
    const hasChildren = view && this.#listed.some(({ id }) => this.#listedParent(id) === view.id), isOpen = view && !this.#closed.has(view.id);
    let next = null;
    switch (event.key) {
      case "ArrowDown": next = rows[at + 1]; break;
      case "ArrowUp": next = rows[at - 1]; break;
      case "Home": next = rows[0]; break;
      case "End": next = rows[Math.min(rows.length, mostRows) - 1]; break;
      case "ArrowRight":
        if (hasChildren && !isOpen) this.#fold(view.id);
        else next = hasChildren ? rows[at + 1] : null;
        break;
      case "ArrowLeft":
        if (hasChildren && isOpen) this.#fold(view.id);
        else if (view) next = this.view(this.#listedParent(view.id));
        break;
      default: return;
    }
    event.preventDefault();
    if (!next) return;
    this.chosen(next.id);
    this.#list.querySelector("[aria-selected=true]")?.focus();
  }
}
