/// What a subclass of `CALayer` adopts whose presentation copies need its `init(layer:)`: Swift calls that of a class that is not known
/// before only where it is `required`. Vitrine's own; on iOS it is called without.
///
/// ```swift
/// final class GaugeLayer: CALayer, PresentationCopying {
///   var ticks = 12
///   required init() { super.init() }
///   required override init(layer: Any) {
///     super.init(layer: layer)
///     if let other = layer as? GaugeLayer { ticks = other.ticks }
///   }
/// }
/// ```
///
/// Without it a copy is made by `init()`, and takes over all that `CALayer` knows: its properties, and every value of
/// `setValue(_:forKey:)`. A property that animates keeps its value there, in place of `@NSManaged`, which Linux does not have:
///
/// ```swift
/// var progress: CGFloat {
///   get { value(forKey: "progress") as? CGFloat ?? 0 }
///   set { setValue(newValue, forKey: "progress") }
/// }
/// override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
/// ```
@preconcurrency @MainActor
public protocol PresentationCopying {
  /// - Parameter layer: The layer to copy, of the same class.
  init(layer: Any)
}
