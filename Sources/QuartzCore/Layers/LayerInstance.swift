/// Creates layers of a class that is known only at run time. Swift calls an initializer through a metatype only if it is `required`, which
/// those of `CALayer` are not. The initializers are nevertheless in the vtable of each subclass: `_LayerInstance` declares the same entries
/// as required, and calling them on another class of the hierarchy runs the initializers of that class.
@MainActor
package enum LayerInstance {
  /// Creates a layer by `init()`.
  @inline(never)
  package static func make(_ type: CALayer.Type) -> CALayer {
    unsafeBitCast(type as AnyClass, to: _LayerInstance.Type.self).init()
  }

  /// Creates a presentation copy by `init(layer:)`.
  @inline(never)
  static func copy(of layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer) as AnyClass, to: _LayerInstance.Type.self).init(layer: layer)
  }
}

/// Open, so that no optimizer assumes that it has no subclasses.
open class _LayerInstance: CALayer {
  public required override init() { super.init() }
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
