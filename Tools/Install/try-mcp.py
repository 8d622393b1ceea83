"""See try-mcp."""
import argparse, base64, json, re, subprocess, sys, threading, queue, time

parser = argparse.ArgumentParser()
parser.add_argument("--schema")
parser.add_argument("--program", default="vitrine")
parser.add_argument("project", nargs="?")
parser.add_argument("source", nargs="?")
options = parser.parse_args()


def fail(text):
    print(f"try-mcp: {text}", file=sys.stderr)
    sys.exit(1)


class Schema:
    """The published schema; checks nothing if there is none."""

    def __init__(self, path):
        self.checked = 0
        self.document = None
        if not path:
            return
        try:
            import jsonschema
        except ImportError:
            print("try-mcp: lines are not checked against the schema, since Python's jsonschema is missing")
            return
        self.document = json.load(open(path))
        self.validator = jsonschema.Draft202012Validator
        self.part = "$defs" if "$defs" in self.document else "definitions"

    def check(self, value, kind):
        if not self.document:
            return
        schema = dict(self.document)
        schema["$ref"] = f"#/{self.part}/{kind}"
        errors = list(self.validator(schema).iter_errors(value))
        if errors:
            fail(f"not a {kind}: {errors[0].message[:300]}\n{json.dumps(value)[:600]}")
        self.checked += 1


schema = Schema(options.schema)
results = {"initialize": "InitializeResult", "tools/list": "ListToolsResult", "tools/call": "CallToolResult", "ping": "EmptyResult"}
requests = {"initialize": "InitializeRequest", "tools/list": "ListToolsRequest", "tools/call": "CallToolRequest", "ping": "PingRequest"}


class Client:
    def __init__(self):
        command = [options.program, "mcp"] + (["--package-path", options.project] if options.project else [])
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL if not options.project else None)
        self.lines = queue.Queue()
        self.notices = []
        self.last = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))
        self.lines.put(None)

    def send(self, message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, params=None, seconds=600):
        self.last += 1
        message = {"jsonrpc": "2.0", "id": self.last, "method": method}
        if params is not None:
            message["params"] = params
        schema.check(message, requests.get(method, "JSONRPCRequest"))
        self.send(message)
        end = time.time() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(0.1, end - time.time()))
            except queue.Empty:
                fail(f"{method} was not answered within {seconds} seconds")
            if line is None:
                fail("the server has ended")
            if "method" in line:
                schema.check(line, "ServerNotification")
                self.notices.append(line)
                continue
            if line.get("id") != self.last:
                fail(f"an answer to {line.get('id')} came, not to {self.last}")
            if "error" in line:
                schema.check(line, "JSONRPCErrorResponse" if options.schema and "JSONRPCErrorResponse" in schema.document[schema.part] else "JSONRPCError")
                return line
            schema.check(line["result"], results[method])
            return line

    def call(self, tool, patience=600, **arguments):
        """The text of an answer, and whether it is an error."""
        result = self.ask("tools/call", {"name": tool, "arguments": arguments, "_meta": {"progressToken": f"t{self.last}"}}, patience)["result"]
        self.pictures = [base64.b64decode(part["data"]) for part in result["content"] if part["type"] == "image"]
        return "\n".join(part["text"] for part in result["content"] if part["type"] == "text"), result.get("isError", False)

    def good(self, tool, **arguments):
        text, is_error = self.call(tool, **arguments)
        if is_error:
            fail(f"{tool}: {text}")
        return text


def expect(condition, text):
    if not condition:
        fail(text)


