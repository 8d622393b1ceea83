// Draws over the picture: outlines of views, margins, baselines, constraints, distances.

import { s, short } from "./elements.js";

export class Overlay {
  #root;
  #canvas;
  #group = (name) => this.#root.appendChild(s("g", { "data-layer": name }));

  constructor(canvas) {
    this.#canvas = canvas;
    this.#root = canvas.overlay;
    this.spoken = this.#group("spoken");
    this.selection = this.#group("selection");
    this.lines = this.#group("lines");
    this.hover = this.#group("hover");
    this.gaps = this.#group("gaps");
  }

  /** The width of so many pixels of the page, in points. */
  #points(pixels) { return pixels / this.#canvas.zoom; }

  static polygon(corners, kind) { return s("polygon", { class: kind, points: corners.map((value) => short(value, 3)).join(" ") }); }

  #tag(text, x, y, kind) {
    const size = this.#points(11), height = this.#points(15), width = this.#points(8) + text.length * size * 0.58;
    const left = Math.max(0, Math.min(x, this.#canvas.width - width)), top = Math.max(0, Math.min(y, this.#canvas.height - height));
    const label = s("text", { x: left + this.#points(4), y: top + height * 0.75 }, text);
    label.style.fontSize = `${size}px`;
    return s("g", {}, s("rect", { class: `tag ${kind}`, x: left, y: top, width, height, rx: this.#points(3) }), label);
  }

  showHover(view, selected) {
    this.hover.replaceChildren();
    this.gaps.replaceChildren();
    if (!view) return;
    this.hover.append(Overlay.polygon(view.corners, "hover"));
    const { left, bottom, right, top } = box(view.corners);
    this.hover.append(this.#tag(`${view.type} ${short(right - left, 1)} × ${short(bottom - top, 1)}`, left, bottom + this.#points(2), ""));
    if (selected && selected.id !== view.id) this.#showGaps(box(selected.corners), { left, bottom, right, top });
  }

  /** The distances between two views: between their edges beside each other, or from the edges of the outer one. */
  #showGaps(a, b) {
    const middle = (low, high, other) => Math.min(Math.max((low + high) / 2, other[0]), other[1]);
    const add = (x1, y1, x2, y2) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length < 0.01) return;
      this.gaps.append(s("line", { class: "gap", x1, y1, x2, y2 }), this.#tag(short(length, 1), (x1 + x2) / 2, (y1 + y2) / 2, "gap"));
    };
    const y = middle(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom), [a.top, a.bottom]), x = middle(Math.max(a.left, b.left),
        Math.min(a.right, b.right), [a.left, a.right]);
    if (a.right <= b.left) add(a.right, y, b.left, y);
    else if (b.right <= a.left) add(b.right, y, a.left, y);
    else {
      add(a.left, y, b.left, y);
      add(a.right, y, b.right, y);
    }
    if (a.bottom <= b.top) add(x, a.bottom, x, b.top);
    else if (b.bottom <= a.top) add(x, b.bottom, x, a.top);
    else {
      add(x, a.top, x, b.top);
      add(x, a.bottom, x, b.bottom);
    }
  }

  /** @param details of the selected view; null for none. */
  showSelection(view, details, lit = null) {
    this.selection.replaceChildren();
    this.lines.replaceChildren();
    if (!view) return;
    this.selection.append(Overlay.polygon(view.corners, "chosen"));
    if (!details || details.view.id !== view.id) return;
    const [, , width, height] = details.bounds, place = mapping(view.corners, width, height);
    for (const [insets, kind] of [[details.margins, "margins"], [details.safeArea, "safe"]]) {
      if (!insets.some((inset) => inset > 0)) continue;
      const [top, left, bottom, right] = insets;
      this.selection.append(Overlay.polygon([place(left, top), place(width - right, top), place(width - right, height - bottom), place(left,
          height - bottom)].flat(), kind));
    }
    for (const baseline of new Set(details.baselines ?? [])) {
      const [[x1, y1], [x2, y2]] = [place(0, baseline), place(width, baseline)];
      this.lines.append(s("line", { class: "baseline", x1, y1, x2, y2 }));
    }
    details.constraints.forEach((constraint, index) => {
      if (!constraint.line || !(constraint.isAtWork || index === lit)) return;
      const [x1, y1, x2, y2] = constraint.line;
      this.lines.append(s("line", { class: `constraint${index === lit ? " lit" : ""}${constraint.isSatisfied ? "" : " broken"}`, x1, y1, x2, y2 }));
    });
  }

  /** @param elements what a screen reader reads; null hides them. */
  showSpoken(elements, lit = null) {
    this.spoken.replaceChildren(...(elements ?? []).map(({ frame: [x, y, width, height] }, index) => {
      const group = s("g", {}, s("rect", { class: "spoken", x, y, width, height }), this.#tag(String(index + 1), x, y, "spoken"));
      if (lit !== null && lit !== index) group.setAttribute("opacity", "0.25");
      return group;
    }));
  }
}

function box(corners) {
  const xs = corners.filter((_, index) => index % 2 === 0), ys = corners.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Maps a point of a view to the screen. */
function mapping([ax, ay, bx, by, , , dx, dy], width, height) {
  return (x, y) => {
    const [u, v] = [width ? x / width : 0, height ? y / height : 0];
    return [ax + (bx - ax) * u + (dx - ax) * v, ay + (by - ay) * u + (dy - ay) * v];
  };
}
