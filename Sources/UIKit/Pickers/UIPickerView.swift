internal import CoreText

/// Wheels, each with a selected row (Apple: UIPickerView). The default height is 216 points; rows are 32 points high.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let defaultSize = CGSize(width: 320, height: 216)
  static let defaultRowHeight: CGFloat = 32
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Stored; has no effect on Linux. The selected row is always marked, as in iOS 7 and later.
  open var showsSelectionIndicator = true

  private(set) var columns: [PickerColumn] = []
  private let marker = UIView(frame: .zero)
  private var isStale = true

  public override init(frame: CGRect) {
    var frame = frame
    if frame.width == 0 { frame.size.width = Self.defaultSize.width }
    if frame.height == 0 { frame.size.height = Self.defaultSize.height }
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.defaultSize
    setUp()
    KindDecoder.decode(self, coder)
  }

  private func setUp() {
    clipsToBounds = true
    isOpaque = false
    marker.backgroundColor = .tertiarySystemFill
    marker.isUserInteractionEnabled = false
    addSubview(marker)
  }

  // MARK: Rows

  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows; 0 if the component does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// Returns the size of a component's rows in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: widths[component], height: column.geometry.rowHeight)
  }

  /// Returns the view of a row; nil if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component)?.view(of: row) }

  /// Returns the selected row; -1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    column(component).map { $0.rowCount > 0 ? $0.selectedRow : -1 } ?? -1
  }

  /// Selects a row without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component) else { return UIKitLog.refused("UIPickerView: there is no component \(component)") }
    layoutIfNeeded()
    column.select(row, animated: animated)
    column.setNeedsLayout()
  }

  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    guard !isStale, columns.indices.contains(component) else { return reloadAllComponents() }
    load(component)
    setNeedsLayout()
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return nil }
    return columns[component]
  }

  private func loadIfNeeded() {
    guard isStale else { return }
    isStale = false
    let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), 32)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let index = columns.count, column = PickerColumn()
      column.makeRow = { [weak self] in self?.makeRow($0, of: index, from: $1) ?? UIView() }
      column.onChoice = { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: index)
      }
      column.bounds.size.height = bounds.height
      columns.append(column)
      addSubview(column)
    }
    for index in columns.indices { load(index) }
  }

  private func load(_ component: Int) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    if let names = delegate as? any UIPickerViewAccessibilityDelegate {
      let column = columns[component]
      column.accessibilityLabel = names.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string
      column.accessibilityHint = names.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
      let labels = names.pickerView(self, accessibilityAttributedUserInputLabelsForComponent: component).map(\.string)
      if !labels.isEmpty { column.accessibilityUserInputLabels = labels }
    }
    columns[component].reload(count: rows, rowHeight: height > 0 && height.isFinite ? height : Self.defaultRowHeight)
  }

  private func makeRow(_ row: Int, of component: Int, from former: UIView?) -> UIView {
    guard let delegate else { return UIView() }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: former)
    guard let title = view as? PickerTitle else { return view }
    if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      let whole = MutableAttributedText(attributedString: text)
      whole.enumerateAttribute(.font, in: NSRange(location: 0, length: whole.length), options: []) { value, range, _ in
        if value == nil { whole.addAttribute(.font, value: UIFont.systemFont(ofSize: PickerTitle.fontSize), range: range) }
      }
      title.attributedText = whole
      title.textAlignment = .center
    } else {
      title.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return title
  }

  /// Requests the views of all visible rows again.
  func colorRows() {
    for column in columns { column.remakeRows() }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }
  open override var intrinsicContentSize: CGSize { Self.defaultSize }

  private var widths: [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let available = max(bounds.width - 2 * Self.margin - Self.gap * CGFloat(columns.count - 1), 0)
    let given = columns.indices.map { component -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
      return width > 0 && width.isFinite ? width : 0
    }
    let free = given.filter { $0 == 0 }.count
    let share = free > 0 ? max(available - given.reduce(0, +), 0) / CGFloat(free) : 0
    return given.map { $0 > 0 ? $0 : share }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = widths
    let whole = widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0))
    var x = ((bounds.width - whole) / 2).rounded()
    for (column, width) in zip(columns, widths) {
      column.frame = mirror(CGRect(x: x, y: 0, width: width, height: bounds.height))
      column.aside = column.frame.midX - bounds.midX
      x += width + Self.gap
    }
    let height = columns.map(\.geometry.rowHeight).max() ?? Self.defaultRowHeight
    marker.frame = CGRect(
      x: Self.margin, y: ((bounds.height - height) / 2).rounded(), width: max(bounds.width - 2 * Self.margin, 0), height: height)
    marker.layer.cornerRadius = interfaceLook.picker.marker.radius(in: marker.bounds.size)
  }
}
