// Creates elements of the page.

/** h("li", { class: "row", onclick: f, "aria-level": 1 }, "text", child, ...) */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled" || name === "hidden" || name === "tabIndex") element[name] = value;
    else if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const paths = {
  previews: "M2.5 3h11v10h-11zM6 3v10", inspector: "M2.5 3h11v10h-11zM10 3v10", pick: "M3 3l4 10 1.6-4.4L13 7z",
  play: "M5 3l8 5-8 5z", pause: "M5.5 3.5v9M10.5 3.5v9", restart: "M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3", save: "M8 2.5v7M5 7l3 3 3-3M3 13h10",
  minus: "M4 8h8", plus: "M4 8h8M8 4v8", fit: "M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3", turn: "M4 5.5h6v8H4zM7 3h5.5v6",
      damage: "M8 2L4 9h4l-1 5 5-7H8z",
  layers: "M8 2l6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3", capture: "M2 5h3l1-2h4l1 2h3v8H2zM8 6.8a2.2 2.2 0 1 0 .01 0",
  recording: "M8 2.5a5.5 5.5 0 1 0 .01 0M8 6a2 2 0 1 0 .01 0", design: "M2.5 3h11v10h-11zM2.5 11l3.5-4 3 3 2-2 2.5 3",
  keys: "M2 4.5h12v7H2zM4.5 7h.01M7 7h.01M9.5 7h.01M11.8 7h.01M5 9.5h6",
  undo: "M6 4L3 7l3 3M3 7h6a3.5 3.5 0 0 1 0 7H7", redo: "M10 4l3 3-3 3M13 7H7a3.5 3.5 0 0 0 0 7h2", parent: "M4 7l4-4 4 4M8 3v10",
};

export function icon(name) {
  const element = s("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" });
  element.append(s("path", { d: paths[name] }));
  return element;
}

export function iconButton(name, label, onclick, attributes = {}) {
  return h("button", { type: "button", class: "glyph", "aria-label": label, title: label, onclick, ...attributes }, icon(name));
}

/** A button that is on or off; `change` is called with the new state. */
export function toggle(label, change, content = label) {
  const button = h("button", { type: "button", "aria-pressed": "false", title: label, "aria-label": label }, content);
  button.addEventListener("click", () => { button.set(!button.isOn); change(button.isOn); });
  Object.defineProperty(button, "isOn", { get: () => button.getAttribute("aria-pressed") === "true" });
  button.set = (isOn) => button.setAttribute("aria-pressed", isOn ? "true" : "false");
  return button;
}

export const byId = (id) => document.getElementById(id);

/** A number as people read it. */
export const short = (value, digits = 2) => String(Math.round(value * 10 ** digits) / 10 ** digits);

/** What is remembered in this browser. */
export const memory = {
  get(key, otherwise) {
    try { return JSON.parse(localStorage.getItem(`vitrine.${key}`)) ?? otherwise; } catch { return otherwise; }
  },
  set(key, value) { try { localStorage.setItem(`vitrine.${key}`, JSON.stringify(value)); } catch { /* a private window */ } },
};
