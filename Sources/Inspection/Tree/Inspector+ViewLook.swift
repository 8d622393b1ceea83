import Hosting
import QuartzCore
import UIKit

/// A view of the tree with its colours, and whether it draws, for comparisons with another tree.
package struct ViewLook {
  package var row: InspectedView
  package var identifier: String?
  /// Colours such as "#FF0000" by their use: background, text, tint, border.
  package var colors: [String: String]
  /// Whether the view draws something itself, apart from its subviews, or may do so.
  package var draws: Bool
}

extension Inspector {
  /// Returns all views of the windows with their looks, each before its subviews, and the number of views that do not fit.
  package func looks() -> (views: [ViewLook], omitted: Int) {
    let tree = tree(), time = CACurrentMediaTime()
    let views = tree.views.compactMap { row in numbers.view(row.id).map { Self.look(of: $0, row, at: time) } }
    return (views, tree.omitted)
  }

  private static func look(of view: UIView, _ row: InspectedView, at time: TimeInterval) -> ViewLook {
    let p = view.layer.presentedProperties(at: time)
    let hasLayers = (view.layer.sublayers ?? []).contains { !($0.delegate is UIView) }
    let draws =
      p.drawsBackground || p.drawsBorder || p.drawsShadow || p.figure != nil || view.layer.contents != nil
      || view.layer.backing.byteCount > 0 || row.text != nil || hasLayers
    var colors: [String: String] = [:]
    func add(_ use: String, _ color: UIColor?) {
      guard let color else { return }
      let text = ValueFormat.color.text(color, view.traitCollection)
      if !text.hasSuffix("00") || text.count < 9 { colors[use] = text }
    }
    add("background", view.backgroundColor)
    switch view {
    case let label as UILabel: add("text", label.textColor)
    case let field as UITextField: add("text", field.textColor)
    case let area as UITextView: add("text", area.textColor)
    case is UIButton, is UIImageView, is UISwitch, is UISlider, is UIProgressView: add("tint", view.tintColor)
    default: break
    }
    if view.layer.borderWidth > 0 { add("border", view.layer.borderColor.map { UIColor(cgColor: $0) }) }
    return ViewLook(row: row, identifier: view.accessibilityIdentifier, colors: colors, draws: draws)
  }
}
