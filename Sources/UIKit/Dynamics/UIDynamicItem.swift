import CoreGraphics
import Foundation

/// The collision shapes of items (Apple: UIDynamicItemCollisionBoundsType).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  /// The ellipse within the bounds: a circle if they are square, otherwise a polygon of 24 edges.
  case ellipse
  /// The convex hull of `collisionBoundingPath`.
  case path
}

/// An object that behaviors move and rotate about its center (Apple: UIDynamicItem).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in the reference coordinates of the animator.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision path. Its origin is the center of the item.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
