import CoreGraphics

extension UITableViewCell {
  private var pixel: CGFloat { 1 / max(window?.screen.scale ?? UIScreen.main.scale, 1) }

  // MARK: Content frame

  /// The accessory view that is currently shown.
  private var shownAccessory: UIView? { parts.isEditing ? editingAccessoryView ?? parts.accessory : accessoryView ?? parts.accessory }

  private var accessorySize: CGSize {
    guard let view = shownAccessory else { return .zero }
    return view === parts.accessory ? view.bounds.size : view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
  }

  private var showsEditControl: Bool { parts.isEditing && (parts.editingStyle != .none || parts.choosesInEditing) }
  private var showsReorder: Bool { parts.isEditing && showsReorderControl && parts.canMove }
  private var leadingWidth: CGFloat {
    parts.isEditing && (showsEditControl || (shouldIndentWhileEditing && parts.editingStyle != .none)) ? TableMetrics.editingControl : 0
  }

  private func trailingWidth(_ accessory: CGSize) -> CGFloat {
    var width = showsReorder ? TableMetrics.reorderControl : 0
    if accessory.width > 0 { width += accessory.width + (showsReorder ? 0 : chrome.margin) }
    return width
  }

  var contentFrame: CGRect { contentFrame(in: bounds.size) }

  /// Returns the frame of the content view for a left-to-right layout; it is mirrored afterwards if necessary.
  func contentFrame(in size: CGSize) -> CGRect {
    let left = leadingWidth + chrome.safeLeft, right = trailingWidth(accessorySize) + chrome.safeRight
    return CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
  }

  /// The margins inside the content view, for a left-to-right layout.
  var contentMargins: UIEdgeInsets {
    UIEdgeInsets(
      top: 11, left: chrome.margin, bottom: 11,
      right: accessorySize.width > 0 || showsReorder ? TableMetrics.accessoryGap : chrome.margin)
  }

  func updateContentMargins() {
    if parts.hasOwnMargins { return }
    let margins = contentMargins
    let directional = NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    if contentView.directionalLayoutMargins != directional { contentView.directionalLayoutMargins = directional }
    if let list = parts.configured as? UIListContentView { list.outerMargins = margins }
  }

  /// The distance from the cell's leading edge to its text.
  var separatorStart: CGFloat {
    let frame = contentFrame
    if let list = parts.configured as? UIListContentView {
      list.outerMargins = contentMargins
      return frame.minX + list.textStart
    }
    if parts.text != nil || parts.image != nil { return frame.minX + placement(in: frame.size).textStart }
    return frame.minX + chrome.margin
  }

  // MARK: Layout

  func layOutParts() {
    let mirror = mirror
    updateContentMargins()
    let frame = mirror(contentFrame)
    if contentView.frame != frame { contentView.frame = frame }
    if parts.text != nil || parts.detail != nil || parts.image != nil { layOutOwnParts() }
    for view in [backgroundView, parts.background, parts.selection] where view?.frame != bounds { view?.frame = bounds }
    layOutAccessory(mirror)
    layOutEditing(mirror)
    layOutLines(mirror)
  }

  private func layOutOwnParts() {
    guard parts.configured == nil else {
      for view in [parts.text, parts.detail, parts.image] as [UIView?] { view?.isHidden = true }
      return
    }
    let placement = placement(in: contentView.bounds.size), mirror = contentView.mirror
    parts.text?.frame = mirror(placement.text)
    parts.detail?.frame = mirror(placement.secondary)
    parts.image?.frame = mirror(placement.image)
  }

  private func layOutAccessory(_ mirror: Mirror) {
    for view in [accessoryView, editingAccessoryView, parts.accessory] { view?.isHidden = view !== shownAccessory }
    guard let view = shownAccessory else { return }
    let size = accessorySize
    let edge = bounds.width - chrome.safeRight - (showsReorder ? TableMetrics.reorderControl : chrome.margin)
    let y = ((bounds.height - size.height) / 2 / pixel).rounded(.down) * pixel
    view.frame = mirror(CGRect(x: edge - size.width, y: y, width: size.width, height: size.height))
  }

  private func layOutEditing(_ mirror: Mirror) {
    let side: CGFloat = 22
    let y = ((bounds.height - side) / 2 / pixel).rounded(.down) * pixel
    if let control = parts.editControl {
      control.frame = mirror(CGRect(x: chrome.safeLeft, y: 0, width: TableMetrics.editingControl + 8, height: bounds.height))
      parts.editImage?.frame = mirror(CGRect(x: chrome.margin, y: y, width: side, height: side))
      control.alpha = showsEditControl ? 1 : 0
    }
    if let view = parts.reorderControl {
      view.frame = mirror(
        CGRect(
          x: bounds.width - chrome.safeRight - TableMetrics.reorderControl, y: 0, width: TableMetrics.reorderControl, height: bounds.height)
      )
      view.alpha = showsReorder ? 1 : 0
    }
  }

  private func layOutLines(_ mirror: Mirror) {
    layOut(&parts.topLine, chrome.top, y: 0, mirror)
    layOut(&parts.bottomLine, chrome.bottom, y: bounds.height - pixel, mirror)
  }

  private func layOut(_ line: inout UIView?, _ kind: CellChrome.Line, y: CGFloat, _ mirror: Mirror) {
    guard kind != .none else {
      line?.isHidden = true
      return
    }
    let view: UIView
    if let line {
      view = line
    } else {
      view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      insertSubview(view, belowSubview: contentView)
      line = view
    }
    view.isHidden = false
    if view.backgroundColor !== chrome.separatorColor { view.backgroundColor = chrome.separatorColor }
    var (left, right): (CGFloat, CGFloat) = (0, 0)
    if kind == .inset {
      if let own = parts.ownSeparatorInset ?? chrome.ownInset {
        let automatic = parts.ownSeparatorInset == nil && chrome.addsToAutomaticInset ? separatorStart : leadingWidth
        (left, right) = (own.left + automatic, own.right)
      } else {
        left = separatorStart
      }
    }
    let frame = mirror(CGRect(x: left, y: y, width: max(0, bounds.width - left - right), height: pixel))
    if view.frame != frame { view.frame = frame }
    // The separators are below the grey of a selected row.
    if let selection = parts.selection, selection.superview === self, !selection.isHidden { bringBelowContent(selection) }
  }

  private func bringBelowContent(_ view: UIView) {
    guard let index = subviews.firstIndex(of: contentView), subviews[max(index - 1, 0)] !== view else { return }
    insertSubview(view, belowSubview: contentView)
  }
}
