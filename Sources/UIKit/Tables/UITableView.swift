import CoreGraphics
import Foundation
import ListModel

/// A list of rows in sections, with views for the visible rows only (Apple: UITableView).
///
/// Lengths are in points. The data source is asked for the counts when data is loaded, and for a cell when its row becomes visible. Cells
/// of rows that are no longer visible are reused. A row whose height is determined by its cell has an estimated height until it is shown.
@preconcurrency @MainActor
open class UITableView: UIScrollView, ContentSizeFollower {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// A value for lengths that the table determines itself.
  public static let automaticDimension: CGFloat = -1
  /// The index title that stands for the search bar above the rows; used as the first title.
  public static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  open private(set) var style: Style

  var geometry = TableGeometry()
  /// Whether the counts have been loaded from the data source.
  var isLoaded = false
  /// Whether data was reloaded since the visible rows were shown.
  var lacksReloadedCells = false
  /// Whether the heights of all rows are queried at once (see `makeGeometry`).
  var asksForAllHeights = true
  var laidOutWidth: CGFloat = -1
  var shown = TableShown()
  var cells = ReuseQueue<UITableViewCell>()
  var headerFooters = ReuseQueue<UITableViewHeaderFooterView>()
  var selected: Set<IndexPath> = []
  private(set) lazy var press = ListPress(owner: self)
  var editing = TableEditing()
  /// The placeholders of drops; nil while there are none.
  var phantoms: ListPhantoms?
  var batch: ListBatch?
  var prefetched: Set<IndexPath> = []
  var indexView: TableIndexView?
  private(set) lazy var swiping = RowSwiping(self)
  /// The delegate to call. The getter of `delegate` may be overridden, and then returns another object.
  weak var tableDelegate: (any UITableViewDelegate)?
  /// The static rows of an Interface Builder file, which the table's controller shows.
  var staticRows: StaticRows?
  /// Whether the heights of headers and footers come from Interface Builder, which writes them even without headers and footers.
  var hasFileHeights = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = KindDecoder.tableStyle(coder)
    super.init(coder: coder)
    setUpTable()
    KindDecoder.decode(self, coder)
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    _ = swiping
    let grip = GripGestureRecognizer { [weak self] in self?.rowToReorder(at: $0) != nil }
    grip.addTarget(self, action: Selector("handleReorder:", UITableView.handleReorder(_:)))
    addGestureRecognizer(grip)
    viewState.listEnvironment = style.listEnvironment
    for subview in subviews { subview.forgetTraitAnchors() }
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  override var returnsToShorterContent: Bool { false }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataWentStale() } }
  }

  /// The delegate of the table and of its scrolling.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      tableDelegate = delegate
      scrollDelegate = delegate
      if delegate != nil { prepareContextMenus() }
      if delegate !== oldValue { dataWentStale() }
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  /// Loads the counts now, and the visible cells with the next layout, or when they are asked for. Clears the selection.
  open func reloadData() { reloadAll() }
  open func reloadSectionIndexTitles() { updateIndexTitles() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation.rawValue } }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation.rawValue } }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation.rawValue } }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloadedItems[path] = animation.rawValue } }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.insertedItems[path] = animation.rawValue } }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deletedItems[path] = animation.rawValue } }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedItems.append((indexPath, newIndexPath)) } }
  /// Lets the data source configure the existing cells of rows again. The cells keep their states.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Begins a batch of changes, which ends with the matching `endUpdates()`. Index paths of deletes are those before the batch, index paths
  /// of inserts those after it. A batch without changes measures the rows again.
  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch(completion: nil) }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Counts and positions

  /// The number of sections, as the data source reported it last; 1 for a table without one, as SwifterSwift's tests expect of
  /// iOS.
  open var numberOfSections: Int {
    loadIfNeeded()
    return isLoaded ? geometry.sectionCount : 1
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return (0..<geometry.sectionCount).contains(section) ? geometry.rowCount(section) : 0
  }

  /// Returns the frame of a section in the table's coordinates; zero if there is no such section. Rows that were not shown yet have
  /// estimated heights.
  open func rect(forSection section: Int) -> CGRect { frame(ofSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { hasSection(section) ? frame(of: .header(section)) : .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { hasSection(section) ? frame(of: .footer(section)) : .zero }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { hasRow(indexPath) ? frame(ofRow: indexPath) : .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return point.y.isFinite ? geometry.row(at: point.y) : nil
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.path(of: cell) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return rect.isNull || rect.isInfinite ? nil : geometry.rows(from: rect.minY, to: rect.maxY)
  }
  /// Returns the cell of a visible row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showReloadedCells()
    return shown.cells[indexPath]
  }
  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shown.cells[$0] } }
  open var indexPathsForVisibleRows: [IndexPath]? {
    showReloadedCells()
    return shown.cells.keys.sorted()
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showReloadedCells()
    return shown.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showReloadedCells()
    return shown.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Heights

  /// The height of rows in points. Default automatic: the cell determines it.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { dataWentStale() } } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of rows in points. Default automatic. With 0, all heights are queried when data is loaded.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The padding above section headers in points. Default automatic: 22 in a plain table.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { dataWentStale() } }
  /// The height of empty rows below the last row. Stored; has no effect on Linux, where no empty rows are drawn.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The view above the first section. It is as wide as the table and as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView, part: .tableHeader) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView, part: .tableFooter) } }
  /// The view behind the rows. It does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { chromeChanged() } }
  /// The colour of separators. Default: the separator colour.
  open var separatorColor: UIColor? = .separator { didSet { chromeChanged() } }
  /// Stored; has no effect on Linux.
  open var separatorEffect: UIVisualEffect?
  /// The inset of separators. Only left and right are used. Default: the inset of the cells' text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      chromeChanged()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { chromeChanged() } }
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { updateIndexTitles() } }
  open var sectionIndexColor: UIColor? { didSet { updateIndexTitles() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { updateIndexTitles() } }
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Cells

  /// Returns a cell from the reuse queue, or a new one made from the registration; nil if nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nextCell(identifier) }
  /// Returns a cell as above. Without a registration it logs an error and makes a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requiredCell(identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    nextHeaderFooter(identifier)
  }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { register(class: cellClass, cell: identifier) }
  /// Registers a nib file whose only top-level object is a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { register(nib: nib, cell: identifier) }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { register(nib: nib, headerFooter: identifier) }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(class: aClass, headerFooter: identifier)
  }

  // MARK: Selection

  /// Whether rows can be selected while the table is not edited. Default true.
  open var allowsSelection = true { didSet { if !allowsSelection { dropSelection() } } }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false { didSet { chromeChanged() } }
  /// Whether the keyboard can move the focus between rows. Default true.
  open var allowsFocus = true
  /// Whether cells can be focused while the list is edited. Default true.
  open var allowsFocusDuringEditing = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false

  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  /// Selects a row without telling the delegate; nil clears the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Scrolling

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = geometry.row(at: bounds.midY)
    let nearest = selected.min { first, second in
      abs(geometry.rowNumber(first) - (middle.map(geometry.rowNumber) ?? 0))
        < abs(geometry.rowNumber(second) - (middle.map(geometry.rowNumber) ?? 0))
    }
    if let nearest { scroll(to: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls to delete, insert and move rows. The delegate and the data source choose the controls of each row.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // MARK: Layout

  open override func layoutSubviews() {
    if swipe != nil, isDragging { closeSwipe(animated: true) }
    showWhatIsInBounds()
    super.layoutSubviews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    chromeChanged()
  }

  /// Measures all rows, headers and footers again.
  func contentSizeCategoryDidChange() {
    geometry.forgetAll()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    chromeChanged()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press.began(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press.moved(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { press.ended(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press.cancelled(touches) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    press.cancel()
    dropReorder(animated: false)
  }
}
