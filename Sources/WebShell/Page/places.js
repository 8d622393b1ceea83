// Places in sources, such as "LoginView.swift:12": they are opened in the editor of the machine that the preview runs on, or copied.

import { h } from "./elements.js";

export class Places {
  /** Whether the server opens sources in an editor. */
  opens = false;

  /** @param send sends a message: kind, fields. @param toast shows a message. */
  constructor(send, toast) { [this.send, this.toast] = [send, toast]; }

  static brief(place) { return place.split("/").pop(); }

  async follow(place) {
    if (this.opens) return this.send("openSource", { place });
    const name = Places.brief(place);
    try {
      await navigator.clipboard.writeText(name);
      this.toast(`Copied ${name}.`);
    } catch { this.toast(`The browser did not let the page copy ${name}.`); }
  }

  /** A button with the name of the file and the line. */
  button(place, text = Places.brief(place)) {
    return h("button", { type: "button", class: "place", title: this.opens ? "Open in the editor" : "Copy", onclick: () => this.follow(place) }, text);
  }

  /** The parts of a text, in which places at the beginnings of lines are buttons, as compilers write errors. */
  parts(text) {
    return text.split(/(?<=\n)/).filter(Boolean).flatMap((line) => {
      const found = /^\s*([^\s:][^:]*\.\w+:\d+)(?::\d+)?:/.exec(line);
      return found ? [this.button(found[1], found[0].trim().slice(0, -1)), line.slice(found[0].length - 1)] : [line];
    });
  }
}
