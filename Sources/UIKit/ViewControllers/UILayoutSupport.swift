/// The strip at the top or at the bottom of a controller's view that bars cover (Apple: UILayoutSupport, which safe areas replaced in iOS 11).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How high the strip is, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
