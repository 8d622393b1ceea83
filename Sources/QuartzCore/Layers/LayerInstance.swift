import ObjectiveC

/// Creates layers of a class that is known only at run time. `InitializerTable` says how. The functions are not inlined: callers that knew the
/// table's class would conclude that no cast of the layer to its own class can succeed.
@MainActor
package enum LayerInstance {
  /// Creates a layer by `init()`.
  @inline(never)
  package static func make(_ type: CALayer.Type) -> CALayer { InitializerTable.of(type, as: _LayerInstance.self).init() }

  /// Creates a presentation copy by `init(layer:)`.
  @inline(never)
  static func copy(of layer: CALayer) -> CALayer {
    InitializerTable.of(type(of: layer), as: _LayerInstance.self).init(layer: layer)
  }
}

/// The table of the initializers of `CALayer`; not meant for programs. Open, so that no optimizer assumes that it has no subclasses.
open class _LayerInstance: CALayer {
  public required override init() { super.init() }
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