client = Client()
start = client.ask("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "try-mcp", "version": "1"}})["result"]
expect(start["protocolVersion"] == "2025-11-25" and start["serverInfo"]["name"] == "vitrine", f"initialize answered {start}")
client.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
tools = client.ask("tools/list")["result"]["tools"]
names = [tool["name"] for tool in tools]
for name in "previews show reload errors output render tree find explain spoken tap type scroll advance replay restart set diff audit".split():
    expect(name in names, f"there is no tool {name}")
expect(client.ask("nothing/here")["error"]["code"] == -32601, "an unknown method is not refused")
expect(client.ask("tools/call", {"name": "fly"})["error"]["code"] == -32602, "an unknown tool is not refused")
client.ask("ping", seconds=10)


def node(text):
    """The node number at the beginning of the first line."""
    match = re.match(r"\s*(\d+) ", text)
    return int(match.group(1)) if match else fail(f"no node in: {text[:200]}")


def samples():
    expect("* " in client.good("previews"), "no preview is shown")
    client.good("show", preview="Controls")
    client.good("tree", depth=3)
    toggle = node(client.good("find", text="UISwitch"))
    before = client.good("explain", node=toggle)
    client.good("tap", node=toggle)
    expect(client.good("explain", node=toggle) != before, "a tap did not turn the switch")
    client.good("render", marks=True)
    expect(client.pictures and client.pictures[0][:4] == b"\x89PNG", "render made no picture")
    client.good("advance", seconds=1)
    client.good("audit", notes=True)
    client.good("spoken")


def project():
    path = f"{options.project}/{options.source}"
    original = open(path).read()
    line = next(line for line in original.splitlines() if "// body" in line)

    def change(code):
        open(path, "w").write(original.replace(line, f"    {code} // body"))

    def button(y):
        return f'let buy = UIButton(frame: CGRect(x: 20, y: {y}, width: 120, height: 44)); buy.setTitle("Buy", for: .normal); view.addSubview(buy)'

    try:
        change(button(100))
        print(client.good("previews"))
        text = client.good("find", text="Buy")
        expect("(20 100; 120 44)" in text, f"the button is not at (20 100): {text}")
        # Broken: the error is the answer, and what was shown stays.
        change(button(100).replace("addSubview", "addSubvew"))
        text, is_error = client.call("reload")
        expect(is_error and "addSubvew" in text and re.search(r"\.swift:\d+:\d+: error: ", text), f"reload did not tell the error: {text}")
        print(text)
        expect("addSubvew" in client.good("errors"), "errors does not tell the error")
        client.good("diff")
        # Mended, with the button elsewhere: the tree proves that it moved.
        change(button(180))
        text = client.good("reload")
        expect("moved from (20 100) to (20 180)" in text, f"the button did not move: {text}")
        print(text)
        expect("(20 180; 120 44)" in client.good("find", text="Buy"), "the tree does not have the button at (20 180)")
        expect("moved from (20 100) to (20 180)" in client.good("diff"), "diff does not tell that the button moved")
        expect(client.good("diff") == "Nothing changed in the tree.", "a second diff tells something")
        # SwiftPM confirms the quick build, whose library may go. The preview still begins anew.
        time.sleep(8)
        client.good("restart")
        expect("(20 180; 120 44)" in client.good("find", text="Buy"), "the preview does not begin anew after a reload")
        # What the preview prints is read once.
        change(button(180) + '; print("made", 42)')
        client.good("reload")
        text = client.good("output")
        expect("made 42" in text, f"output does not tell what was printed: {text}")
        expect(client.good("output") == "Nothing was printed.", "output tells it twice")
        # A trap ends the host alone.
        change('fatalError("a trap")')
        text, is_error = client.call("reload")
        expect(is_error and "a trap" in text, f"reload did not tell the trap: {text}")
        change(button(60))
        client.good("reload")
        expect("(20 60; 120 44)" in client.good("find", text="Buy"), "after a trap, the preview does not come back")
    finally:
        open(path, "w").write(original)


project() if options.project else samples()
client.process.stdin.close()
expect(client.process.wait(timeout=20) == 0, "the server did not end with its input")
print(f"try-mcp: all is well; {schema.checked} lines are as the schema says" if schema.document else "try-mcp: all is well; the schema was not checked")
