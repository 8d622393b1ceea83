import Hosting
import UIKit

/// A compact row: an arrow, a title, and a detail or an editor.
final class ListRowCell: UITableViewCell, UITextFieldDelegate {
  static let reuseIdentifier = "row"
  var edited: ((String) -> Void)?
  var toggled: (() -> Void)?
  var endedEditing: (() -> Void)?

  private let arrow = UIButton(type: .system)
  private let title = UILabel()
  private let detail = UILabel()
  private let field = UITextField()
  private let swatch = UIView()
  private let flag = UISwitch()
  private let choice = UIButton(type: .system)
  private var row = ListRow("", "")

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    title.font = Self.font
    detail.font = Self.font
    detail.textColor = .secondaryLabel
    field.font = Self.font
    field.borderStyle = .roundedRect
    field.delegate = self
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    swatch.layer.cornerRadius = 3
    swatch.layer.borderWidth = 1
    swatch.layer.borderColor = UIColor.separator.cgColor
    flag.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    choice.contentHorizontalAlignment = .trailing
    choice.titleLabel?.font = Self.font
    choice.showsMenuAsPrimaryAction = true
    arrow.addAction(UIAction { [weak self] _ in self?.toggled?() }, for: .touchUpInside)
    flag.addAction(UIAction { [weak self] _ in self.map { $0.edited?($0.flag.isOn ? "true" : "false") } }, for: .valueChanged)
    for view in [arrow, title, detail, field, swatch, flag, choice] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  private static let font = UIFont.systemFont(ofSize: 12)
  private static let rowHeight: CGFloat = 24
  private static let indent: CGFloat = 12
  private static let margin: CGFloat = 10
  /// The width in points below which a detail that does not fit is left out.
  private static let minimumDetailWidth: CGFloat = 48

  var isEditingField: Bool { field.isFirstResponder }

  /// Begins to edit the field, opens the menu, or turns the switch.
  /// - Returns: false for a row without an editor.
  func beginEditing() -> Bool {
    switch row.editor {
    case .none: return false
    case .text, .color: field.becomeFirstResponder()
    case .flag:
      flag.setOn(!flag.isOn, animated: true)
      edited?(flag.isOn ? "true" : "false")
    case .choice: choice.performPrimaryAction()
    }
    return true
  }

  static func height(of row: ListRow, width: CGFloat) -> CGFloat {
    guard row.isLong else { return row.editor == .none ? rowHeight : 30 }
    let available = CGSize(width: max(width - 2 * margin, 40), height: .greatestFiniteMagnitude)
    let texts = [row.title, row.detail ?? ""].filter { !$0.isEmpty }.map { NSString(string: $0) }
    return texts.reduce(8) { sum, text in
      let size = text.boundingRect(with: available, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
      return sum + size.height.rounded(.up)
    }
  }

  func show(_ row: ListRow) {
    self.row = row
    title.text = row.title
    detail.text = row.detail
    title.numberOfLines = row.isLong ? 0 : 1
    detail.numberOfLines = row.isLong ? 0 : 1
    // The ends of class names distinguish them, too.
    title.lineBreakMode = row.isLong ? .byTruncatingTail : .byTruncatingMiddle
    detail.textAlignment = row.isLong ? .natural : .right
    title.textColor = row.isSelected ? .white : row.isDim ? .secondaryLabel : row.isMarked ? .mark : .label
    detail.textColor = row.isSelected ? .white : row.isLink ? .link : .secondaryLabel
    contentView.backgroundColor = row.isSelected ? .systemBlue : .clear
    arrow.isHidden = row.isExpanded == nil
    arrow.setImage(UIImage(systemName: row.isExpanded == true ? "chevron.down" : "chevron.right"), for: .normal)
    arrow.tintColor = row.isSelected ? .white : .secondaryLabel
    showEditor()
    setNeedsLayout()
  }

  private func showEditor() {
    (field.isHidden, swatch.isHidden, flag.isHidden, choice.isHidden) = (true, true, true, true)
    detail.isHidden = row.editor != .none
    switch row.editor {
    case .none: break
    case .text(let text, let keyboard):
      (field.text, field.keyboardType, field.isHidden) = (text, keyboard, false)
    case .color(let text):
      (field.text, field.isHidden, swatch.isHidden) = (text, false, false)
      swatch.backgroundColor = InspectedColor(text).map { UIColor($0) } ?? .clear
    case .flag(let isOn):
      (flag.isOn, flag.isHidden) = (isOn, false)
    case .choice(let names, let name):
      choice.setTitle(name, for: .normal)
      choice.isHidden = false
      choice.menu = UIMenu(
        children: names.map { other in
          UIAction(title: other, state: other == name ? .on : .off) { [weak self] _ in self?.edited?(other) }
        })
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds, left = Self.margin + CGFloat(row.indent) * Self.indent
    guard !row.isLong else {
      let width = bounds.width - 2 * Self.margin
      let height = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      title.frame = CGRect(x: Self.margin, y: 4, width: width, height: height)
      detail.frame = CGRect(x: Self.margin, y: 4 + height, width: width, height: max(bounds.height - height - 8, 0))
      return
    }
    arrow.frame = CGRect(x: left - 8, y: 0, width: 18, height: bounds.height)
    let start = left + (row.isExpanded == nil && row.indent == 0 ? 0 : 12)
    let end = bounds.width - Self.margin
    if row.editor == .none {
      let titleWidth = min(title.intrinsicContentSize.width, max(end - start, 0))
      title.frame = CGRect(x: start, y: 0, width: titleWidth, height: bounds.height)
      let x = start + titleWidth + 6
      // A detail that is cut to a few letters cannot be understood, so it is left out.
      let available = max(end - x, 0), isCut = detail.intrinsicContentSize.width > available
      detail.frame = CGRect(x: x, y: 0, width: isCut && available < Self.minimumDetailWidth ? 0 : available, height: bounds.height)
      return
    }
    let half = start + (end - start) * 0.5
    title.frame = CGRect(x: start, y: 0, width: half - start - 4, height: bounds.height)
    let editorFrame = CGRect(x: half, y: 3, width: end - half, height: bounds.height - 6)
    swatch.frame = CGRect(x: editorFrame.minX, y: editorFrame.minY + 2, width: 20, height: editorFrame.height - 4)
    field.frame =
      swatch.isHidden
      ? editorFrame : CGRect(x: editorFrame.minX + 24, y: editorFrame.minY, width: editorFrame.width - 24, height: editorFrame.height)
    choice.frame = editorFrame
    flag.center = CGPoint(x: end - 18, y: bounds.midY)
  }

  // MARK: Field

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let text = textField.text ?? ""
    switch row.editor {
    case .text(let old, _) where old != text: edited?(text)
    case .color(let old) where old != text: edited?(text)
    default: break
    }
    endedEditing?()
  }
}

extension UIColor {
  /// The colour of marked titles: an orange with a contrast above 4.5 on the panels, in light and in dark.
  static let mark = UIColor { $0.userInterfaceStyle == .dark ? .systemOrange : UIColor(red: 0.6, green: 0.34, blue: 0, alpha: 1) }

  fileprivate convenience init(_ color: InspectedColor) {
    let parts = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
