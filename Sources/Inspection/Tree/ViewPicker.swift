import QuartzCore
import Raster
import RenderTree
import UIKit

/// Finds the frontmost view that draws something at a point, whether it takes touches or not.
@MainActor
struct ViewPicker {
  private let screen: UIScreen
  private let time = CACurrentMediaTime()

  init(_ screen: UIScreen) { self.screen = screen }

  /// - Parameter point: a point of the screen, in points.
  func view(at point: CGPoint) -> UIView? {
    guard point.x.isFinite, point.y.isFinite, screen.bounds.contains(point) else { return nil }
    let root = ViewGeometry(root: screen.host.rootLayer, at: time)
    // The frontmost view that contains the point, used if no view draws there.
    var empty: UIView?
    for window in screen.shownWindows.reversed() {
      if let view = drawn(window, ViewGeometry(window.layer, in: root, at: time), point, &empty) { return published(view) }
    }
    return empty.map(published)
  }

  private func drawn(_ view: UIView, _ geometry: ViewGeometry, _ point: CGPoint, _ empty: inout UIView?) -> UIView? {
    guard !geometry.isHidden, geometry.opacity >= 0.01, let local = geometry.local(point) else { return nil }
    let isInside = geometry.properties.bounds.contains(local)
    if geometry.properties.masksToBounds, !isInside { return nil }
    if let mask = view.mask, !mask.frame.contains(local) { return nil }
    for subview in frontFirst(view.subviews) {
      if let hit = drawn(subview, geometry.of(subview, in: view, at: time), point, &empty) { return hit }
    }
    guard isInside else { return nil }
    if draws(view.layer, at: local, isTop: true) { return view }
    empty = empty ?? view
    return nil
  }

  private func frontFirst(_ views: [UIView]) -> [UIView] {
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views.reversed() }
    return views.enumerated().sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }.map(\.element)
  }

  /// Whether a layer draws at a point of its coordinates, either itself or through sublayers that belong to no view.
  private func draws(_ layer: CALayer, at point: CGPoint, isTop: Bool) -> Bool {
    let p = layer.presentedProperties(at: time)
    guard isTop || (!p.isHidden && p.opacity >= 0.01) else { return false }
    let isInside = p.bounds.contains(point)
    if isInside, p.drawsBackground || layer.contents != nil || p.effects != nil || p.figure != nil { return true }
    if isInside, p.drawsBorder, !p.bounds.insetBy(dx: p.borderWidth, dy: p.borderWidth).contains(point) { return true }
    return (layer.sublayers ?? []).contains { sublayer in
      guard !(sublayer.delegate is UIView), let inside = sublayer.presentedPoint(point, under: p, at: time) else { return false }
      return draws(sublayer, at: inside, isTop: false)
    }
  }

  /// Returns the nearest view of a public class. Internal views of a UIKit control are parts of the control.
  private func published(_ view: UIView) -> UIView {
    var next: UIView? = view
    while let candidate = next, !ClassNames.isPublic(type(of: candidate)) || Self.isPart(candidate) { next = candidate.superview }
    guard let next, !(next is UIWindow) else { return view }
    return next
  }

  /// Whether UIKit made the view as a part of a control: a plain view in one of UIKit's controls, a view below an internal one, or a plain
  /// view around internal ones. Plain views that a program adds to its own control are none.
  static func isPart(_ view: UIView) -> Bool {
    guard ClassNames.isOwn(type(of: view)), !(view is UIControl) else { return false }
    var isInside = type(of: view) == UIView.self && view.subviews.contains { !ClassNames.isPublic(type(of: $0)) }
    var next = view.superview
    while let candidate = next {
      let kind = type(of: candidate)
      if candidate is UIControl, kind != UIControl.self {
        return isInside || type(of: view) == UIView.self && candidate === view.superview && ClassNames.isOwn(kind)
      }
      guard ClassNames.isOwn(kind) else { return false }
      if !ClassNames.isPublic(kind) { isInside = true }
      next = candidate.superview
    }
    return false
  }
}

extension CALayer {
  /// Converts a point of the superlayer to the coordinates of the presented layer.
  fileprivate func presentedPoint(_ point: CGPoint, under superlayer: LayerProperties, at time: TimeInterval) -> CGPoint? {
    let mapping = presentedProperties(at: time).placement(under: superlayer)
    guard let p = mapping.inverted()?.apply(to: RasterPoint(Double(point.x), Double(point.y))), p.x.isFinite, p.y.isFinite else {
      return nil
    }
    return CGPoint(x: p.x, y: p.y)
  }
}
