/// Shows the commands of an edit menu in a row beside their target. A touch outside the menu closes it, and is also delivered to the view
/// below.
final class EditMenuOverlay: UIView {
  private static let margin: CGFloat = 8

  private let popover = PopoverView()
  private let row = UIView(frame: .zero)
  private let target: CGRect
  private let look: InterfaceLook
  private let arrow: UIPopoverArrowDirection
  private let choose: (UIMenuElement) -> Void
  /// Called when a touch outside the menu closes it, with the touch's time in seconds of the display's clock.
  private let onClose: (TimeInterval?) -> Void
  private var elements: [UIMenuElement] = []
  private var page = 0

  /// - Parameter target: the rectangle that the menu points at, in the window.
  init(
    _ elements: [UIMenuElement], target: CGRect, arrow: UIPopoverArrowDirection, in window: UIWindow,
    choose: @escaping (UIMenuElement) -> Void, onClose: @escaping (TimeInterval?) -> Void
  ) {
    self.target = target
    self.arrow = arrow
    self.choose = choose
    self.onClose = onClose
    look = window.interfaceLook
    super.init(frame: window.bounds)
    popover.look = look
    popover.color = look.editMenu.hasArrow ? .tertiarySystemBackground : nil
    popover.show(row)
    addSubview(popover)
    accessibilityIdentifier = "edit menu"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    show(elements)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ elements: [UIMenuElement]) {
    self.elements = elements
    page = 0
    fill()
  }

  private var area: CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
  }

  private func fill() {
    for view in row.subviews { view.removeFromSuperview() }
    let buttons = elements.map(button)
    let widths = buttons.map { $0.sizeThatFits(.zero).width }
    let pages = EditMenuPages(widths: widths, available: area.width).pages
    guard !pages.isEmpty else { return }
    page = min(page, pages.count - 1)
    var shown = pages[page].map { (buttons[$0] as UIView, widths[$0]) }
    if pages.count > 1 { shown.append((turner(pages.count), EditMenuPages.pageButtonWidth)) }
    let width = shown.reduce(0) { $0 + $1.1 }, hairline = 1 / max(contentScaleFactor, 1)
    let height = look.editMenu.height, lineInset = look.editMenu.lineInset
    let mirror = Mirror(in: CGRect(x: 0, y: 0, width: width, height: height), isRightToLeft: isRightToLeft)
    var x: CGFloat = 0
    for (view, width) in shown {
      view.frame = mirror(CGRect(x: x, y: 0, width: width, height: height))
      row.addSubview(view)
      if x > 0 {
        let line = UIView(frame: mirror(CGRect(x: x, y: lineInset, width: hairline, height: height - 2 * lineInset)))
        line.backgroundColor = .separator
        row.addSubview(line)
      }
      x += width
    }
    // The menu is above its target if there is room.
    let seen = target.insetBy(dx: 0, dy: -2).intersection(bounds)
    let source = seen.isNull ? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) : seen
    let wanted = arrow.isEmpty || arrow == .any ? [.down, .up] : arrow
    let hasArrow = look.editMenu.hasArrow, bubble = InterfaceLook.Popover.ios17
    let arrow = hasArrow ? (height: bubble.arrowHeight, base: bubble.arrowBase) : (height: look.editMenu.gap, base: 0)
    let above = source.minY - area.minY >= height + arrow.height
    popover.place(
      PopoverLayout(
        size: CGSize(width: width, height: height), source: source, area: area,
        permitted: wanted.contains(.down) && above ? .down : wanted, arrow: arrow, radius: hasArrow ? bubble.radius : height / 2))
  }

  private func button(_ element: UIMenuElement) -> EditMenuButton {
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    let button = EditMenuButton(title: element.title, height: look.editMenu.height, isDestructive: attributes.contains(.destructive))
    button.isEnabled = !attributes.contains(.disabled)
    button.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
    return button
  }

  private func turner(_ count: Int) -> UIView {
    let isLast = page == count - 1
    let name = isLast != isRightToLeft ? "chevron.left" : "chevron.right"
    let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
    let button = EditMenuButton(title: isLast ? "Show previous items" : "Show more items", height: look.editMenu.height, image: image)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        page = isLast ? 0 : page + 1
        fill()
      }, for: .touchUpInside)
    return button
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if popover.frame.contains(point) { return true }
    // Hit tests for pointer movements have no event.
    if let event { onClose(event.timestamp) }
    return false
  }

  func appear() {
    popover.alpha = 0
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { self.popover.alpha = 1 }
  }

  func disappear() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
      self.popover.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
