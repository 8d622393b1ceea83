// The connection to the server. It speaks the protocol of Sources/Hosting; see Sources/WebShell/README.md.

export const version = 3;

export class Connection {
  /** Called with the kind and the fields of each message. */
  received = () => {};
  /** Called with the words of each binary frame; the frame is answered when the promise that it returns is kept. */
  pixels = () => {};
  /** Called with true when the connection stands, and with false and a reason when it has ended. */
  changed = () => {};

  #socket = null;
  #questions = new Map();
  #lastQuestion = 0;
  #wait = 250;

  open() {
    const address = new URL("socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = 250;
      this.send("hello", { version });
      this.changed(true);
    };
    socket.onmessage = ({ data }) => (typeof data === "string" ? this.#take(data) : this.#takePixels(data));
    socket.onclose = ({ reason }) => {
      this.#failAll("The connection has ended.");
      this.changed(false, reason);
      setTimeout(() => this.open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, 4000);
    };
  }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  send(kind, fields = {}) { if (this.isOpen) this.#socket.send(JSON.stringify({ [kind]: fields })); }

  /** Asks about the views: `ask({ tree: {} })`. The result is the answer; a refusal is thrown. */
  ask(request) {
    const number = ++this.#lastQuestion;
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Error("There is no connection."));
      this.#questions.set(number, { resolve, reject });
      this.send("inspect", { number, _1: request });
    });
  }

  #failAll(reason) {
    for (const { reject } of this.#questions.values()) reject(new Error(reason));
    this.#questions.clear();
  }

  #take(text) {
    const message = JSON.parse(text);
    const kind = Object.keys(message)[0], fields = message[kind];
    if (kind === "answer") {
      const question = this.#questions.get(fields.number);
      this.#questions.delete(fields.number);
      const [answer, content] = Object.entries(fields._1)[0];
      if (answer === "failure") question?.reject(new Error(content._0));
      else question?.resolve(content._0 ?? null);
      return;
    }
    this.received(kind, fields);
  }

  async #takePixels(data) {
    const words = new Uint32Array(data);
    await this.pixels(words, data);
    // A hidden page requests no pixels until it is visible.
    if (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
    this.send("shown", { frame: words[0] });
  }
}
