internal import InterfaceBuilder

/// Updates the properties of views that vary by size class, besides subviews and constraints.
@MainActor enum VariedProperties {
  /// Sets the properties that differ between the former and the present size classes. The others are not changed, since the
  /// application may have set them.
  static func follow(_ element: InterfaceElement, of view: UIView, loader: InterfaceLoader, before former: InterfaceLoader.SizeClasses) {
    let old = loader.resolved(element, in: former), new = loader.resolved(element)
    guard old != new else { return }
    for name in Set(old.attributes.keys).union(new.attributes.keys) where old[name] != new[name] {
      setAttribute(name, of: view, new, loader)
    }
    for key in Set((old.children + new.children).compactMap { $0["key"] }) where old.property(key) != new.property(key) {
      setProperty(key, of: view, new, loader)
    }
  }

  private static func setAttribute(_ name: String, of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    switch name {
    case "hidden": view.isHidden = element.flag(name) ?? false
    case "alpha": view.alpha = min(1, max(0, element.number(name) ?? 1))
    case "image": (view as? UIImageView)?.image = loader.image(name, of: element)
    default: if let stack = view as? UIStackView { KindDecoder.arrange(stack, element, name) }
    }
  }

  private static func setProperty(_ key: String, of view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    let property = element.property(key)
    switch key {
    case "backgroundColor": view.backgroundColor = loader.color(property)
    case "tintColor": view.tintColor = loader.color(property)
    case "layoutMargins", "directionalLayoutMargins": ViewDecoder.decodeMargins(view, element)
    case "fontDescription": setFont(loader.font(property), of: view)
    case "textColor": setTextColor(loader.color(property), of: view)
    default: break
    }
  }

  private static func setFont(_ font: UIFont?, of view: UIView) {
    guard let font else { return }
    switch view {
    case let label as UILabel: label.font = font
    case let field as UITextField: field.font = font
    case let text as UITextView: text.font = font
    case let button as UIButton: button.titleLabel?.font = font
    default: break
    }
  }

  private static func setTextColor(_ color: UIColor?, of view: UIView) {
    switch view {
    case let label as UILabel: label.textColor = color
    case let field as UITextField: field.textColor = color
    case let text as UITextView: text.textColor = color
    default: break
    }
  }
}
