import CoreGraphics
import Foundation

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers by moving the origin of its bounds (Apple: CAScrollLayer). Scrolling is animated like a
/// change of the bounds. The layer clips only if `masksToBounds` is set.
open class CAScrollLayer: CALayer {
  /// The axes that the layer scrolls along. The default is both.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Scrolls to a point in the layer's coordinates, which becomes the origin of the visible part.
  open func scroll(to p: CGPoint) {
    guard checked(p, "scroll(to:)") else { return }
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls the shortest distance that makes a rectangle in the layer's coordinates visible, or its beginning if it does not fit.
  open func scroll(to r: CGRect) {
    guard checked(r, "scroll(to:)") else { return }
    let r = r.standardized
    func origin(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if low >= from, high <= from + length { return from }
      if high - low >= length { return low <= from && high >= from + length ? from : low }
      return low < from ? low : high - length
    }
    scroll(
      to: CGPoint(
        x: origin(r.minX, r.maxX, bounds.minX, bounds.width), y: origin(r.minY, r.maxY, bounds.minY, bounds.height)))
  }
}

extension CALayer {
  private var enclosingScrollLayer: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let scroll = layer as? CAScrollLayer { return scroll }
      next = layer.superlayer
    }
    return nil
  }

  /// Scrolls the nearest enclosing `CAScrollLayer` to a point in this layer's coordinates.
  public func scroll(_ p: CGPoint) {
    guard let scroll = enclosingScrollLayer else { return }
    scroll.scroll(to: convert(p, to: scroll))
  }

  /// Scrolls the nearest enclosing `CAScrollLayer` the shortest distance that makes a rectangle in this layer's coordinates visible.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroll = enclosingScrollLayer else { return }
    scroll.scroll(to: convert(r, to: scroll))
  }

  /// The part of the bounds that clipping superlayers leave visible, in the layer's coordinates.
  public var visibleRect: CGRect {
    var shown = bounds
    var next = superlayer
    while let layer = next, !shown.isNull {
      if layer.masksToBounds || layer is CAScrollLayer { shown = shown.intersection(convert(layer.bounds, from: layer)) }
      next = layer.superlayer
    }
    return shown.isNull ? .zero : shown
  }
}
