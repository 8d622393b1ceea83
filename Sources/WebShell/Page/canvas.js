// The canvas: the picture in a device, its zoom, and the messages over it.

import { byId, h, memory, s } from "./elements.js";
import { draw, pictureOf } from "./pixels.js";

const keys = [
  ["Alt+Shift+P", "pick a view on the picture"], ["Alt+Shift+D", "light, dark"], ["Alt+Shift+F", "fit the picture"],
  ["Alt+Shift+L, Alt+Shift+I", "list of previews, inspector"], ["Ctrl+wheel", "zoom"], ["Tab, Shift+Tab", "next part, previous part"],
  ["arrow keys", "in lists, on dividers, on the picture's corner"], ["Escape", "leaves the picture, closes menus and this list"], ["H or ?", "these keys"],
];

export class Canvas {
  /** The screen: its size in points, and pixels per point. */
  width = 1;
  height = 1;
  scale = 1;
  flashesDamage = false;
  /** The pictures beside the main one; null until they are set. */
  variants = null;
  /** Called with a new width and height in points, when the picture's corner is dragged. */
  resized = () => {};
  /** Called after a frame was drawn. */
  drawn = () => {};
  /** Called when the zoom or the size of the screen has changed. */
  changed = () => {};

  #view = byId("canvas");
  #device = byId("device");
  #picture = byId("picture");
  #context = this.#picture.getContext("2d", { alpha: false });
  #overlay = byId("overlay");
  #surface = null;
  #zoom = memory.get("zoom", null);

