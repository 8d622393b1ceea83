/// Converts the attributes of a text (Apple: UITextAttributesConversionHandler).
public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

/// Applies the changes of a font panel (Apple: UITextFormattingCoordinatorDelegate).
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  /// Replaces the attributes of the selected text by those that the handler returns for them.
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
}

/// Connects a view of the program to the font panel (Apple: UITextFormattingCoordinator). On Linux the panel is a formatting sheet.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  private weak var windowScene: UIWindowScene?
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private static weak var current: UITextFormattingCoordinator?
  private static weak var panel: UITextFormattingViewController?

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }

  open class var isFontPanelVisible: Bool { panel?.presentingViewController != nil }

  /// Shows or hides the panel. It changes the text of the coordinator whose attributes were set last.
  open class func toggleFontPanel(_ sender: Any) {
    if let panel, panel.presentingViewController != nil { return panel.dismiss(animated: true) }
    let controllers = UIApplication.shared.topController
    guard let controllers else { return UIKitLog.refused("a font panel was requested without a window") }
    let made = UITextFormattingViewController()
    made.delegate = relay
    if let current { made.formattingDescriptor = .init(attributes: current.attributes) }
    panel = made
    controllers.present(made, animated: true)
  }

  /// Sets the attributes that the panel shows.
  /// - Parameter flag: whether the selected text has several values of an attribute. Stored; the panel shows the given ones.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {
    self.attributes = attributes
    Self.current = self
    Self.panel?.formattingDescriptor = .init(attributes: attributes)
  }

  private static let relay = Relay()

  private final class Relay: NSObject, UITextFormattingViewController.Delegate {
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) {
      guard let current = UITextFormattingCoordinator.current else { return }
      func convert(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        TextFormat.changed(attributes, by: changeValue, fallback: .systemFont(ofSize: 17), styles: [])
      }
      current.attributes = convert(current.attributes)
      viewController.formattingDescriptor = .init(attributes: current.attributes)
      current.delegate?.updateTextAttributes(conversionHandler: convert)
    }
  }
}
