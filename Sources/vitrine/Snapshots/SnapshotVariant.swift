import ArgumentParser
import CoreGraphics
import Display
import Foundation
import SnapshotReport

/// The conditions under which a picture is drawn.
struct SnapshotVariant {
  var look: LookOptions
  /// The time in seconds of the preview's clock.
  var moment: TimeInterval
  /// The differences from the default conditions, such as "iPhone 15, dark, accessibility3"; empty if there are none.
  var label: String
  /// The label without the moment, which is the same for all frames of an animation; nil if only one moment is drawn.
  var strip: String?
}

/// The options for the pictures of all previews.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draws every combination as a picture of its own: axes as of `vitrine render --matrix`, such as dark,text-size=large:accessibility3.",
      valueName: "axes"), transform: MatrixOption.init)
  var matrix: MatrixOption?

  @Option(
    help: ArgumentHelp(
      "The moments to draw, in seconds of the previews' clocks: one, a list, or start:end:step, as in 0:0.5:0.1, which compares an animation frame by frame; 0 if left out.",
      valueName: "seconds"), transform: Moments.init)
  var at: Moments?

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var keyboard: KeyboardOptions

  /// The variants, each once.
  var variants: [SnapshotVariant] {
    var seen: Set<String> = []
    let looks = matrix?.looks(screen.look).map(\.look) ?? [screen.look]
    let moments = at?.values ?? [0]
    return looks.flatMap { look in
      let strip = moments.count > 1 ? label(of: look, at: 0) : nil
      return moments.map { SnapshotVariant(look: look, moment: $0, label: label(of: look, at: $0), strip: strip) }
    }.filter { seen.insert($0.label).inserted }
  }

  /// Returns the label of conditions. It is the same whether they come from a matrix or from options.
  private func label(of look: LookOptions, at moment: TimeInterval) -> String {
    var parts: [String] = []
    if let device = look.device { parts.append(device.model.name) }
    if let orientation = look.orientation { parts.append(orientation.rawValue) }
    if look.dark { parts.append("dark") }
    if look.rightToLeft { parts.append("right to left") }
    if let size = look.textSize, size.size != .large { parts.append(size.size.rawValue) }
    if let locale = look.locale { parts.append(locale.identifier) }
    if look.contrast { parts.append("high contrast") }
    if look.boldText { parts.append("bold text") }
    if look.reduceMotion { parts.append("less motion") }
    if let look = look.system, look.system != .ios17 { parts.append("iOS \(look.name)") }
    if let size = screen.size { parts.append("\(Self.text(size.size.width))x\(Self.text(size.size.height))") }
    if let scale = screen.scale { parts.append("scale \(Self.text(scale))") }
    if moment != 0 { parts.append("at \(Self.text(moment))") }
    if keyboard.keyboard != .off { parts.append("keyboard \(keyboard.keyboard.rawValue)") }
    return parts.joined(separator: ", ")
  }

  private static func text(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
