import CoreGraphics
import Foundation

/// A named point of a view, from which or to which assistive programs drag (Apple: UIAccessibilityLocationDescriptor).
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  public let attributedName: NSAttributedString
  open private(set) weak var view: UIView?
  /// The point in the view.
  public let point: CGPoint
  open var name: String { attributedName.string }

  /// Makes a descriptor of the view's centre.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}
