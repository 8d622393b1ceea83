/// Returns the style of the pointer over a button, from the effect and the shape that the button proposes (Apple: UIButton.PointerStyleProvider).
public typealias UIButtonPointerStyleProvider = (
  _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
) -> UIPointerStyle?

@MainActor private let providers = SideTable<UIButton, UIButton.PointerStyleProvider>()

extension UIButton {
  public typealias PointerStyleProvider = UIButtonPointerStyleProvider

  /// Supplies the style of the pointer over the button. Default nil. Setting it makes `isPointerInteractionEnabled` true.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { providers[self] }
    set {
      providers[self] = newValue
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }

  /// Whether the pointer is over the button.
  public var isHovered: Bool { window?.screen.hover.over?.isDescendant(of: self) ?? false }

  /// The style of the pointer over the button; nil for none of its own.
  var pointerStyle: UIPointerStyle? {
    guard isPointerInteractionEnabled, isEnabled, let provider = providers[self] else { return nil }
    return provider(self, .automatic(UITargetedPreview(view: self)), .roundedRect(bounds))
  }
}
