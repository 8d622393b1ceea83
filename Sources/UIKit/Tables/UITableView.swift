import CoreGraphics
import Foundation

/// Rows in sections, one below the other, of which there are views for those that show (Apple: UITableView).
///
/// Lengths are points. A data source tells the counts when data is loaded and makes a cell when its row comes to show; cells of rows that left
/// are used again. A row whose height comes from its cell counts by an estimate until it shows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
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

  /// A length that the table finds out itself.
  public static let automaticDimension: CGFloat = -1
  /// The first title of an index that stands for the search bar above the rows.
  public static let indexSearch = "{search}"
  public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  open private(set) var style: Style

  var geometry = TableGeometry()
  /// Whether the data source was asked for its counts.
  var isLoaded = false
  var laidOutWidth: CGFloat = -1
  var shown = TableShown()
  var cells = ReuseQueue<UITableViewCell>()
  var headerFooters = ReuseQueue<UITableViewHeaderFooterView>()
  var selected: Set<IndexPath> = []
  private(set) lazy var press = ListPress(owner: self)
  var editing = TableEditing()
  var batch: ListBatch?
  var prefetched: Set<IndexPath> = []
  var indexView: TableIndexView?
  private(set) lazy var swiping = RowSwiping(self)
  weak var tableDelegate: (any UITableViewDelegate)?
  /// Rows that a file says; the controller of the table shows them.
  var staticRows: StaticRows?
  /// Whether heights of headers and footers are Interface Builder's, which writes them for those that are not there, too.
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
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataWentStale() } }
  }

  /// Hears what the table and its scrolling do.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      let isOther = newValue !== tableDelegate
      tableDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil { prepareContextMenus() }
      if isOther { dataWentStale() }
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  /// Asks for all counts, and for the cells that show at the next layout. Nothing is selected afterwards.
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
  /// Asks the data source for the cells again, which are those that the rows have: they keep their states.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Changes of rows and sections up to the matching `endUpdates()` are one batch: deletes count in the rows as they were, inserts in the rows
  /// as they will be. A batch without changes measures the rows anew.
  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch(completion: nil) }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Counts and places

  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sectionCount
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return (0..<geometry.sectionCount).contains(section) ? geometry.rowCount(section) : 0
  }

  /// In the table's coordinates; zero for what is not there. Estimates count until rows were shown.
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
  /// The cell of a row that shows; nil where it does not.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown.cells[indexPath] }
  /// From the top.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shown.cells[$0] } }
  open var indexPathsForVisibleRows: [IndexPath]? { shown.cells.keys.sorted() }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Heights

  /// Default automatic: the cell says.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { dataWentStale() } } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Default automatic. 0: all heights are asked for when data is loaded.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Above headers. Default automatic: 22 in a plain table.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { dataWentStale() } }
  /// Of rows drawn below the last one. Default automatic: none are.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// As high as its frame, as wide as the table, above the first section.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView, part: .tableHeader) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView, part: .tableFooter) } }
  /// Behind the rows; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { chromeChanged() } }
  /// Default: the separator colour.
  open var separatorColor: UIColor? = .separator { didSet { chromeChanged() } }
  /// Stored; has no effect on Linux.
  open var separatorEffect: UIVisualEffect?
  /// Left and right count. Default: as the text of cells is inset.
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

  /// Takes a waiting cell, or makes one of what was registered; nil where nothing was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nextCell(identifier) }
  /// As the other, but never nil: where nothing was registered it says so and makes a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requiredCell(identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    nextHeaderFooter(identifier)
  }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { register(class: cellClass, cell: identifier) }
  /// Cells come from a nib file, whose one top-level object is a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { register(nib: nib, cell: identifier) }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { register(nib: nib, headerFooter: identifier) }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(class: aClass, headerFooter: identifier)
  }

  // MARK: Selection

  /// Default true.
  open var allowsSelection = true { didSet { if !allowsSelection { dropSelection() } } }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false { didSet { chromeChanged() } }
  /// Whether keys move a focus over the rows. Default true.
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false

  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  /// Selects without telling the delegate; nil selects nothing.
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
  /// Shows controls to delete, insert and move rows, as the delegate and the data source say for each.
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
