#!/usr/bin/python3
"""A small screen reader for tests: reader.py PROGRAM [ARGUMENT...] -- COMMAND...

It starts the program, waits until the desktop knows it, and executes the commands. Each prints lines to standard output:
  tree                      the elements: role, name, and what else is known
  do NAME ACTION            performs an action of the element with that name
  set NAME NUMBER           sets the value of an element
  focus NAME                asks for the keyboard focus
  select NAME START END     selects characters of a text
  words NAME                the words of a text, one after the other
  at X Y                    the element at a point of the desktop
  await EVENT NAME          waits for an event whose type begins so, of the element with that name; * is any name
  switch on|off             the desktop's switch for screen readers, which the program does not obey before; the first command only
  quiet SECONDS             fails if the program uses more than 1 % of a processor meanwhile
It must run on a message bus of its own (dbus-run-session). It uses the library of real screen readers, libatspi.
"""
import os, signal, subprocess, sys, time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

EVENTS = [
    "object:state-changed", "object:property-change", "object:children-changed", "object:text-changed", "object:text-caret-moved",
    "object:text-selection-changed", "object:announcement", "window:activate", "window:deactivate", "window:create",
]
heard = []


def name_of(source):
    try:
        return source.get_name() or ""
    except GLib.Error:
        return "?"


def hear(event):
    data = event.any_data
    if isinstance(data, Atspi.Accessible):
        data = name_of(data)
    # libatspi packs what it does not know.
    heard.append((event.type, name_of(event.source), event.detail1, event.detail2, data if isinstance(data, str) else ""))


def spin(seconds, until=lambda: False):
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        if until():
            return True
        time.sleep(0.01)
    return False


def fail(text):
    print(text, file=sys.stderr)
    for event in heard[-20:]:
        print("heard", *event, file=sys.stderr)
    sys.exit(1)


def application(pid):
    for _ in range(60):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            try:
                if child and child.get_process_id() == pid and child.get_child_count() > 0:
                    return child
            except GLib.Error:
                pass
        spin(0.5)
    fail("the desktop does not know the program")


def walk(element):
    yield element
    for index in range(element.get_child_count()):
        child = element.get_child_at_index(index)
        if child:
            yield from walk(child)


def find(root, name):
    found = []

    def look():
        found[:] = [element for element in walk(root) if name_of(element) == name]
        return found

    spin(10, look)
    return found[0] if found else fail(f"no element is named {name}")


WORDS = ["active", "focused", "selected", "checkable", "checked", "editable", "multi-line", "single-line", "modal", "busy"]


def line(element):
    frame = Atspi.Component.get_extents(element, Atspi.CoordType.SCREEN)
    parts = [element.get_role_name(), repr(name_of(element)), f"{frame.x},{frame.y} {frame.width}x{frame.height}"]
    states = element.get_state_set()
    parts += [word for word in WORDS if states.contains(getattr(Atspi.StateType, word.replace("-", "_").upper()))]
    if not states.contains(Atspi.StateType.SENSITIVE):
        parts.append("disabled")
    if not states.contains(Atspi.StateType.SHOWING):
        parts.append("away")
    interfaces = element.get_interfaces()
    if "Value" in interfaces:
        value = [Atspi.Value.get_minimum_value(element), Atspi.Value.get_current_value(element), Atspi.Value.get_maximum_value(element)]
        parts.append("value " + " ".join(f"{number:g}" for number in value))
    if "Text" in interfaces:
        text = Atspi.Text.get_text(element, 0, Atspi.Text.get_character_count(element))
        caret = Atspi.Text.get_caret_offset(element)
        parts.append(f"text {text!r}" + (f" caret {caret}" if caret >= 0 else ""))
        for index in range(Atspi.Text.get_n_selections(element)):
            selection = Atspi.Text.get_selection(element, index)
            parts.append(f"selects {selection.start_offset}-{selection.end_offset}")
    if "Action" in interfaces:
        parts.append("does " + "|".join(Atspi.Action.get_action_name(element, i) for i in range(Atspi.Action.get_n_actions(element))))
    if element.get_description():
        parts.append(f"described {element.get_description()!r}")
    attributes = element.get_attributes()
    parts += [f"{key} {attributes[key]}" for key in ("level", "id") if key in attributes]
    return " ".join(parts)