  constructor() {
    new ResizeObserver(() => this.layOut()).observe(this.#view);
    this.#view.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.#makeCorner();
  }

  /** The corner gives a picture without a device another size. */
  #makeCorner() {
    const corner = byId("corner");
    let start = null;
    const resize = (width, height) => {
      const [w, d] = [width, height].map((side) => Math.round(Math.min(3000, Math.max(40, side))));
      if (w !== this.width || d !== this.height) this.resized(w, d);
    };
    for (const type of ["pointerdown", "pointermove", "pointerup", "click", "wheel"]) corner.addEventListener(type, (event) => event.stopPropagation());
    corner.addEventListener("pointerdown", (event) => {
      // No text is selected on the way.
      event.preventDefault();
      corner.focus({ preventScroll: true });
      corner.setPointerCapture(event.pointerId);
      // The picture stays in the middle as long as it fits.
      const [width, height] = [this.#view.scrollWidth > this.#view.clientWidth ? 1 : 2, this.#view.scrollHeight > this.#view.clientHeight ? 1 : 2];
      start = { width: this.width, height: this.height, x: event.clientX, y: event.clientY, zoom: this.zoom, factors: [width, height] };
    });
    corner.addEventListener("pointermove", (event) => {
      if (!start) return;
      const { width, height, x, y, zoom, factors } = start;
      resize(width + ((event.clientX - x) / zoom) * factors[0], height + ((event.clientY - y) / zoom) * factors[1]);
    });
    for (const type of ["pointerup", "pointercancel"]) corner.addEventListener(type, () => { start = null; });
    corner.addEventListener("keydown", (event) => {
      const [x, y] = { ArrowRight: [10, 0], ArrowLeft: [-10, 0], ArrowDown: [0, 10], ArrowUp: [0, -10] }[event.key] ?? [0, 0];
      if (!x && !y) return;
      event.preventDefault();
      resize(this.width + x, this.height + y);
    });
  }

  get device() { return this.#device; }
  get overlay() { return this.#overlay; }
  get picture() { return this.#picture; }

  // MARK: Pixels

  setSurface(surface) { this.#surface = surface; }

  take(words) {
    const picture = pictureOf(words);
    if (picture > 0) return this.variants?.take(picture - 1, words);
    // The old picture stays until new pixels arrive.
    if (this.#surface) this.#resize(this.#surface);
    const rects = draw(words, this.#context);
    if (this.flashesDamage) this.#flash(rects);
    this.drawn(rects);
    document.dispatchEvent(new CustomEvent("vitrine-frame", { detail: { number: words[0], bytes: words.byteLength, rects } }));
  }

  #resize({ pixelWidth, pixelHeight, scale }) {
    this.#surface = null;
    if (this.#picture.width !== pixelWidth) this.#picture.width = pixelWidth;
    if (this.#picture.height !== pixelHeight) this.#picture.height = pixelHeight;
    [this.width, this.height, this.scale] = [pixelWidth / scale, pixelHeight / scale, scale];
    this.#overlay.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    this.layOut();
  }

  #flash(rects) {
    for (const [x, y, width, height] of rects.slice(0, 64)) {
      const [a, b, w, d] = [x, y, width, height].map((value) => value / this.scale);
      const flash = s("rect", { class: "damage", x: a, y: b, width: w, height: d });
      flash.addEventListener("animationend", () => flash.remove());
      this.#overlay.append(flash);
    }
  }

  // MARK: Zoom

  /** The size of a point in pixels of the page; null fits the picture into the canvas. */
  get zoom() { return this.#zoom ?? this.fitting; }
  get isFitted() { return this.#zoom === null; }

  get fitting() {
    const room = 2 * 28 + (this.#device.classList.contains("framed") ? 20 : 0);
    const { clientWidth, clientHeight } = this.#view;
    const [width, height] = this.variants?.room ?? [0, 0], gaps = (this.variants?.pictures.length ?? 0) * 24;
    const top = gaps ? 24 : 0;
    return Math.max(0.05, Math.min(1, (clientWidth - room - gaps) / (this.width + width),
        (clientHeight - room - top) / Math.max(this.height, height)));
  }

  /** @param point a place in the window that stays where it is. */
  setZoom(zoom, point = null) {
    const before = this.#device.getBoundingClientRect(), old = this.zoom;
    this.#zoom = zoom === null ? null : Math.min(16, Math.max(0.1, zoom));
    memory.set("zoom", this.#zoom);
    this.layOut();
    if (!point) return;
    const after = this.#device.getBoundingClientRect(), factor = this.zoom / old;
    this.#view.scrollLeft += after.left - (point.x - (point.x - before.left) * factor);
    this.#view.scrollTop += after.top - (point.y - (point.y - before.top) * factor);
  }

  step(direction) {
    const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16], now = this.zoom;
    const next = direction > 0 ? steps.find((step) => step > now + 0.001) : steps.findLast((step) => step < now - 0.001);
    if (next) this.setZoom(next);
  }

  layOut() {
    const zoom = this.zoom;
    this.#device.style.width = `${this.width * zoom}px`;
    this.#device.style.height = `${this.height * zoom}px`;
    this.#device.style.borderRadius = this.#radius ? `${this.#radius * zoom}px` : "";
    this.variants?.layOut(zoom);
    this.#picture.classList.toggle("pixels", zoom * devicePixelRatio >= 2 * this.scale);
    this.changed();
  }

  /** Draws the device's edge; null for none. */
  setDevice(device) {
    this.#device.classList.toggle("framed", device !== null);
    this.#radius = device?.cornerRadius ?? 0;
    this.layOut();
  }
  #radius = 0;

  #wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.setZoom(this.zoom * Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0025)), { x: event.clientX, y: event.clientY });
  }

  /** The place of a pointer in points. */
  point({ clientX, clientY }) {
    const place = this.#device.getBoundingClientRect(), zoom = this.zoom;
    return { x: (clientX - place.left) / zoom, y: (clientY - place.top) / zoom };
  }

  // MARK: Messages over the picture

  showPanels({ statistics, help, notice }) {
    this.#showTable("statistics", statistics);
    this.#hostHelp = help ?? null;
    this.#showHelp();
    this.#hostNotice = notice ?? null;
    if (!this.#toastTimer) this.#showToast(this.#hostNotice);
  }
  #hostNotice = null;
  #toastTimer = 0;
  #hostHelp = null;
  #showsHelp = false;

  #showTable(id, rows) {
    const table = byId(id);
    table.hidden = !rows?.length;
    table.replaceChildren(...(rows ?? []).map(({ key, value }) => (value === null ? h("tr", {}, h("th", { colspan: 2 }, key))
      : h("tr", {}, h("td", {}, key), h("td", {}, value)))));
  }

  /** The keys of the page and of the preview. The scenes after the keys are in the list already. */
  #showHelp() {
    const end = this.#hostHelp?.findIndex(({ key }) => key === "") ?? -1;
    const host = this.#hostHelp?.slice(0, end < 0 ? undefined : end);
    const rows = this.#showsHelp || host ? [{ key: "Keys of the page", value: null }, ...keys.map(([key, value]) => ({ key, value }))] : [];
    if (host) rows.push({ key: "Keys of the preview, after a click on it", value: null }, ...host);
    this.#showTable("help", rows);
  }

  toggleHelp(isOn = !this.#showsHelp) {
    this.#showsHelp = isOn;
    this.#showHelp();
  }
  get showsHelp() { return this.#showsHelp; }

  #showToast(...content) {
    const toast = byId("toast"), shown = content.filter((part) => part !== null);
    toast.hidden = shown.length === 0;
    toast.replaceChildren(...shown);
  }

  /** Shows a message for some seconds. */
  toast(...content) {
    clearTimeout(this.#toastTimer);
    this.#showToast(...content);
    this.#toastTimer = setTimeout(() => {
      this.#toastTimer = 0;
      this.#showToast(this.#hostNotice);
    }, 5000);
  }

  /** Shows a message over the picture until there is another or none: its parts, which are texts and buttons. */
  notice(parts) {
    const notice = byId("notice"), text = parts.length > 0;
    notice.hidden = !text;
    notice.replaceChildren(...parts);
    byId("above").classList.toggle("noticed", Boolean(text));
  }

  save(name) {
    this.#picture.toBlob((blob) => {
      const link = h("a", { href: URL.createObjectURL(blob), download: `${name.replace(/[/\\]/g, "-")}.png` });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    });
  }
}
