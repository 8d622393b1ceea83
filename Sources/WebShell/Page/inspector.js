// The inspector: asks the host about its views and shows the answers.

import { byId, h } from "./elements.js";
import { Details } from "./details.js";
import { Overlay } from "./overlay.js";
import { showAccessibility, showAudit, showCosts, showProblems } from "./reports.js";
import { Tree } from "./tree.js";

const tabs = [["views", "Views"], ["problems", "Problems"], ["costs", "Costs"], ["accessibility", "Speech"], ["audit", "Audit"], ["console", "Console"]];
/** The shortest time between two questions of the same kind, in milliseconds. */
const pause = { views: 250, problems: 500, costs: 500, accessibility: 500, audit: 1000, console: 1000 };

export class Inspector {
  #canvas;
  #connection;
  #toast;
  #tab = "views";
  #isPicking = false;
  #details = null;
  #lit = null;
  #hovered = null;
  /** Where the selected view is, for the next host. */
  #path = null;
  #timer = 0;
  #isAsking = false;
  #isStale = false;
  #lastAsked = 0;
  #spoken = null;

  /** @param place makes a button for a place in the sources. */
  constructor(canvas, connection, place) {
    [this.#canvas, this.#connection] = [canvas, connection];
    this.#toast = (error) => canvas.toast(error.message);
    this.tree = new Tree();
    this.tree.chosen = (id) => this.select(id);
    this.tree.hovered = (id) => this.#hover(id);
    this.overlay = new Overlay(canvas);
    this.details = new Details({
      set: (property, value) => this.#change({ set: { view: this.tree.selected, property, value } }),
      undo: () => this.#change({ undo: {} }), redo: () => this.#change({ redo: {} }),
      choose: (id) => this.select(id), place,
      chooseParent: () => { const parent = this.tree.parent(this.tree.selected); if (parent !== null) this.select(parent); },
      light: (index) => { this.#lit = index; this.#drawSelection(); },
    });
    byId("tabs").append(...tabs.map(([name, title]) => h("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, "aria-selected": String(name === "views"),
          tabIndex: name === "views" ? 0 : -1,
      onclick: () => this.#open(name), onkeydown: (event) => this.#tabKey(event, name),
    }, title)));
    const device = canvas.device;
    device.addEventListener("pointermove", (event) => this.#pointed(event));
    device.addEventListener("pointerleave", () => { if (this.#isPicking) this.#hover(null); });
    device.addEventListener("click", (event) => { if (this.#isPicking) this.#pickAt(event); });
  }

  get isShown() { return !document.body.classList.contains("no-inspector"); }

  setPicking(isOn) {
    this.#isPicking = isOn;
    this.#hover(null);
    if (isOn) this.refresh();
  }

  // MARK: Tabs

  #open(name) {
    this.#tab = name;
    for (const [other] of tabs) {
      const tab = byId(`tab-${other}`);
      tab.setAttribute("aria-selected", String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
      byId(`panel-${other}`).hidden = other !== name;
    }
    this.#spoken = null;
    this.overlay.showSpoken(null);
    this.refresh();
  }

  #tabKey(event, name) {
    const at = tabs.findIndex(([other]) => other === name), next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0,
        End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const [other] = tabs[(next + tabs.length) % tabs.length];
    this.#open(other);
    byId(`tab-${other}`).focus();
  }

  // MARK: Questions

  /** Asks again soon; called after each frame. */
  refresh() {
    if (!this.isShown) return;
    this.#isStale = true;
    if (this.#isAsking || this.#timer) return;
    const wait = Math.max(0, pause[this.#tab] - (performance.now() - this.#lastAsked));
    this.#timer = setTimeout(() => this.#ask(), wait);
  }

  async #ask() {
    this.#timer = 0;
    this.#lastAsked = performance.now();
    [this.#isAsking, this.#isStale] = [true, false];
    const name = (id) => { const view = this.tree.view(id); return view ? [view.type, view.name ?? (view.text ? `“${view.text}”`
        : "")].join(" ").trim() : `view ${id}`; };
    try {
      await this.#askTree();
      switch (this.#tab) {
        case "problems": showProblems(await this.#connection.ask({ problems: {} }), (id) => this.#lead(id), name); break;
        case "costs": showCosts(await this.#connection.ask({ costs: {} }), (id) => this.#lead(id), name); break;
        case "accessibility":
          this.#spoken = await this.#connection.ask({ accessibility: {} });
          showAccessibility(this.#spoken, (id) => this.#lead(id), (index) => this.overlay.showSpoken(this.#spoken, index));
          this.overlay.showSpoken(this.#spoken);
          break;
        case "audit": showAudit(await this.#connection.ask({ audit: {} }), (id) => this.#lead(id), (id) => this.#hover(id)); break;
        case "console": break;
        default: await this.#askDetails();
      }
    } catch (error) {
      if (this.#tab === "views") this.#details ?? this.details.clear(error.message);
      else byId(`panel-${this.#tab}`).replaceChildren(h("p", { class: "empty" }, error.message));
    }
    this.#isAsking = false;
    if (this.#isStale) this.refresh();
  }

  async #askTree() {
    const isOther = this.tree.set(await this.#connection.ask({ tree: {} }));
    if (!isOther) return;
    if (this.#path !== null && !this.tree.view(this.tree.selected)) this.tree.select(this.tree.find(this.#path));
    this.#drawSelection();
  }

  async #askDetails() {
    const id = this.tree.selected;
    if (id === null || !this.tree.view(id)) {
      this.#details = null;
      return this.details.clear();
    }
    const details = await this.#connection.ask({ details: { view: id } });
    if (id !== this.tree.selected) return;
    this.#showDetails(details);
  }

  #showDetails(details) {
    this.#details = details;
    this.details.show(details);
    this.#drawSelection();
  }

  /** The first host, or one that takes the place of another: its views have other numbers. */
  hostChanged() {
    this.tree.selected = null;
    this.#details = null;
    this.#hover(null);
    this.refresh();
  }

  // MARK: Selection

  select(id) {
    if (id === undefined || id === null) return;
    this.tree.select(id);
    this.#path = this.tree.view(id) ? this.tree.path(id) : null;
    this.#details = null;
    this.#drawSelection();
    this.#askDetails().catch(this.#toast);
  }

  /** Opens the view in the tree. */
  #lead(id) {
    this.#open("views");
    this.select(id);
  }

  #change(request) {
    this.#connection.ask(request).then((details) => {
      if (details.view.id !== this.tree.selected) this.select(details.view.id);
      else this.#showDetails(details);
      this.refresh();
    }).catch(this.#toast);
  }

  #hover(id) {
    this.#hovered = id;
    this.overlay.showHover(this.tree.view(id), this.tree.view(this.tree.selected));
  }

  #drawSelection() {
    const view = this.tree.view(this.tree.selected);
    this.overlay.showSelection(view, this.#details, this.#lit);
    if (this.#hovered !== null) this.overlay.showHover(this.tree.view(this.#hovered), view);
  }

  // MARK: Picking

  #isPointing = false;
  #pointedAt = null;

  async #pointed(event) {
    if (!this.#isPicking) return;
    this.#pointedAt = this.#canvas.point(event);
    if (this.#isPointing) return;
    this.#isPointing = true;
    try {
      while (this.#pointedAt && this.#isPicking) {
        const point = this.#pointedAt;
        this.#pointedAt = null;
        const id = await this.#connection.ask({ hit: point });
        if (id !== this.#hovered && this.#isPicking) this.#hover(id);
      }
    } catch (error) { this.#toast(error); }
    this.#isPointing = false;
  }

  async #pickAt(event) {
    try {
      const id = await this.#connection.ask({ hit: this.#canvas.point(event) });
      if (!this.tree.view(id)) await this.#askTree();
      this.select(id);
    } catch (error) { this.#toast(error); }
  }

  layOut() {
    this.#drawSelection();
    if (this.#spoken) this.overlay.showSpoken(this.#spoken);
  }
}
