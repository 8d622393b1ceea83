package import UIKit

/// Two versions of a document side by side with outlined differences: red for removed objects, green for added ones, orange for
/// changed ones.
package final class DifferenceView: UIView {
  private static let gap: CGFloat = 24
  private let sides: [CanvasController]
  private let canvases: [InterfaceCanvas]
  private let difference: InterfaceDifference

  package init?(from old: InterfaceCanvas, to new: InterfaceCanvas, _ difference: InterfaceDifference) {
    guard let left = CanvasController(old, scene: nil), let right = CanvasController(new, scene: nil) else { return nil }
    sides = [left, right]
    canvases = [old, new]
    self.difference = difference
    let size = CGSize(width: left.size.width + Self.gap + right.size.width, height: max(left.size.height, right.size.height))
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = UIColor(white: 0.35, alpha: 1)
    left.view.frame = CGRect(origin: .zero, size: left.size)
    right.view.frame = CGRect(origin: CGPoint(x: left.size.width + Self.gap, y: 0), size: right.size)
    addSubview(left.view)
    addSubview(right.view)
  }

  package required init?(coder: NSCoder) { nil }

  /// Adds the outlines at the present positions of the views. Call it after layout.
  package func outline() {
    for (side, canvas) in canvases.enumerated() {
      let views = canvas.viewsByIdentifier
      for change in difference.changes where change.kind != (side == 0 ? .added : .removed) {
        guard let view = views[change.identifier], view.isDescendant(of: self) else { continue }
        let frame = UIView(frame: view.convert(view.bounds, to: self).insetBy(dx: -2, dy: -2))
        frame.isUserInteractionEnabled = false
        frame.layer.borderWidth = 2
        let color: UIColor =
          switch change.kind {
          case .added: .systemGreen
          case .removed: .systemRed
          case .changed: .systemOrange
          }
        frame.layer.borderColor = color.cgColor
        frame.layer.cornerRadius = 3
        addSubview(frame)
      }
    }
  }
}

extension InterfaceCanvas {
  /// The views with their identifiers.
  var viewsByIdentifier: [String: UIView] {
    Dictionary(roots.flatMap(\.views)) { first, _ in first }
  }
}
