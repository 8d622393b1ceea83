import ContextProtocol
import Hosting

/// The tools that agents can use.
enum AgentTools {
  static let instructions = """
    UIKit previews of a project, running on Linux. Views are named by node: a number in the answers of tree, find and render. Begin with previews, \
    then show one, then tree or find. tap, type and scroll answer with what changed. The clock stands still; advance moves it, for animations. After \
    you changed a source, call reload: it answers with the errors of the compiler or with what changed in the tree. Node numbers are new after a reload.
    """

  private static let node = Tool.Parameter("node", .integer, "The number of a view, from tree, find or render.", isRequired: true)
  private static let optionalNode = Tool.Parameter("node", .integer, "The number of a view, from tree, find or render.")

  static let all: [Tool] = [
    Tool("previews", "Lists the previews of the project, with file and line, and marks the one that is shown.", isReadOnly: true),
    Tool(
      "show", "Shows a preview from its beginning, and sets its conditions. Conditions that are left out stay as they are.",
      [
        .init("preview", .text, "The name of a preview; the present one if left out."),
        .init("device", .text, "Such as iPhone 15 or iPad Pro 11; an empty text for the preview's own size."),
        .init("landscape", .flag, "The orientation."), .init("dark", .flag, "Dark mode."),
        .init("text_size", .choice(TextSizeName.names), "The Dynamic Type size; large is usual."),
        .init("locale", .text, "Such as de_DE or ar; an empty text for none."), .init("right_to_left", .flag, "The layout direction."),
        .init("contrast", .flag, "Increase Contrast."), .init("bold_text", .flag, "Bold Text."),
        .init("reduce_motion", .flag, "Reduce Motion."),
        .init("look", .choice(SystemLookName.names), "The version of iOS whose look bars and controls have; 17 is usual."),
      ]),
    Tool(
      "reload",
      "Waits until the files that were saved are built, and shows the preview in the state that it was in. Answers with the compiler's errors, or with what changed in the tree.",
      [.init("seconds", .number, "The longest wait in seconds; 300 if left out.")]),
    Tool("errors", "The errors of the last build, or why the preview ended; nothing if all is well.", isReadOnly: true),
    Tool("output", "What the preview has printed since the last call of this tool.", isReadOnly: true),
    Tool(
      "render", "A picture of the screen as PNG, at one pixel per point.",
      [
        .init("marks", .flag, "Draws a frame with its node number around each element, and lists them."),
        .init("node", .integer, "Shows only this view and a margin around it."),
      ], isReadOnly: true),
    Tool(
      "tree", "The views: node, class, text, frame on the screen (x y; width height), property that holds it. Indented by depth.",
      [
        .init("root", .integer, "The node to begin with; the windows if left out."),
        .init("depth", .integer, "How many levels below the root; 4 if left out."),
        .init("hidden", .flag, "Also views of which nothing is seen."),
      ], isReadOnly: true),
    Tool(
      "find", "Views by a part of their label, identifier, text, class or property, without regard to case.",
      [.init("text", .text, "What to look for.", isRequired: true)], isReadOnly: true),
    Tool(
      "explain", "Everything about a view: classes, source lines, why its frame is what it is, constraints, changed properties.",
      [node, .init("all", .flag, "Also properties that have their usual values.")], isReadOnly: true),
    Tool("spoken", "What a screen reader says of each element, in its order.", isReadOnly: true),
    Tool(
      "tap", "Taps a view, or presses it for a while. Answers with what changed.",
      [
        optionalNode, .init("x", .number, "In points of the screen, in place of a node."), .init("y", .number, "In points of the screen."),
        .init("count", .integer, "The number of taps; 2 for a double tap."),
        .init("press", .number, "How long the finger stays, in seconds of the preview's clock; 0 if left out."),
      ]),
    Tool(
      "type", "Types text into what is being edited, after a tap on a node if one is named. A line feed presses Return.",
      [.init("text", .text, "What to type.", isRequired: true), optionalNode, .init("replace", .flag, "Selects all before.")]),
    Tool(
      "scroll", "Turns the scroll wheel over a view.",
      [
        node, .init("dx", .number, "Points to the right that show what is further right."),
        .init("dy", .number, "Points down that show what is further down."),
      ]),
    Tool(
      "advance", "Lets time pass on the preview's clock, without waiting for it: animations, display links. Answers with what changed.",
      [.init("seconds", .number, "At most 60.", isRequired: true)]),
    Tool(
      "replay", "Performs a recording of `vitrine preview --record` in the present preview, with its times.",
      [.init("file", .text, "The path of the recording.", isRequired: true)]),
    Tool("restart", "Shows the preview as at its beginning, in a new process."),
    Tool(
      "set", "Changes a property of a view for a try, as explain writes it. A reload takes it back.",
      [
        node, .init("property", .text, "Such as backgroundColor or text.", isRequired: true),
        .init("value", .text, "Such as #FF0000 or Hello.", isRequired: true),
      ]),
    Tool(
      "diff",
      "What came, went, moved, was resized or shows another text since the last diff, or since the preview was opened. It holds across reloads.",
      isReadOnly: true),
    Tool(
      "audit", "Faults of accessibility in what is shown now: contrast, small targets, missing labels, overlaps, texts that are cut off.",
      [.init("notes", .flag, "Also what may be meant.")], isReadOnly: true),
  ]
}
