// The views shown separately, one behind the other in perspective. Dragging rotates them.

import { byId, h } from "./elements.js";

/** The distance between two levels of the tree, in pixels of the page before the zoom. */
const spacing = 16;

export class Layers {
  /** Called with the number of the view that was clicked. */
  chosen = () => {};
  #root = byId("layers");
  #stack = h("div", { class: "stack" });
  #planes = new Map();
  #size = [1, 1];
  #turn = { x: -20, y: 35 };
  #zoom = 1;
  #drag = null;

  constructor() {
    this.#root.append(this.#stack);
    this.#root.addEventListener("pointerdown", (event) => {
      this.#drag = { x: event.clientX, y: event.clientY, moved: 0 };
      this.#root.setPointerCapture(event.pointerId);
    });
    this.#root.addEventListener("pointermove", (event) => this.#move(event));
    this.#root.addEventListener("pointerup", (event) => this.#up(event));
    this.#root.addEventListener("pointercancel", () => { this.#drag = null; });
    this.#root.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.#zoom = Math.min(8, Math.max(0.2, this.#zoom * Math.exp(-event.deltaY * 0.001)));
      this.#layOut();
    }, { passive: false });
    this.#root.addEventListener("keydown", (event) => {
      const [x, y] = { ArrowLeft: [0, -5], ArrowRight: [0, 5], ArrowUp: [5, 0], ArrowDown: [-5, 0] }[event.key] ?? [0, 0];
      if (!x && !y) return;
      event.preventDefault();
      this.#turnBy(x, y);
    });
    new ResizeObserver(() => this.#layOut()).observe(this.#root);
  }

  get isShown() { return !this.#root.hidden; }

  /** @param capture the moment to show; null shows the picture again. */
  show(capture) {
    this.#root.hidden = capture === null;
    this.#planes.clear();
    this.#stack.replaceChildren();
    if (!capture) return;
    this.#size = capture.size;
    const pictures = new Map(capture.layers.map((layer) => [layer.view, layer.picture]));
    let deepest = 0;
    for (const { id, depth, type, corners, unseen } of capture.tree.views) {
      if (unseen === "hidden" || unseen === "transparent") continue;
      const xs = corners.filter((_, index) => index % 2 === 0), ys = corners.filter((_, index) => index % 2 === 1);
      const [left, top] = [Math.min(...xs), Math.min(...ys)], [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
      if (width <= 0 || height <= 0) continue;
      const plane = h("div", { class: "plane", title: type, "data-view": id });
      Object.assign(plane.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
        transform: `translateZ(${depth * spacing}px)` });
      if (pictures.has(id)) plane.append(h("img", { src: `data:image/png;base64,${pictures.get(id)}`, alt: "", draggable: "false" }));
      this.#planes.set(id, plane);
      this.#stack.append(plane);
      deepest = Math.max(deepest, depth);
    }
    this.#deepest = deepest * spacing;
    this.#layOut();
    this.#root.focus();
  }
  #deepest = 0;

  select(id) { for (const [view, plane] of this.#planes) plane.classList.toggle("chosen", view === id); }

  #layOut() {
    const { clientWidth, clientHeight } = this.#root, [width, height] = this.#size;
    const zoom = Math.min(clientWidth / (width * 1.6), clientHeight / (height * 1.2), 1) * this.#zoom;
    Object.assign(this.#stack.style, { width: `${width}px`, height: `${height}px`, left: `${(clientWidth - width) / 2}px`,
      top: `${(clientHeight - height) / 2}px`,
      transform: `perspective(1500px) scale3d(${zoom}, ${zoom}, ${zoom}) rotateX(${this.#turn.x}deg) rotateY(${this.#turn.y}deg) translateZ(${-this.#deepest / 2}px)` });
  }

  #turnBy(x, y) {
    this.#turn = { x: Math.min(90, Math.max(-90, this.#turn.x + x)), y: this.#turn.y + y };
    this.#layOut();
  }

  #move({ clientX, clientY }) {
    if (!this.#drag) return;
    const [dx, dy] = [clientX - this.#drag.x, clientY - this.#drag.y];
    this.#drag = { x: clientX, y: clientY, moved: this.#drag.moved + Math.abs(dx) + Math.abs(dy) };
    this.#turnBy(-dy * 0.45, dx * 0.45);
  }

  #up({ clientX, clientY }) {
    const isClick = this.#drag && this.#drag.moved < 4;
    this.#drag = null;
    const plane = isClick ? document.elementFromPoint(clientX, clientY)?.closest(".plane") : null;
    if (plane) this.chosen(Number(plane.dataset.view));
  }
}
