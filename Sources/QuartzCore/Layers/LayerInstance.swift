import ObjectiveC

/// Creates layers of a class that is known only at run time, as `InitializerTable` explains. The functions are not inlined: otherwise the
/// optimizer would know the table's class, and assume that a cast of the layer to its own class always fails.
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

/// The table of the initializers of `CALayer`; not meant for programs. It is open, because otherwise the optimizer would assume that it has
/// no subclasses.
open class _LayerInstance: CALayer {
  public required override init() { super.init() }
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
