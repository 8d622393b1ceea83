"""Uses the page of `vitrine preview --web` in headless Chromium. See try-web."""

import argparse
import base64
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

options = argparse.ArgumentParser()
options.add_argument("browser")
options.add_argument("project", nargs="?")
options.add_argument("source", nargs="?")
options.add_argument("--pictures")
options.add_argument("--measure", action="store_true", help="prints times of the samples in place of the tests")
options = options.parse_args()
folder = tempfile.mkdtemp()


def fail(reason):
    print(f"try-web: {reason}", file=sys.stderr)
    sys.exit(1)


def check(condition, reason):
    if not condition:
        fail(reason)


@contextlib.contextmanager
def preview(*arguments):
    """Runs `vitrine preview --web`. The value is the address of its page."""
    log = open(os.path.join(folder, "log"), "w+")
    process = subprocess.Popen(["vitrine", "preview", "--web", *arguments], stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        if not found:
            log.seek(0)
            fail(f"no address was printed: {log.read()}")
        yield found.group(0)
    finally:
        process.terminate()
        check(process.wait(20) in (0, -15), "vitrine did not end as it was asked to")


class Page:
    """The page in a browser."""

    def __init__(self, context, address):
        self.page = context.new_page()
        self.faults = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self.page.goto(address)
        self.waits(lambda: self.evaluate("document.querySelector('#picture').width") > 1, "there is no picture")
        self.settle()

    def evaluate(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def settle(self):
        """Waits until no frame has come for 0.3 seconds."""
        self.evaluate("""() => new Promise((resolve) => {
          let timer = setTimeout(resolve, 300);
          document.addEventListener("vitrine-frame", () => { clearTimeout(timer); timer = setTimeout(resolve, 300); });
          setTimeout(resolve, 10000);
        })""")

    def place(self, x, y):
        """A point of the screen in the window."""
        return self.evaluate("""([x, y]) => {
          const { left, top, width } = document.querySelector("#picture").getBoundingClientRect();
          const zoom = width / document.querySelector("#overlay").viewBox.baseVal.width;
          return [left + x * zoom, top + y * zoom];
        }""", [x, y])

    def click(self, x, y):
        self.page.mouse.click(*self.place(x, y))
        self.settle()

    def pixel(self, x, y):
        return tuple(self.evaluate("([x, y]) => [...document.querySelector('#picture').getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3)", [x, y]))

    def pixels(self, area=None, canvas="#picture"):
        """A number that stands for the pixels of an area: x, y, width, height; of all if it is left out."""
        return self.evaluate("""([area, name]) => {
          const canvas = document.querySelector(name), [x, y, width, height] = area ?? [0, 0, canvas.width, canvas.height];
          const data = new Uint32Array(canvas.getContext("2d").getImageData(x, y, width, height).data.buffer);
          return data.reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, width);
        }""", [area, canvas])

    def is_picture(self, path, canvas="#picture"):
        """Whether the pixels are those of a PNG file."""
        data = base64.b64encode(open(path, "rb").read()).decode()
        return self.evaluate("""async ([data, name]) => {
          const image = new Image(), picture = document.querySelector(name);
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          if (image.width !== picture.width || image.height !== picture.height) return false;
          const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height }), context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          const [a, b] = [context, picture.getContext("2d")].map((one) => one.getImageData(0, 0, image.width, image.height).data);
          return a.every((value, index) => value === b[index]);
        }""", [data, canvas])

    def save(self, name):
        if options.pictures:
            os.makedirs(options.pictures, exist_ok=True)
            self.page.screenshot(path=os.path.join(options.pictures, name + ".png"))

    def waits(self, condition, reason, seconds=30):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                self.save("failure")
                fail(f"{reason}; page: {self.page.inner_text('body')[:600]!r}")
            time.sleep(0.05)

    def close(self):
        check(not self.faults, f"the page has errors: {self.faults}")
        self.page.close()


def rendered(name, *arguments):
    path = os.path.join(folder, f"{name}.png")
    subprocess.run(["vitrine", "render", name, "--scale", "1", "-o", path, *arguments], check=True, stdout=subprocess.DEVNULL)
    return path


def tree_has(page, text):
    return text in page.page.inner_text("#tree")


def samples(light, dark):
    # Open: the bytes are those of the headless picture.
    with preview("LayerEffects", "--paused", "--scale", "1") as address:
        page = Page(light, address)
        page.waits(lambda: page.is_picture(rendered("LayerEffects")), "the picture is not the headless one", 5)
        page.save("layer-effects")
        # Another preview is shown from the list.
        page.page.fill("#preview-search", "button")
        page.page.get_by_role("button", name=re.compile("^Buttons")).click()
        page.waits(lambda: page.page.title().startswith("Buttons"), "the other preview is not shown")
        check(page.page.locator("#preview-list [aria-current=true]").inner_text().startswith("Buttons"), "the list does not mark what is shown")
        # It begins anew with the conditions that it has.
        page.page.get_by_role("button", name="Dark", exact=True).click()
        page.page.get_by_role("button", name="Begin anew").click()
        page.page.wait_for_timeout(4000)
        check(page.page.title().startswith("Buttons"), "another preview begins anew")
        check(page.page.get_by_role("button", name="Dark", exact=True).get_attribute("aria-pressed") == "true", "the conditions are lost")
        check(max(page.pixel(4, 4)) < 60, f"the preview is not dark: {page.pixel(4, 4)}")
        page.close()

        # A wrong address gets nothing.
        answer = light.request.get(re.sub(r"/\w+/$", "/0123456789abcdef0123456789abcdef/", address))
        check(answer.status == 403, f"a wrong token is answered with {answer.status}")

    # Tap: a menu opens, in both of two browsers.
    with preview("Buttons", "--scale", "2") as address:
        page, other = Page(light, address), Page(dark, address)
        # Where the menu opens. Elsewhere a wheel turns all the time.
        menu = [120, 590, 400, 40]
        rest = page.pixels(menu)
        page.click(240, 502)
        page.waits(lambda: page.pixels(menu) != rest, "a click changes nothing", 5)
        # The clock stops, and the pages say so. While the wheel turns, two browsers are not at the same frame.
        page.page.get_by_role("button", name="Stop the clock").click()
        for one in (page, other):
            one.waits(lambda: one.page.get_by_role("button", name="Let the clock go on").count() == 1, "the clock is not stopped", 5)
        other.waits(lambda: other.pixels() == page.pixels(), "two browsers show different pictures", 5)
        page.save("buttons-light")
        other.save("buttons-dark")
        other.close()
        page.page.get_by_role("button", name="Let the clock go on").click()
        # Touch.
        touched = Page(dark, address)
        before = touched.pixels(menu)
        touched.page.touchscreen.tap(*touched.place(20, 20))
        touched.waits(lambda: touched.pixels(menu) != before, "a touch changes nothing", 5)
        touched.close()
        page.close()

    compare(light)

    # Type, with keys and an input method.
    with preview("SignUp", "--scale", "1") as address:
        page = Page(light, address)
        fields(page)
        page.close()

    # Scroll.
    with preview("Feed", "--scale", "1") as address:
        page = Page(light, address)
        before = page.pixels()
        page.page.mouse.move(*page.place(180, 300))
        page.page.mouse.wheel(0, 400)
        page.waits(lambda: page.pixels() != before, "the wheel scrolls nothing", 5)
        page.settle()
        scrolled = page.pixels()
        page.page.mouse.wheel(0, -400)
        page.waits(lambda: page.pixels() != scrolled, "the wheel does not scroll back", 5)
        page.save("feed")
        page.close()


    inspect(light, "light")
    inspect(dark, "dark")
    panels(light)


def compare(light):
    """Shows views in perspective, pictures side by side, a design picture, and saves what the host writes."""
    with preview("LayerEffects", "--paused", "--scale", "1") as address:
        page, other = Page(light, address), Page(light, address)
        page.page.get_by_role("button", name="Views in perspective").click()
        page.waits(lambda: page.page.locator("#layers .plane img").count() > 3, "the views are not shown apart")
        page.save("perspective")
        before = page.evaluate("document.querySelector('#layers .stack').style.transform")
        page.page.locator("#layers").press("ArrowLeft")
        check(page.evaluate("document.querySelector('#layers .stack').style.transform") != before, "the views are not turned")
        page.page.get_by_role("button", name="Views in perspective").click()
        check(page.page.locator("#layers").is_hidden(), "the picture is not shown again")
        # A design picture over the preview.
        with page.page.expect_file_chooser() as chooser:
            page.page.get_by_role("button", name="Lay a design picture").click()
        chooser.value.set_files(rendered("Buttons"))
        page.waits(lambda: page.page.locator("#design").is_visible(), "the design picture is not shown")
        page.save("design")
        page.page.get_by_role("button", name="Remove the design picture").click()
        check(page.page.locator("#design").is_hidden(), "the design picture is not removed")
        # Files that the host writes.
        for button, ending, beginning in [("Save a capture", "json", "{"), ("Save what was done", "events", "vitrine events 1")]:
            page.page.get_by_role("button", name="More", exact=True).click()
            with page.page.expect_download() as download:
                page.page.get_by_role("button", name=button).click()
            check(download.value.suggested_filename == f"LayerEffects.{ending}", f"the file is called {download.value.suggested_filename}")
            check(open(download.value.path()).read().startswith(beginning), f"{button}: the file is not what it should be")
        # Side by side, in both browsers.
        page.page.get_by_label("Side by side").select_option("appearance")
        for one in (page, other):
            one.waits(lambda: one.page.locator(".variant canvas").count() == 1 and one.evaluate("document.querySelector('.variant canvas').width") > 1,
                      "no picture is shown beside the main one")
            check(one.page.inner_text(".variant figcaption") == "Dark", "the picture has no title")
        dark_pixels = rendered("LayerEffects", "--dark")
        page.waits(lambda: page.is_picture(dark_pixels, ".variant canvas"), "the other picture is not the dark one", 10)
        page.save("side-by-side")
        page.page.get_by_label("Side by side").select_option("")
        other.waits(lambda: other.page.locator(".variant").count() == 0, "the other picture stays")
        page.waits(lambda: page.is_picture(rendered("LayerEffects")), "the main picture changed", 5)
        other.close()
        page.close()


def inspect(context, name):
    """Picks a view on the canvas, and edits it."""
    with preview("SignUp", "--scale", "2") as address:
        page = Page(context, address)
        page.page.get_by_role("button", name=re.compile("^Pick views")).click()
        before = page.pixels()
        page.page.mouse.click(*page.place(60, 40))
        selected = page.page.locator("#tree [aria-selected=true]")
        page.waits(lambda: selected.count() == 1 and "Sign up" in selected.inner_text(), "a click on the canvas selects nothing")
        check(page.pixels() == before, "a click that picks a view reached the preview")
        text = page.page.locator("#property-text")
        page.waits(lambda: text.count() == 1, "the details have no text")
        check(text.input_value() == "Sign up", f"the text is {text.input_value()!r}")
        page.page.mouse.move(*page.place(100, 280))
        page.waits(lambda: page.page.locator("#overlay .hover").count() == 1, "the view under the pointer is not outlined")
        page.save(f"inspector-{name}")
        text.fill("Join us")
        page.waits(lambda: "Join us" in selected.inner_text() and page.pixels() != before, "an edit changes nothing")
        page.page.get_by_role("button", name="Take the last change back").click()
        page.waits(lambda: "Sign up" in selected.inner_text() and page.pixels() == before, "an edit is not taken back")
        for tab, sign in [("problems", "No constraint conflicts|ambigu|conflict"), ("costs", "Backing stores"), ("accessibility", "Sign up")]:
            page.page.locator(f"#tab-{tab}").click()
            panel = page.page.locator(f"#panel-{tab}")
            page.waits(lambda: re.search(sign, panel.inner_text()), f"{tab} are not listed")
            page.save(f"{tab}-{name}")
        # By keyboard alone: from the search of the tree to a view.
        page.page.locator("#tab-views").click()
        page.page.locator("#tree-search").focus()
        page.page.keyboard.press("ArrowDown")
        page.page.keyboard.press("Home")
        page.waits(lambda: selected.count() == 1 and selected.inner_text().lstrip("▾▸ \n").startswith("UIWindow"), "keys select nothing in the tree")
        page.close()


def panels(context):
    """Sizes of panels, the tree without UIKit's parts, keys, another size of the picture, and windows of 1280 and 1024 pixels."""
    with preview("SignUp", "--scale", "1") as address:
        page = Page(context, address)
        width = lambda name: page.evaluate("(name) => document.getElementById(name).offsetWidth", name)
        # A divider is dragged, moved with keys, and remembered. It stops at the smallest size.
        divider = page.page.locator("#divider-inspector")
        for name, by in [("previews", 60), ("inspector", -60)]:
            before, box = width(name), page.page.locator(f"#divider-{name}").bounding_box()
            page.page.mouse.move(box["x"] + 4, 400)
            page.page.mouse.down()
            page.page.mouse.move(box["x"] + 4 + by, 400, steps=4)
            page.page.mouse.up()
            check(width(name) == before + 60, f"{name} is {width(name)} wide after a drag from {before}")
        divider.press("ArrowRight")
        check(width("inspector") == 380 and divider.get_attribute("aria-valuenow") == "380", "an arrow key does not move a divider")
        page.page.reload()
        page.waits(lambda: page.evaluate("document.querySelector('#picture').width") > 1, "there is no picture after a reload")
        check(width("inspector") == 380, f"the inspector is {width('inspector')} wide after a reload")
        for _ in range(10):
            divider.press("ArrowRight")
        check(width("inspector") == 270, "a divider goes below the smallest size")
        divider.dblclick()
        check(width("inspector") == 340, "a double click does not restore the standard size")
        page.page.locator("#divider-previews").dblclick()
        # The project's views come first.
        page.waits(lambda: page.page.locator("#tree li").count() > 2, "there is no tree")
        own = page.page.locator("#tree li").count()
        check("hidden" in page.page.inner_text("#internals-hidden"), "no parts of UIKit are left out")
        page.page.locator("#internals").check()
        check(page.page.locator("#tree li").count() > own, "the parts of UIKit are not listed")
        page.page.locator("#internals").uncheck()
        # Nothing can be undone yet.
        page.page.locator("#tree li", has_text="Sign up").first.click()
        undo = page.page.get_by_role("button", name="Take the last change back")
        page.waits(lambda: undo.count() == 1, "no details are shown")
        check(undo.is_disabled(), "Undo is enabled without a change")
        page.page.locator("#property-text").fill("Join")
        page.waits(lambda: undo.is_enabled(), "Undo is disabled after a change")
        undo.click()
        page.waits(lambda: undo.is_disabled(), "Undo is enabled after the last change was undone")
        # Keys: H lists them, Escape closes the list and leaves the picture.
        undo.focus()
        page.page.locator("#tab-views").focus()
        page.page.keyboard.press("h")
        check("Alt+Shift+P" in page.page.inner_text("#help"), "H does not list the keys")
        page.page.keyboard.press("Escape")
        check(page.page.locator("#help").is_hidden(), "Escape does not close the keys")
        # The picture gets another size.
        size = lambda: page.evaluate("[document.querySelector('#picture').width, document.querySelector('#picture').height]")
        before = size()
        page.page.locator("#corner").press("ArrowRight")
        page.waits(lambda: size() == [before[0] + 10, before[1]], "an arrow key on the corner does not make the picture wider", 5)
        # The bar has one row, and everything stays in the window.
        for width_, rows in [(1280, 1), (1024, 2)]:
            page.page.set_viewport_size({"width": width_, "height": 700})
            page.page.wait_for_timeout(100)
            check(page.evaluate("document.querySelector('#bar').offsetHeight") <= 45 * rows, f"the bar has more than {rows} rows at {width_}")
            outside = page.evaluate("""[...document.querySelectorAll("#bar button, #bar select, #tabs button")].filter((part) => {
              const box = part.getBoundingClientRect();
              return part.checkVisibility() && (box.right > innerWidth + 1 || box.bottom > innerHeight || box.left < -1);
            }).map((part) => part.getAttribute("aria-label") ?? part.textContent)""")
            check(not outside, f"outside of a window of {width_}: {outside}")
            page.save(f"bar-{width_}")
        page.page.get_by_role("button", name=re.compile("^Options")).click()
        page.page.get_by_role("button", name="Right to left").click()
        page.waits(lambda: "(1)" in page.page.get_by_role("button", name=re.compile("^Options")).inner_text(), "the bar does not say that an option is on")
        page.save("options")
        page.close()


def fields(page):
    before = page.pixels()
    page.click(180, 150)
    page.page.keyboard.type("Ada")
    page.settle()
    typed = page.pixels()
    check(typed != before, "typing changes nothing")
    # The same with an input method: marked text, then the text. The picture is the same in the end.
    for _ in range(3):
        page.page.keyboard.press("Backspace")
    page.settle()
    check(page.pixels() != typed, "Backspace changes nothing")
    session = page.page.context.new_cdp_session(page.page)
    session.send("Input.imeSetComposition", {"text": "あだ", "selectionStart": 2, "selectionEnd": 2})
    page.settle()
    page.save("composition")
    marked = page.pixels()
    session.send("Input.insertText", {"text": "Ada"})
    page.settle()
    check(page.pixels() != marked, "the end of a composition changes nothing")
    page.save("sign-up")


def project(light, dark):
    source = os.path.join(options.project, options.source)

    def change(line):
        text = open(source).read()
        open(source, "w").write(re.sub(r"(?m)^.*// body$", f"    {line} // body", text))

    with preview("--package-path", options.project, "--scale", "1") as address:
        page, night = Page(light, address), Page(dark, address)
        check(page.pixel(60, 700) == (255, 255, 255), f"the corner is {page.pixel(60, 700)}")
        page.page.get_by_role("button", name="Larger", exact=True).click()
        zoom = page.page.inner_text("#zoom-value")
        page.waits(lambda: tree_has(page, "Hello, Ada"), "the tree has no greeting")
        greeting = page.page.locator("#tree li", has_text="Hello, Ada")
        greeting.click()
        page.waits(lambda: "Hello, Ada" in page.page.inner_text("#details") or page.page.locator("#details input").count() > 0, "no details are shown")
        page.save("project")
        night.save("project-dark")
        # A tap, whose effect every later picture must have.
        page.click(*middle(page, "UIButton"))
        page.waits(lambda: tree_has(page, "Hello, Grace"), "the button greets nobody")
        page.evaluate("window.stillTheSamePage = true")
        for colour, expected in [("red: 1, green: 0, blue: 0", (255, 0, 0)), ("red: 0, green: 0, blue: 1", (0, 0, 255))]:
            change(f"view.backgroundColor = UIColor({colour}, alpha: 1)")
            page.waits(lambda: page.pixel(60, 700) == expected, f"a saved file does not show {expected}", 120)
            page.waits(lambda: tree_has(page, "Hello, Grace"), "the state is lost")
            page.waits(lambda: page.page.locator("#tree [aria-selected=true]").count() == 1, "the selection is lost")
            check(page.page.inner_text("#zoom-value") == zoom, "the zoom is lost")
        check(night.pixel(60, 700) == (0, 0, 255), "the other browser does not follow")
        # An edit of the inspector is made again after a save.
        page.page.locator("#tree li", has_text="Hello, Grace").click()
        text = page.page.locator("#property-text")
        page.waits(lambda: text.count() == 1, "the details have no text")
        text.fill("Hello, inspector")
        page.waits(lambda: tree_has(page, "Hello, inspector"), "an edit changes nothing")
        change("view.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)")
        page.waits(lambda: page.pixel(60, 700) == (255, 0, 255), "a saved file does not show after an edit", 120)
        page.waits(lambda: tree_has(page, "Hello, inspector"), "an edit is lost")
        page.page.get_by_role("button", name="Take the last change back").click()
        page.waits(lambda: tree_has(page, "Hello, Grace"), "an edit of the host before is not taken back")
        # The button is gone: the page says where the replay stopped. It comes back, and is tapped again.
        change("view.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1); button.isHidden = true")
        page.waits(lambda: page.pixel(60, 700) == (0, 255, 255), "a hidden button does not show", 120)
        page.waits(lambda: "The replay stopped at" in page.page.inner_text("#notice"), "the page does not say where the replay stopped")
        page.save("project-stopped")
        change("view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)")
        page.waits(lambda: page.pixel(60, 700) == (0, 0, 255), "the preview does not go on", 120)
        page.waits(lambda: tree_has(page, "Hello, Grace"), "the tap is not repeated when the button is back")
        # Errors are shown over the last picture, and go.
        change("view.backgroundColor = nothing")
        page.waits(lambda: "cannot find 'nothing'" in page.page.inner_text("#notice"), "an error of the compiler is not shown", 120)
        check(page.pixel(60, 700) == (0, 0, 255), "the last picture is gone")
        page.save("project-error")
        night.save("project-error-dark")
        change("fatalError(\"a trap\")")
        page.waits(lambda: "a trap" in page.page.inner_text("#notice"), "a trap is not shown", 120)
        change("view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)")
        page.waits(lambda: page.pixel(60, 700) == (0, 255, 0), "the preview does not recover", 120)
        page.waits(lambda: page.page.locator("#notice").is_hidden(), "the message stays")
        check(page.evaluate("window.stillTheSamePage"), "the page was loaded again")
        night.close()
        page.close()


def measure(light):
    """Prints the times from a click to pixels, and the rate of frames whose damage is the whole screen."""
    with preview("Buttons", "--scale", "2") as address:
        page = Page(light, address)
        page.evaluate("""() => {
          window.times = [];
          let since = null;
          addEventListener("pointerdown", (event) => { since = event.timeStamp; }, true);
          document.addEventListener("vitrine-frame", () => {
            if (since === null) return;
            const start = since, drawn = performance.now() - start;
            since = null;
            requestAnimationFrame(() => setTimeout(() => times.push([drawn, performance.now() - start])));
          });
        }""")
        for _ in range(60):
            page.page.mouse.move(*page.place(270, 139))
            page.page.mouse.down()
            page.page.wait_for_timeout(120)
            page.page.mouse.up()
            page.page.wait_for_timeout(400)
        times = page.evaluate("times")
        for index, name in enumerate(["drawn in the page", "shown by the browser"]):
            column = sorted(time[index] for time in times)
            print(f"click to pixels, {name}: median {column[len(column) // 2]:.1f} ms, p95 {column[int(len(column) * 0.95)]:.1f} ms, {len(column)} clicks")
        page.close()
    with preview("Feed", "--size", "390x844", "--scale", "2") as address:
        page = Page(light, address)
        result = page.evaluate("""async () => {
          const device = document.querySelector("#device"), { left, top } = device.getBoundingClientRect(), frames = [];
          document.addEventListener("vitrine-frame", ({ detail }) => frames.push([performance.now(), detail.bytes, detail.rects]));
          const start = performance.now(), end = start + 6000;
          let steps = 0;
          while (performance.now() < end) {
            await new Promise(requestAnimationFrame);
            const deltaY = Math.floor(steps++ / 90) % 2 ? -17 : 17;
            device.dispatchEvent(new WheelEvent("wheel", { clientX: left + 100, clientY: top + 200, deltaY, bubbles: true, cancelable: true }));
          }
          const counted = frames.filter(([time]) => time > start + 1000 && time < end);
          const { width, height } = document.querySelector("#picture");
          const area = counted.reduce((sum, [, , rects]) => sum + rects.reduce((part, [, , w, h]) => part + w * h, 0), 0);
          return { rate: counted.length / 5, steps: steps / 6, bytes: counted.reduce((sum, [, bytes]) => sum + bytes, 0) / counted.length,
            part: area / counted.length / (width * height), raw: width * height * 4 };
        }""")
        print(f"scrolling at 390x844@2x: {result['rate']:.1f} frames/s of {result['steps']:.1f} steps/s, damage {result['part'] * 100:.0f} % of the screen, "
              f"{result['bytes'] / 1024:.0f} KiB a frame of {result['raw'] / 1024:.0f}")
        page.close()


def middle(page, kind):
    """The middle of the first view of a class, in points, as the inspector outlines it."""
    page.page.locator("#tree li", has_text=kind).first.hover()
    points = page.page.locator("#overlay .hover").get_attribute("points").split()
    numbers = [float(number) for number in points]
    return sum(numbers[0::2]) / 4, sum(numbers[1::2]) / 4


with sync_playwright() as tools:
    browser = tools.chromium.launch(executable_path=options.browser, args=["--no-sandbox"])
    size = {"width": 1360, "height": 860}
    light = browser.new_context(viewport=size, color_scheme="light")
    dark = browser.new_context(viewport=size, color_scheme="dark", has_touch=True)
    if options.measure:
        measure(light)
    elif options.project:
        project(light, dark)
    else:
        samples(light, dark)
    browser.close()
if not options.measure:
    print("try-web: passed")
