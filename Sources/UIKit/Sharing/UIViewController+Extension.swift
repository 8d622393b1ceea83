extension UIViewController {
  /// The context of the extension whose view this is; always nil on Linux, where nothing starts extensions.
  public var extensionContext: NSExtensionContext? { nil }
}
