import CoreGraphics
import Foundation

/// What of an item collides (Apple: UIDynamicItemCollisionBoundsType).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  /// Within the bounds; a circle where they are square, otherwise 24 edges.
  case ellipse
  /// `collisionBoundingPath`, of which the convex hull counts.
  case path
}

/// What behaviours move: it turns about its centre (Apple: UIDynamicItem).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// In the reference coordinates of the animator.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// About the centre, which is its origin.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
