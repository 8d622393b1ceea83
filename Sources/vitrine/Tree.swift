import ArgumentParser
import Display
import Foundation
import Hosting
import Inspection
import UIKit
import VitrineTesting

struct Tree: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Shows a preview's views as text: class, frame in points, and what is not as usual.",
    help: """
      EXAMPLES
        vitrine tree ContentModes
        vitrine tree Feed --depth 3 --at 2
        vitrine tree Feed --constraints
        vitrine tree Controls --accessibility    what a screen reader says, in order
        vitrine tree Feed --json                 one object: each view's class, property, text, corners on the screen
      """)

  @Argument(help: SceneName.help, transform: SceneName.init)
  var scene: SceneName

  @Option(help: ArgumentHelp("The moment to look at, in seconds of the scene's clock.", valueName: "seconds"), transform: Seconds.init)
  var at: Seconds?

  @Option(help: ArgumentHelp("The screen's size in points; the scene's own if left out.", valueName: "WxH"), transform: PointSize.init)
  var size: PointSize?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var look: LookOptions

  @Flag(help: "Prints what a screen reader would say of each element, in the order of reading.")
  var accessibility = false

  @Flag(help: "Prints the tree as JSON: the views in order, each with its depth.")
  var json = false

  @Option(help: "How deep to go; 0 shows the window alone.")
  var depth = 1000

  @Flag(help: "Explain frames: which constraints, natural sizes and places set by code make each.")
  var constraints = false

  var previewName: SceneName? { scene }

  @OptionGroup var interface: InterfaceOptions

  private var screenLook: LookOptions { scene.isFile ? look.ofFile : look }

  @MainActor private func metrics(of entry: PreviewEntry) throws -> DisplayMetrics {
    try ScreenOptions.metrics(size: size, look: screenLook, of: entry, defaultScale: 1)
  }

  func check() throws {
    if depth < 0 { throw ValidationError("--depth counts from 0.") }
    if json, accessibility || constraints {
      throw ValidationError("--json prints the tree alone; leave --accessibility and --constraints out.")
    }
    try MainActor.assumeIsolated { _ = try metrics(of: scene.entry(interface.view(look))) }
  }

  func show() throws {
    try MainActor.assumeIsolated {
      let entry = try scene.entry(interface.view(look)), metrics = try metrics(of: entry)
      var preview = HostLimits.limitTime { HeadlessPreview(entry, size: metrics.size, scale: metrics.scale, look: screenLook.look) }
      preview.advance(to: at?.value ?? 0)
      if accessibility {
        for element in AccessibilityTree.elements(of: preview.screen.window) { print("\(element.spoken)  (\(element.frame.brief))") }
        return
      }
      if json { return try printJSON() }
      // Each level of the tree is indented by two spaces.
      let inspector = Inspector(.main)
      let tree = preview.screen.window.hierarchyDescription { constraints ? Self.reasons(for: $0, inspector) : [] }
      for line in tree.split(separator: "\n") where line.prefix(while: { $0 == " " }).count / 2 <= depth { print(line) }
    }
  }

  @MainActor private func printJSON() throws {
    guard case .tree(var tree) = Inspector(.main).answer(.tree) else { return }
    tree.views.removeAll { $0.depth > depth }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(tree), as: UTF8.self))
  }

  /// The sentences of the inspector about the frame of a view. Views that UIKit makes inside of its own are left out: nothing in a project
  /// places them.
  @MainActor private static func reasons(for view: UIView, _ inspector: Inspector) -> [String] {
    guard inspector.isPublished(view) else { return [] }
    let layout = inspector.layoutReasons(of: view)
    return layout.across.map { "across: \($0)" } + layout.down.map { "down: \($0)" } + (view.hasAmbiguousLayout ? ["ambiguous"] : [])
  }
}
