import CoreGraphics

extension UICollectionViewListCell {
  private var pixel: CGFloat { 1 / max(window?.screen.scale ?? UIScreen.main.scale, 1) }
  private var margin: CGFloat { chrome?.margin ?? TableMetrics.margin(forWidth: 0) }
  private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  /// Called when the accessories, the indentation or the margins have changed.
  func partsChanged() {
    cellAccessories.arrange(isEditing: list.isEditing)
    setNeedsLayout()
    sizeMayChange()
  }

  /// Makes the collection view measure a visible cell again.
  func sizeMayChange() {
    guard attributes != nil, let collection, collection.selfSizingInvalidation != .disabled else { return }
    collection.cellSizeChanged(self)
  }

  func chromeChanged(from old: ListChrome?) {
    var corners: CACornerMask = []
    if chrome?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if chrome?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let isRound = (chrome?.rounding ?? 0) > 0 && !corners.isEmpty
    layer.cornerRadius = isRound ? chrome?.rounding ?? 0 : 0
    layer.maskedCorners = corners
    clipsToBounds = isRound
    let isOtherKind = old?.role != chrome?.role || old?.appearance != chrome?.appearance || old?.isPinned != chrome?.isPinned
    if isOtherKind { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  // MARK: Positions

  /// The vertical centre of the accessories: that of the text in headers and footers, whose margins differ, and that of the cell otherwise.
  private func middle(_ height: CGFloat) -> CGFloat {
    guard let chrome, chrome.role != .item, let content = contentConfiguration as? UIListContentConfiguration else { return height / 2 }
    let margins = content.following(chrome.appearance.listEnvironment).directionalLayoutMargins
    return (height + margins.top - margins.bottom) / 2
  }

  private func frames(in size: CGSize) -> CellAccessories.Frames {
    cellAccessories.frames(
      in: size, middle: middle(size.height), margin: margin, safeLeading: chrome?.safeLeading ?? 0, safeTrailing: chrome?.safeTrailing ?? 0,
      indent: indent,
      indentsAccessories: indentsAccessories, pixel: pixel)
  }

  private func updateContentMargins() {
    let right = cellAccessories.trailing.isEmpty ? margin : TableMetrics.accessoryGap
    let margins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: right)
    if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
    (configured.content as? UIListContentView)?.outerMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: right)
  }

  func layOutParts() {
    let frames = frames(in: bounds.size), mirror = mirror
    updateContentMargins()
    let content = mirror(frames.content)
    if contentView.frame != content { contentView.frame = content }
    placeAccessories { _ in true }
    showAccessories()
    layOutLines(frames.content, mirror)
  }

  func placeAccessories(where isWanted: (CellAccessories.Slot) -> Bool) {
    let frames = frames(in: bounds.size).accessories, mirror = mirror
    for (slot, frame) in zip(cellAccessories.shown, frames) where isWanted(slot) {
      if slot.view.superview !== self { addSubview(slot.view) }
      slot.view.bounds.size = frame.size
      slot.view.center = CGPoint(x: mirror(frame).midX, y: frame.midY)
      (slot.view as? ReorderControl)?.hasNeighbour = slot.accessory.look.showsVerticalSeparator && cellAccessories.trailing.count > 1
    }
  }

  /// Accessories of the system fade in and out. Custom views appear and disappear at once.
  private func showAccessories() {
    let visible = Set(cellAccessories.shown.map(\.accessory.accessoryType))
    for (type, view) in cellAccessories.views {
      if case .customView = type {
        if !visible.contains(type), view.superview === self { view.removeFromSuperview() }
      } else {
        let alpha: CGFloat = visible.contains(type) ? 1 : 0
        if view.alpha != alpha { view.alpha = alpha }
      }
    }
  }

  // MARK: Size

  func fittingHeight(width: CGFloat) -> CGFloat {
    let frames = frames(in: CGSize(width: width, height: 0)), available = frames.content.width
    updateContentMargins()
    let accessories = cellAccessories.shown.map(\.size.height).max() ?? 0
    return max(contentHeight(available, width), accessories)
  }

  private func contentHeight(_ available: CGFloat, _ width: CGFloat) -> CGFloat {
    if let content = configured.content, !content.sizesByConstraints {
      let own = content.sizeThatFits(CGSize(width: available, height: 0)).height
      return own > 0 ? own : max(content.intrinsicContentSize.height, interfaceLook.list.rowHeight)
    }
    let subject: UIView = configured.content ?? contentView
    guard !subject.constraints.isEmpty else { return interfaceLook.list.rowHeight }
    if bounds.width != width { bounds.size.width = width }
    if contentView.bounds.width != available { contentView.bounds.size.width = available }
    return subject.systemLayoutSizeFitting(
      CGSize(width: available, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Separators

  /// The distance from the leading edge of the cell to its text, in points.
  private func textStart(_ content: CGRect) -> CGFloat {
    content.minX + ((configured.content as? UIListContentView)?.textStart ?? margin)
  }

  var separatorGuide: UILayoutGuide {
    if let guide = list.guide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart(frames(in: bounds.size).content))
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    // Constraints of the program take precedence.
    for constraint in [start, end] { constraint.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: pixel),
    ])
    list.guide = guide
    list.guideStart = start
    return guide
  }

  /// The insets of separators that do not specify their own.
  private func automaticEnds(_ content: CGRect) -> (start: CGFloat, end: CGFloat) {
    let start = textStart(content)
    guard let guide = list.guide else { return (start, bounds.width) }
    if list.guideStart?.constant != start { list.guideStart?.constant = start }
    let frame = mirror(guide.layoutFrame)
    return (frame.minX, frame.maxX)
  }

  private func layOutLines(_ content: CGRect, _ mirror: Mirror) {
    let isQuiet = chrome?.top == nil && chrome?.bottom == nil
    if isQuiet, list.topLine == nil, list.bottomLine == nil, list.guide == nil { return }
    let ends = automaticEnds(content)
    layOut(&list.topLine, chrome?.top, y: 0, ends, mirror)
    layOut(&list.bottomLine, chrome?.bottom, y: bounds.height - pixel, ends, mirror)
  }

  private func layOut(_ view: inout UIView?, _ line: ListChrome.Line?, y: CGFloat, _ ends: (start: CGFloat, end: CGFloat), _ mirror: Mirror)
  {
    let isChosen = list.isEditing && isSelected
    // The background of a selected cell has no separator.
    guard let line, isChosen || !(isSelected || isHighlighted) else {
      view?.isHidden = true
      return
    }
    let shown = view ?? UIView(frame: .zero)
    if view == nil {
      shown.isUserInteractionEnabled = false
      insertSubview(shown, belowSubview: contentView)
      view = shown
    }
    shown.isHidden = false
    let color = isChosen ? line.selectedColor : line.color
    if shown.backgroundColor !== color { shown.backgroundColor = color }
    let start = line.leading ?? ends.start
    let end = line.trailing > 0 || line.leading != nil ? bounds.width - line.trailing : ends.end
    let frame = mirror(CGRect(x: start, y: y, width: max(0, end - start), height: pixel))
    if shown.frame != frame { shown.frame = frame }
  }
}
