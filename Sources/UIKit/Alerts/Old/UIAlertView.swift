/// An alert in the form before iOS 8 (Apple: UIAlertView), shown by a `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  open var title: String
  open var message: String?
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex = -1
  /// The index of the first other button; -1 if there is none.
  open private(set) var firstOtherButtonIndex = -1
  open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }
  open var isVisible: Bool { shown?.presentingViewController != nil }
  private var titles: [String] = []
  private var fields: [UITextField] = []
  private weak var shown: UIAlertController?

  public init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addCancel(cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  public override convenience init(frame: CGRect) { self.init(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil) }

  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  private func addCancel(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// - Returns: the index of the button.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    if firstOtherButtonIndex < 0 { firstOtherButtonIndex = titles.count - 1 }
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
  open var numberOfButtons: Int { titles.count }

  private func makeFields() {
    let kinds: [(placeholder: String?, isSecret: Bool)] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [(nil, true)]
      case .plainTextInput: [(nil, false)]
      case .loginAndPasswordInput: [("Login", false), ("Password", true)]
      }
    fields = kinds.map { kind in
      let field = UITextField(frame: .zero)
      field.placeholder = kind.placeholder
      field.isSecureTextEntry = kind.isSecret
      return field
    }
  }

  /// Returns a text field of the alert style. Its properties must be set before the alert is shown.
  open func textField(at textFieldIndex: Int) -> UITextField? { fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil }

  /// Shows the alert above the topmost controller. The alert is retained until it is dismissed.
  open func show() {
    guard let presenter = UIApplication.shared.topController else {
      return UIKitLog.refused("there is no window to show the alert \"\(title)\" in")
    }
    let shown = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let action = UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [self] _ in chosen(index) }
      if index == firstOtherButtonIndex { action.isEnabled = delegate?.alertViewShouldEnableFirstOtherButton(self) ?? true }
      shown.addAction(action)
    }
    for index in fields.indices {
      shown.addTextField { [self] field in
        field.placeholder = fields[index].placeholder
        field.text = fields[index].text
        field.isSecureTextEntry = fields[index].isSecureTextEntry
        field.keyboardType = fields[index].keyboardType
        fields[index] = field
      }
    }
    self.shown = shown
    delegate?.willPresent(self)
    presenter.present(shown, animated: true) { [self] in delegate?.didPresent(self) }
  }

  private func chosen(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    ended(index)
  }

  private func ended(_ index: Int) {
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }

  /// Dismisses the alert without a click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    self.shown = nil
    shown.dismiss(animated: animated) { [self] in ended(buttonIndex) }
  }
}

/// The text fields of an alert (Apple: UIAlertViewStyle).
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}
