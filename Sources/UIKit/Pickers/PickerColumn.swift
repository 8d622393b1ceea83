/// One component of a picker: a scroll view whose rows are placed on a wheel.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  /// Returns the view of a row. `former` is a view for reuse, if there is one.
  var makeRow: ((_ row: Int, _ former: UIView?) -> UIView)?
  /// Called when the user chooses a row.
  var onChoice: ((Int) -> Void)?
  /// The horizontal offset of the column's center from the picker's center, in points.
  var aside: CGFloat = 0 { didSet { if aside != oldValue { setNeedsLayout() } } }

  private(set) var geometry = WheelGeometry(height: 216, rowHeight: 32)
  private(set) var rowCount = 0
  private var shown: [Int: UIView] = [:]
  private var free: [UIView] = []
  private var isChoosing = false

  init() {
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// The distance in points from the middle of the first row to the front of the wheel.
  private var front: CGFloat { contentOffset.y + contentInset.top }

  var selectedRow: Int { geometry.row(at: front, count: rowCount) }

  func reload(count: Int, rowHeight: CGFloat) {
    let row = selectedRow
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    free = []
    rowCount = max(count, 0)
    geometry.rowHeight = rowHeight
    resize(keeping: min(row, max(rowCount - 1, 0)))
  }

  private func resize(keeping row: Int) {
    geometry.height = bounds.height
    let inset = max((bounds.height - geometry.rowHeight) / 2, 0)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * geometry.rowHeight)
    select(row, animated: false)
    setNeedsLayout()
  }

  /// Selects a row without calling `onChoice`.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    isChoosing = false
    setContentOffset(offset(of: min(max(row, 0), rowCount - 1)), animated: animated)
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * geometry.rowHeight - contentInset.top) }

  func view(of row: Int) -> UIView? { shown[row] }

  // MARK: Rows

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height != geometry.height || contentSize.width != bounds.width { resize(keeping: selectedRow) }
    let front = front, rows = geometry.rows(at: front, count: rowCount)
    for (row, view) in shown where !rows.contains(row) {
      view.removeFromSuperview()
      free.append(view)
      shown[row] = nil
    }
    for row in rows {
      guard let placement = geometry.placement(at: CGFloat(row) * geometry.rowHeight - front) else {
        shown[row]?.isHidden = true
        continue
      }
      let view = shown[row] ?? add(row)
      view.isHidden = false
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.alpha = placement.alpha
      view.layer.transform = geometry.transform(of: placement, aside: aside)
    }
  }

  func remakeRows() {
    for (row, view) in shown {
      view.removeFromSuperview()
      free.append(view)
      shown[row] = nil
    }
    setNeedsLayout()
  }

  private func add(_ row: Int) -> UIView {
    let former = free.popLast()
    let view = makeRow?(row, former) ?? UIView()
    if let former, former !== view { free.append(former) }
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    shown[row] = view
    return view
  }

  // MARK: Choice

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isChoosing = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = geometry.row(at: targetContentOffset.pointee.y + contentInset.top, count: rowCount)
    targetContentOffset.pointee = offset(of: row)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settle() } }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// A mouse wheel scrolls by whole rows.
  override func restAfterWheel(from start: CGPoint) -> CGPoint? {
    guard rowCount > 0 else { return nil }
    let top = contentInset.top
    return CGPoint(x: 0, y: Self.stop(contentOffset.y + top, from: start.y + top, step: geometry.rowHeight) - top)
  }

  override func settleAfterWheel(at stop: CGPoint) {
    isChoosing = true
    stop == contentOffset ? settle() : setContentOffset(stop, animated: true)
  }

  private func settle() {
    guard isChoosing, !isTracking, rowCount > 0 else { return }
    let target = offset(of: selectedRow)
    if abs(target.y - contentOffset.y) > 0.25 { return setContentOffset(target, animated: true) }
    isChoosing = false
    onChoice?(selectedRow)
  }

  /// Brings the tapped row to the front.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !isDragging, !isDecelerating else { return }
    choose(near: touch.location(in: self).y - bounds.midY)
  }

  private func choose(near y: CGFloat) {
    guard rowCount > 0 else { return }
    let nearest = shown.keys.filter { shown[$0]?.isHidden == false }.min { distance(of: $0, to: y) < distance(of: $1, to: y) }
    guard let nearest, nearest != selectedRow else { return settle() }
    isChoosing = true
    setContentOffset(offset(of: nearest), animated: true)
    if window == nil { settle() }
  }

  private func distance(of row: Int, to y: CGFloat) -> CGFloat {
    abs((geometry.placement(at: CGFloat(row) * geometry.rowHeight - front)?.y ?? .infinity) - y)
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  func step(by rows: Int) {
    let row = min(max(selectedRow + rows, 0), max(rowCount - 1, 0))
    guard rowCount > 0, row != selectedRow else { return }
    select(row, animated: false)
    onChoice?(row)
  }
}
