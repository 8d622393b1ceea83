import TextEditing

/// The button above the title of an item with a title menu, with a chevron at its trailing edge.
final class NavigationTitleButton: UIButton {
  /// The width for the chevron beside the title, in points.
  static let chevronWidth: CGFloat = 20
  private let chevron = UIImageView(
    image: UIImage(systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold)))

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.tintColor = .secondaryLabel
    chevron.contentMode = .center
    addSubview(chevron)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = Self.chevronWidth
    chevron.frame = mirror(CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height))
  }
}

extension UINavigationItem {
  /// Whether the bar shows that the title has a menu.
  var hasTitleMenu: Bool { titleMenuProvider != nil || renameDelegate != nil || documentProperties != nil }

  /// Returns the title menu; nil if the item's closure returns none.
  /// - Parameters:
  ///   - bar: the view of the title.
  ///   - rename: begins the change of the title.
  func makeTitleMenu(from bar: UIView, rename: @escaping () -> Void) -> UIMenu? {
    guard hasTitleMenu else { return nil }
    let suggested = suggestedTitleActions(from: bar, rename: rename)
    guard let menu = titleMenuProvider.map({ $0(suggested) }) ?? UIMenu(children: suggested) else { return nil }
    guard let documentProperties else { return menu }
    return UIMenu(title: menu.title, options: menu.options, children: [documentProperties.menuElement(from: bar)] + menu.children)
  }

  private func suggestedTitleActions(from bar: UIView, rename: @escaping () -> Void) -> [UIMenuElement] {
    let navigation = bar.responderChain.lazy.compactMap { $0 as? UINavigationController }.first
    let first = bar.window?.firstResponder ?? navigation?.topViewController ?? bar
    func action(_ title: String, _ symbol: String, _ name: String) -> UIMenuElement? {
      let selector = Selector(name)
      guard let target = first.target(forAction: selector, withSender: self) as? UIResponder else { return nil }
      return UIAction(title: title, image: UIImage(systemName: symbol)) { [weak target] action in
        if let target { selector.send(to: target, action.sender) }
      }
    }
    var elements: [UIMenuElement?] = [action("Duplicate", "plus.square.on.square", "duplicate:"), action("Move", "folder", "move:")]
    if renameDelegate != nil {
      elements.append(UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in rename() })
    } else {
      elements.append(action("Rename", "pencil", "rename:"))
    }
    elements += [action("Export", "square.and.arrow.up", "export:"), action("Print", "printer", "printContent:")]
    return elements.compactMap { $0 }
  }
}

/// Turns the title of a navigation item into a text field until the user has entered a new title.
@MainActor
final class TitleRenaming: NSObject, UITextFieldDelegate {
  let field = UITextField(frame: .zero)
  private weak var item: UINavigationItem?
  private let onEnd: () -> Void
  private var isOver = false

  /// Returns nil if the delegate does not allow the change.
  /// - Parameter onEnd: called when editing has ended, before the title changes.
  init?(_ item: UINavigationItem, onEnd: @escaping () -> Void) {
    guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return nil }
    self.item = item
    self.onEnd = onEnd
    super.init()
    field.font = .systemFont(ofSize: 17, weight: .semibold)
    field.borderStyle = .roundedRect
    field.textAlignment = item.style == .navigator ? .center : .natural
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.accessibilityIdentifier = "Rename"
    field.delegate = self
  }

  /// Begins editing. The field must be in the bar.
  func begin() {
    guard let item, let delegate = item.renameDelegate else { return }
    let title = item.title ?? ""
    let (text, range) = delegate.navigationItem(item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    field.text = text
    guard field.becomeFirstResponder() else { return end() }
    // The range may belong to another text than the returned one.
    let start = min(range.lowerBound, text.endIndex).utf16Offset(in: text), end = min(range.upperBound, text.endIndex).utf16Offset(in: text)
    field.core.select(TextSelection(start..<max(start, end)))
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let item, let delegate = item.renameDelegate else { return true }
    return delegate.navigationItem(item, shouldEndRenamingWith: textField.text ?? "")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard !isOver else { return }
    let title = textField.text ?? ""
    end()
    guard let item else { return }
    item.title = title
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
  }

  private func end() {
    isOver = true
    onEnd()
  }
}
