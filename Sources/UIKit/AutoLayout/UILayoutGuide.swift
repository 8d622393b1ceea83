/// An invisible rectangle of a view that constraints can refer to (Apple: UILayoutGuide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  let boxState = LayoutBoxState()
  /// The insets of a system guide from the edges of its view; nil for other guides.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?

  public override init() { insets = nil }

  init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = view
  }

  /// The frame in the owning view's coordinates, as the constraints determine it.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let insets { return view.bounds.inset(by: insets(view)) }
    view.rootOfHierarchy.viewState.layout?.engine?.flush()
    return boxState.box?.rect ?? .zero
  }

  var coordinateOwner: UIView? { owningView }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}
