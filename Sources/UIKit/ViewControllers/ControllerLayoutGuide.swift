/// The area of a controller's view between its top or bottom edge and the safe area. It has two constraints, as on iOS, until a constraint
/// asks for its horizontal position.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }

  init(_ edge: Edge, of view: UIView) {
    super.init()
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: edge == .top ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  /// Called when a constraint of an attribute is activated.
  func willConstrain(_ attribute: NSLayoutConstraint.Attribute) {
    let vertical: Set<NSLayoutConstraint.Attribute> = [.top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .notAnAttribute]
    guard !hasWidth, !vertical.contains(attribute), let view = owningView else { return }
    hasWidth = true
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
  private var hasWidth = false

  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The guide from the top of the view to the bottom of the bars there. Replaced by safe areas in iOS 11.
  public var topLayoutGuide: any UILayoutSupport { edgeGuide(\.topGuide, .top) }
  /// The guide from the top of the bars at the bottom to the bottom of the view. Replaced by safe areas in iOS 11.
  public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(\.bottomGuide, .bottom) }

  private func edgeGuide(
    _ path: ReferenceWritableKeyPath<UIViewController, ControllerLayoutGuide?>, _ edge: ControllerLayoutGuide.Edge
  ) -> ControllerLayoutGuide {
    if let guide = self[keyPath: path], guide.owningView === view { return guide }
    let guide = ControllerLayoutGuide(edge, of: view)
    self[keyPath: path] = guide
    return guide
  }
}
