/// An action sheet in the form before iOS 8 (Apple: UIActionSheet), shown by a `UIAlertController`.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  open var title: String
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex = -1
  /// The index of the destructive button; -1 if there is none.
  open var destructiveButtonIndex = -1
  /// The index of the first other button; -1 if there is none.
  open private(set) var firstOtherButtonIndex = -1
  /// Stored; has no effect on Linux.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  open var isVisible: Bool { shown?.presentingViewController != nil }
  private var titles: [String] = []
  private weak var shown: UIAlertController?

  public init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?) {
    self.title = title ?? ""
    self.delegate = delegate
    super.init(frame: .zero)
    if let destructiveButtonTitle { destructiveButtonIndex = append(destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = append(cancelButtonTitle) }
  }

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle, destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  public override convenience init(frame: CGRect) {
    self.init(title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
  }

  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  private func append(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// - Returns: the index of the button.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    let index = append(title ?? "")
    if firstOtherButtonIndex < 0 { firstOtherButtonIndex = index }
    return index
  }

  open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
  open var numberOfButtons: Int { titles.count }

  // The sheet always enters from the bottom.

  open func show(from view: UITabBar) { show() }
  open func show(from view: UIToolbar) { show() }
  open func show(from item: UIBarButtonItem, animated: Bool) { show() }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show() }
  open func show(in view: UIView) { show() }

  private func show() {
    guard let presenter = UIApplication.shared.topController else {
      return UIKitLog.refused("there is no window to show the action sheet \"\(title)\" in")
    }
    let shown = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      shown.addAction(UIAlertAction(title: title, style: style) { [self] _ in chosen(index) })
    }
    self.shown = shown
    delegate?.willPresent(self)
    presenter.present(shown, animated: true) { [self] in delegate?.didPresent(self) }
  }

  private func chosen(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    ended(index)
  }

  private func ended(_ index: Int) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }

  /// Dismisses the sheet without a click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    self.shown = nil
    shown.dismiss(animated: animated) { [self] in ended(buttonIndex) }
  }
}

/// The styles of an action sheet (Apple: UIActionSheetStyle). Has no effect on Linux.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default`, blackTranslucent, blackOpaque
}
