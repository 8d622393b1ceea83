public import FoundationCompatibility

// Values under keys that have no property in Apple's API, but that many programs set by key-value coding.

extension UIAlertAction {
  nonisolated private static var keys: Set<String> { ["image", "titleTextColor"] }

  func keyed(_ key: String) -> Any? { key == "image" ? image : titleTextColor }

  func setKeyed(_ value: Any?, _ key: String) {
    if key == "image" { image = value as? UIImage } else { titleTextColor = value as? UIColor }
  }
}

extension UIAlertController {
  nonisolated private static var keys: Set<String> { ["attributedTitle", "attributedMessage", "contentViewController"] }

  func keyed(_ key: String) -> Any? {
    switch key {
    case "attributedTitle": extras.title
    case "attributedMessage": extras.message
    default: extras.content
    }
  }

  func setKeyed(_ value: Any?, _ key: String) {
    switch key {
    case "attributedTitle": extras.title = value as? NSAttributedString
    case "attributedMessage": extras.message = value as? NSAttributedString
    default: setContent(value as? UIViewController)
    }
  }

  private func setContent(_ content: UIViewController?) {
    guard content !== extras.content else { return }
    extras.content?.willMove(toParent: nil)
    extras.content?.viewIfLoaded?.removeFromSuperview()
    extras.content?.removeFromParent()
    if let content { addChild(content) }
    extras.content = content
    content?.didMove(toParent: self)
  }

  /// What programs set by key: texts with attributes, and a controller whose view is below the texts.
  struct Extras {
    var title: NSAttributedString?
    var message: NSAttributedString?
    var content: UIViewController?

    /// The height of the content for a width: the one that the controller prefers, or else that of its constraints.
    @MainActor func contentHeight(_ width: CGFloat) -> CGFloat {
      guard let content, let view = content.view else { return 0 }
      if content.preferredContentSize.height > 0 { return content.preferredContentSize.height }
      let size = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
      return view.systemLayoutSizeFitting(size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
    }
  }
}

extension UIAlertAction: _VitrineKeyedObject {
  public nonisolated func _vitrineHasKey(_ key: String) -> Bool { Self.keys.contains(key) }
  public nonisolated func _vitrineKeyedValue(_ key: String) -> Any? {
    MainActor.assumeIsolated { Sent(keyed(key)) }.value
  }
  public nonisolated func _vitrineSetKeyedValue(_ value: Any?, _ key: String) {
    let sent = Sent(value)
    MainActor.assumeIsolated { setKeyed(sent.value, key) }
  }
}

extension UIAlertController: _VitrineKeyedObject {
  public nonisolated func _vitrineHasKey(_ key: String) -> Bool { Self.keys.contains(key) }
  public nonisolated func _vitrineKeyedValue(_ key: String) -> Any? {
    MainActor.assumeIsolated { Sent(keyed(key)) }.value
  }
  public nonisolated func _vitrineSetKeyedValue(_ value: Any?, _ key: String) {
    let sent = Sent(value)
    MainActor.assumeIsolated { setKeyed(sent.value, key) }
  }
}
