extension UIViewController {
  /// The context of the extension; always nil on Linux, where nothing starts extensions.
  public var extensionContext: NSExtensionContext? { nil }
}
