/// Makes layers of a class that is only known at run time. Swift calls an initialiser through a class value only where it is `required`, which
/// those of `CALayer` are not. It is in every subclass's table all the same: `_LayerInstance` declares the same entries as required, and
/// calling them on another class of the hierarchy runs that class's own.
@MainActor
package enum LayerInstance {
  /// A new layer, by `init()`.
  @inline(never)
  package static func make(_ type: CALayer.Type) -> CALayer {
    unsafeBitCast(type as AnyClass, to: _LayerInstance.Type.self).init()
  }

  /// A presentation copy, by `init(layer:)`.
  @inline(never)
  static func copy(of layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer) as AnyClass, to: _LayerInstance.Type.self).init(layer: layer)
  }
}

/// Open, so that no optimiser takes it for the only class of its kind.
open class _LayerInstance: CALayer {
  public required override init() { super.init() }
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
