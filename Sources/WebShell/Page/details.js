// The details of the selected view, with properties to edit.

import { byId, h, iconButton, memory, short } from "./elements.js";

export class Details {
  /** What the panel does: set(property, value), undo(), redo(), choose(view), light(index of a constraint, or null), place(source): a button. */
  constructor(actions) {
    this.actions = actions;
    this.root = byId("details");
    this.root.addEventListener("keydown", (event) => {
      // A text field that is being edited has its own undo.
      const isText = event.target.matches("input[type=text], input[type=number], input[type=search]");
      if (!(event.ctrlKey || event.metaKey) || event.code !== "KeyZ" || isText) return;
      event.preventDefault();
      event.shiftKey ? actions.redo() : actions.undo();
    });
    this.clear();
  }

  #shape = "";
  #details = null;
  #rows = new Map();
  #search = h("input", { type: "search", placeholder: "Search properties", "aria-label": "Search properties", autocomplete: "off",
      spellcheck: "false", oninput: () => this.#filter() });
  #onlyChanged = h("input", { type: "checkbox", checked: memory.get("onlyChanged", false), onchange: () => { memory.set("onlyChanged",
      this.#onlyChanged.checked); this.#filter(); } });

  clear(message = "Pick a view on the canvas or in the tree.") {
    [this.#shape, this.#details] = ["", null];
    this.root.replaceChildren(h("p", { class: "empty" }, message));
  }

  show(details) {
    this.#details = details;
    // The panel is rebuilt only if its rows change, so that text that is being typed is kept.
    const shape = JSON.stringify([details.view.id, details.classes, details.controller, details.source, details.indexPath,
        details.properties.map(({ name, kind }) => [name, kind])]);
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#build(details);
    }
    this.#figures.replaceChildren(...this.#geometry(details));
    this.#why.replaceChildren(...this.#reasons(details));
    this.#list.replaceChildren(...this.#constraints(details));
    for (const property of details.properties) this.#rows.get(property.name)?.update(property);
    for (const [button, name, words] of [[this.#undo, details.undoName, "Take the last change back"], [this.#redo, details.redoName, "Make it again"]]) {
      button.disabled = !name;
      button.title = name ? `${words}: ${name}` : words;
    }
    this.#filter();
  }

  #figures = h("div");
  #why = h("div");
  #list = h("div");

  #undo = iconButton("undo", "Take the last change back", () => this.actions.undo());
  #redo = iconButton("redo", "Make it again", () => this.actions.redo());

  #build(details) {
    const { view } = details;
    this.#rows = new Map();
    const groups = new Map();
    for (const property of details.properties) {
      const [group, ...rest] = property.name.split(".");
      const key = rest.length ? group : "view";
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(property);
    }
    this.groups = [...groups].map(([name, properties]) => h("div", { role: "group", "aria-label": name }, h("h2", {}, name === "view" ? view.type : name),
        ...properties.map((property) => this.#row(property))));
    const place = [details.controller && `view of ${details.controller}`, details.indexPath && `cell ${details.indexPath}`].filter(Boolean);
    const source = details.sourcePath ?? details.source;
    this.root.replaceChildren(
      h("h1", {}, view.type),
      h("p", { class: "sub" }, [view.name, details.classes.slice(1).join(" › ")].filter(Boolean).join(" · ")),
      ...place.map((line) => h("p", { class: "sub" }, line)),
      source ? h("p", { class: "sub" }, "made at ", this.actions.place(source)) : "",
      h("div", { class: "tools" },
        this.#undo, this.#redo, iconButton("parent", "Select the superview", () => this.actions.chooseParent())),
      this.#figures, this.#why, this.#list,
      h("h2", {}, "Properties"),
      h("div", { class: "tools" }, this.#search, h("label", {}, this.#onlyChanged, " only changed")),
      ...this.groups);
  }

  #geometry({ frame, bounds, margins, safeArea, baselines }) {
    const row = (key, values) => h("div", { class: "row" }, h("span", { class: "key" }, key), h("span", { class: "value" }, values));
    const rect = ([x, y, width, height]) => `${short(x)}, ${short(y)} · ${short(width)} × ${short(height)}`;
    const rows = [row("frame", rect(frame))];
    if (bounds[0] || bounds[1] || bounds[2] !== frame[2] || bounds[3] !== frame[3]) rows.push(row("bounds", rect(bounds)));
    if (margins.some(Boolean)) rows.push(row("margins", margins.map((value) => short(value)).join(", ")));
    if (safeArea.some(Boolean)) rows.push(row("safe area", safeArea.map((value) => short(value)).join(", ")));
    if (baselines) rows.push(row("baselines", [...new Set(baselines.map((value) => short(value)))].join(", ")));
    return rows;
  }

  #reasons({ horizontalReasons, verticalReasons, isAmbiguous }) {
    const list = [...horizontalReasons.map((reason) => ["↔", reason]), ...verticalReasons.map((reason) => ["↕", reason])];
    if (!list.length && !isAmbiguous) return [];
    return [h("h2", {}, "Why this frame"), isAmbiguous ? h("span", { class: "mark bad" }, "ambiguous") : "",
      h("ul", { class: "plain" }, ...list.map(([axis, reason]) => h("li", {}, h("span", { "aria-label": axis === "↔" ? "horizontally"
          : "vertically" }, axis), ` ${reason}`)))];
  }

  #constraints({ view, constraints }) {
    if (!constraints.length) return [];
    const items = constraints.map(({ text, owner, priority, isSatisfied, isAtWork, identifier, views }, index) => {
      const other = views.find((id) => id !== view.id), light = () => this.actions.light(index), dim = () => this.actions.light(null);
      const words = [
        text, " ", h("span", { class: "mark" }, owner), " ", priority < 1000 ? h("span", { class: "mark" }, short(priority)) : null, " ",
        isAtWork ? h("span", { class: "mark good" }, "decides this frame") : null, isSatisfied ? null : h("span", { class: "mark bad" }, "broken"),
        identifier ? ` ${identifier}` : null];
      return h("li", { onpointerenter: light, onpointerleave: dim }, other === undefined ? h("div", {}, ...words)
        : h("button", { type: "button", title: "Select the other view", onfocus: light, onblur: dim, onclick: () => this.actions.choose(other) },
            ...words));
    });
    return [h("h2", {}, "Constraints"), h("ul", { class: "plain" }, ...items)];
  }

  #filter() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean), onlyChanged = this.#onlyChanged.checked;
    for (const { name, isChanged, isEdited } of this.#details?.properties ?? []) {
      const row = this.#rows.get(name)?.element;
      if (row) row.hidden = !words.every((word) => name.toLowerCase().includes(word)) || (onlyChanged && !isChanged && !isEdited);
    }
    for (const group of this.groups ?? []) group.hidden = ![...group.querySelectorAll(".row")].some((row) => !row.hidden);
  }

  // MARK: Rows

  #row(property) {
    const id = `property-${property.name.replaceAll(/\W/g, "-")}`;
    const { elements, read, write } = this.#editor(property, id);
    const element = h("div", { class: "row" }, h("label", { for: id }, property.name.split(".").slice(-1)[0] === property.name ? property.name
        : property.name.slice(property.name.indexOf(".") + 1)), ...elements);
    // A text field sends a second change event when it loses the focus.
    let isTyped = false, timer = 0;
    const send = () => {
      clearTimeout(timer);
      if (!isTyped) return;
      isTyped = false;
      this.actions.set(property.name, read());
    };
    const controls = elements.flatMap((part) => [part, ...part.querySelectorAll("*")]).filter((part) => part.matches("input, select"));
    for (const control of controls) {
      control.addEventListener("change", send);
      control.addEventListener("input", () => {
        isTyped = true;
        // The picture follows while the user types.
        clearTimeout(timer);
        if (control.matches("[type=text], [type=number], [type=color]")) timer = setTimeout(send, 150);
      });
    }
    this.#rows.set(property.name, {
      element,
      update: ({ value, isChanged, isEdited }) => {
        element.classList.toggle("changed", isChanged);
        element.classList.toggle("edited", isEdited);
        if (!element.contains(document.activeElement) || document.activeElement.matches("[type=checkbox], select")) write(value);
      },
    });
    write(property.value);
    return element;
  }

  #editor({ kind, value }, id) {
    const type = typeof kind === "string" ? kind : Object.keys(kind)[0];
    const text = (attributes = {}) => h("input", { type: "text", id, value, spellcheck: "false", autocomplete: "off", ...attributes });
    const simple = (input) => ({ elements: [input], read: () => input.value, write: (next) => { input.value = next; } });
    switch (type) {
      case "number": return simple(h("input", { type: "number", id, value, step: "any" }));
      case "numbers": return simple(text());
      case "flag": {
        const input = h("input", { type: "checkbox", id });
        return { elements: [input], read: () => String(input.checked), write: (next) => { input.checked = next === "true"; } };
      }
      case "choice": {
        const names = kind.choice._0 ?? [];
        const input = h("select", { id }, ...names.map((name) => h("option", { value: name }, name)));
        return simple(input);
      }
      case "color": {
        const name = text({ placeholder: "none" }), well = h("input", { type: "color", "aria-label": "Colour" });
        well.addEventListener("input", () => { name.value = well.value.toUpperCase() + (name.value.length === 9 ? name.value.slice(7) : ""); });
        return { elements: [h("span", { class: "pair" }, well, name)], read: () => name.value.trim(), write: (next) => {
          name.value = next;
          well.value = /^#[0-9a-f]{6}/i.test(next) ? next.slice(0, 7).toLowerCase() : "#000000";
        } };
      }
      case "readOnly": {
        const output = h("output", { id });
        return { elements: [output], read: () => output.textContent, write: (next) => { output.textContent = next; } };
      }
      default: return simple(text());
    }
  }
}