def show(element, depth=0):
    print("  " * depth + line(element))
    for index in range(element.get_child_count()):
        show(element.get_child_at_index(index), depth + 1)


def ticks(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def run(command, root, pid):
    verb, *words = command.split("\t") if "\t" in command else command.split(" ")
    if verb == "tree":
        show(root)
    elif verb == "do":
        element = find(root, words[0])
        actions = [Atspi.Action.get_action_name(element, i) for i in range(Atspi.Action.get_n_actions(element))]
        if words[1] not in actions or not Atspi.Action.do_action(element, actions.index(words[1])):
            fail(f"{words[0]} does not {words[1]}")
    elif verb == "set":
        Atspi.Value.set_current_value(find(root, words[0]), float(words[1]))
    elif verb == "focus":
        if not Atspi.Component.grab_focus(find(root, words[0])):
            fail(f"{words[0]} takes no focus")
    elif verb == "select":
        element = find(root, words[0])
        if not Atspi.Text.set_selection(element, 0, int(words[1]), int(words[2])):
            fail(f"{words[0]} selects nothing")
    elif verb == "words":
        element, offset = find(root, words[0]), 0
        count = Atspi.Text.get_character_count(element)
        while offset < count:
            part = Atspi.Text.get_string_at_offset(element, offset, Atspi.TextGranularity.WORD)
            print(f"{part.start_offset}-{part.end_offset} {part.content!r}")
            if part.end_offset <= offset:
                fail("the words do not go on")
            offset = part.end_offset
    elif verb == "at":
        element = Atspi.Component.get_accessible_at_point(root.get_child_at_index(0), int(words[0]), int(words[1]), Atspi.CoordType.SCREEN)
        print(line(element) if element else "nothing")
    elif verb == "await":
        found = []

        def look():
            found[:] = [event for event in heard if event[0].startswith(words[0]) and words[1] in ("*", event[1])]
            return found

        if not spin(20, look):
            fail(f"{command} was not heard")
        print(*found[0])
        # What came before is old, what follows may be awaited next.
        del heard[: heard.index(found[0]) + 1]
    elif verb == "quiet":
        spin(1)
        before, seconds = ticks(pid), float(words[0])
        spin(seconds)
        used = (ticks(pid) - before) / os.sysconf("SC_CLK_TCK")
        print("quiet" if used <= max(0.01 * seconds, 0.02) else f"used {used} s of {seconds}")
    else:
        fail(f"what is {command}?")


def switch(word):
    value = "<true>" if word == "on" else "<false>"
    subprocess.run(
        ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
         "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled", value], check=True, stdout=sys.stderr)


def main():
    # A parent may have blocked signals, and the program would inherit that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.alarm(150)
    end = sys.argv.index("--")
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    for event in EVENTS:
        listener.register(event)
    with subprocess.Popen(sys.argv[1:end], stdout=sys.stderr) as child:
        try:
            commands = sys.argv[end + 1 :]
            if commands and commands[0].startswith("switch "):
                # The program runs, and nobody knows it.
                spin(1)
                desktop = Atspi.get_desktop(0)
                known = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
                if any(element.get_process_id() == child.pid for element in known if element):
                    fail("the program was known before the switch")
                switch(commands.pop(0).split(" ")[1])
            root = application(child.pid)
            for command in commands:
                run(command, root, child.pid)
                sys.stdout.flush()
        finally:
            child.terminate()
            try:
                child.wait(5)
            except subprocess.TimeoutExpired:
                child.kill()


main()
