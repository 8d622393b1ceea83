// The bar: the preview, its conditions, and the clock.

import { byId, h, icon, iconButton, memory, toggle } from "./elements.js";

/** A button that opens a menu below it, and the menu. Escape and a click elsewhere close it. */
function menu(name, label, ...items) {
  const list = h("div", { id: `menu-${name}`, class: "menu", popover: "auto", role: "group", "aria-label": label }, ...items);
  const button = h("button", { type: "button", popovertarget: list.id, title: label, "aria-haspopup": "true" }, name);
  list.addEventListener("beforetoggle", () => {
    const { left, bottom } = button.getBoundingClientRect();
    Object.assign(list.style, { left: `${Math.max(4, Math.min(left, innerWidth - 300))}px`, top: `${bottom}px` });
  });
  return [button, list];
}

const textNames = { large: "Large (default)" };

export class Controls {
  look = {};
  #choices = { devices: [], textSizes: [] };
  #rate = 1;
  #speed = 1;

  /** @param actions what the bar does: send, canvas, pick(isOn), restart(), save(), flash(isOn). */
  constructor(actions) {
    this.actions = actions;
    const { canvas } = actions;
    const group = (label, ...children) => h("div", { class: "group", role: "group", "aria-label": label }, ...children);
    const change = (key) => (value) => this.#set({ [key]: value });

    this.sides = ["previews", "inspector"].map((side) => {
      const button = toggle(side === "previews" ? "List of previews" : "Inspector", (isOn) => {
        document.body.classList.toggle(`no-${side}`, !isOn);
        memory.set(side, isOn);
        actions.sidesChanged();
      }, icon(side));
      const isOn = memory.get(side, innerWidth > 900);
      button.set(isOn);
      button.classList.add("glyph");
      document.body.classList.toggle(`no-${side}`, !isOn);
      return button;
    });
    this.pick = toggle("Pick views (Alt+Shift+P)", (isOn) => actions.pick(isOn), icon("pick"));
    this.pick.classList.add("glyph");

    this.device = h("select", { "aria-label": "Device", onchange: () => this.#set({ device: this.device.value || null }) });
    this.turn = toggle("Landscape", change("isLandscape"), icon("turn"));
    this.turn.classList.add("glyph");
    this.pixels = h("select", { "aria-label": "Pixels per point", onchange: () => actions.resize(Number(this.pixels.value)) },
      ...[1, 2, 3].map((scale) => h("option", { value: String(scale) }, `${scale}x`)));
    this.dark = toggle("Dark", change("isDark"));
    this.text = h("select", { "aria-label": "Text size", onchange: () => this.#set({ textSize: this.text.value || null }) });
    this.toLeft = toggle("Right to left", change("isRightToLeft"));
    this.contrast = toggle("High contrast", change("hasHighContrast"));
    this.bold = toggle("Bold text", change("hasBoldText"));
    this.motion = toggle("Reduce motion", change("reducesMotion"));
    this.system = toggle("Look of iOS 26", (isOn) => this.#set({ system: isOn ? 26 : 17 }));
    this.locale = h("input", { type: "text", class: "locale", placeholder: "locale", "aria-label": "Locale, such as de_DE", spellcheck: "false",
        onchange: () => this.#set({ locale: this.locale.value.trim() || null }) });

    this.play = iconButton("pause", "Stop the clock", () => this.#setClock(this.#rate === 0 ? this.#speed : 0));
    this.speed = h("select", { "aria-label": "Speed of the clock",
        onchange: () => { this.#speed = Number(this.speed.value); this.#setClock(this.#speed); } },
      ...[[1, "1x"], [0.5, "1/2"], [0.25, "1/4"], [0.1, "1/10"], [2, "2x"]].map(([rate, name]) => h("option", { value: String(rate) }, name)));
    this.moment = h("input", { type: "range", min: 0, max: 1000, value: 1000, "aria-label": "Moment of what was done so far",
        title: "Go back and forth in what was done so far", onchange: () => this.actions.send("scrub", { fraction: this.moment.value / 1000 }) });
    this.flash = toggle("Flash what is drawn again", (isOn) => { canvas.flashesDamage = isOn; }, icon("damage"));
    this.flash.classList.add("glyph");

    this.layers = toggle("Views in perspective", (isOn) => actions.showLayers(isOn), icon("layers"));
    this.layers.classList.add("glyph");

    this.zoom = h("button", { type: "button", id: "zoom-value", title: "Zoom: 100 % is one point for one pixel of the page",
        onclick: () => canvas.setZoom(1) });
    this.fit = toggle("Fit the picture into the canvas", (isOn) => canvas.setZoom(isOn ? null : canvas.zoom), icon("fit"));
    this.fit.classList.add("glyph");

    this.density = h("label", {}, "Pixels per point", this.pixels);
    this.options = menu("Options", "More settings", this.toLeft, this.contrast, this.bold, this.motion, this.system,
      h("label", {}, "Locale", this.locale), this.density);
    const item = (name, label, action) => h("button", { type: "button", onclick: () => { byId("menu-More").hidePopover(); action(); } }, icon(name), label);
    const more = menu("More", "Files and keys", item("capture", "Save a capture: picture, views and costs, for vitrine preview", () => actions.saveDocument("capture.json")),
      item("recording", "Save what was done since the preview began, as a recording", () => actions.saveDocument("recording.events")),
      item("keys", "Keys", () => canvas.toggleHelp()));
    byId("bar").append(
      group("Panels", this.sides[0], this.pick),
      group("Device", this.device, this.turn),
      group("Appearance", this.dark, this.text, ...this.options),
      group("Clock", this.play, this.speed, this.moment, iconButton("restart", "Begin anew", () => { this.moment.value = 1000; actions.restart(); })),
      group("Picture", this.flash, actions.variants.choice, this.layers, ...actions.design, iconButton("save", "Save the picture", () => actions.save()), ...more),
      group("Zoom", iconButton("minus", "Smaller", () => canvas.step(-1)), this.zoom, iconButton("plus", "Larger", () => canvas.step(1)),
          this.fit, this.sides[1]));
    this.setChoices(this.#choices);
    this.zoomChanged();
    addEventListener("keydown", (event) => {
      const isTyped = event.target.matches("input, textarea, select"), isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && !isTyped && ["h", "H", "?"].includes(event.key)) return canvas.toggleHelp();
      if (event.key === "Escape" && canvas.showsHelp) return canvas.toggleHelp(false);
      if (!event.altKey || !event.shiftKey) return;
      const button = { KeyP: this.pick, KeyD: this.dark, KeyL: this.sides[0], KeyI: this.sides[1], KeyF: this.fit }[event.code];
      if (button) [button.click(), event.preventDefault(), event.stopPropagation()];
    }, true);
  }

  setChoices(choices) {
    this.#choices = choices;
    this.device.replaceChildren(h("option", { value: "" }, "No device"), ...choices.devices.map(({ name }) => h("option", { value: name }, name)));
    this.device.hidden = choices.devices.length === 0;
    this.text.replaceChildren(h("option", { value: "" }, "Text size"), ...choices.textSizes.map((name) => h("option", { value: name },
        textNames[name] ?? name)));
    this.setLook(this.look);
  }

  setLook(look) {
    this.look = look;
    this.device.value = look.device ?? "";
    this.text.value = look.textSize ?? "";
    if (document.activeElement !== this.locale) this.locale.value = look.locale ?? "";
    const pairs = [[this.turn, "isLandscape"], [this.dark, "isDark"], [this.toLeft, "isRightToLeft"], [this.contrast, "hasHighContrast"],
        [this.bold, "hasBoldText"], [this.motion, "reducesMotion"]];
    for (const [button, key] of pairs) button.set(Boolean(look[key]));
    this.system.set(look.system === 26);
    const count = [...pairs.slice(2).map(([, key]) => look[key]), look.system === 26, look.locale].filter(Boolean).length;
    this.options[0].textContent = count ? `Options (${count})` : "Options";
    const device = this.#choices.devices.find(({ name }) => name === look.device) ?? null;
    this.turn.hidden = device === null;
    this.density.hidden = device !== null;
    this.actions.canvas.setDevice(device);
  }

  #set(change) {
    const look = { isLandscape: false, isDark: false, isRightToLeft: false, hasHighContrast: false, hasBoldText: false, reducesMotion: false,
        ...this.look, ...change };
    for (const key of Object.keys(look)) if (look[key] === null) delete look[key];
    this.look = look;
    this.actions.send("look", { _0: look });
  }

  #setClock(rate) {
    this.setClock(rate);
    this.actions.send("clock", { rate });
  }

  setClock(rate) {
    this.#rate = rate;
    if (rate > 0) {
      this.#speed = rate;
      this.speed.value = String(rate);
    }
    this.play.replaceChildren(icon(rate === 0 ? "play" : "pause"));
    const label = rate === 0 ? "Let the clock go on" : "Stop the clock";
    this.play.title = label;
    this.play.setAttribute("aria-label", label);
  }

  zoomChanged() {
    const { canvas } = this.actions;
    this.zoom.textContent = `${Math.round(canvas.zoom * 100)} %`;
    this.zoom.setAttribute("aria-label", `Zoom ${this.zoom.textContent}`);
    this.fit.set(canvas.isFitted);
    this.pixels.value = String(canvas.scale);
  }
}
