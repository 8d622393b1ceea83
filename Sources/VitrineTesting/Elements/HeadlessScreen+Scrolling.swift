extension HeadlessScreen {
  /// Scrolls until an element can be touched, as a person does who looks for it: the views that scroll are tried one after the other, first
  /// forward, then back. Cells that are not made yet are found on the way.
  /// - Throws: an `ElementError` if the element does not come into sight.
  @discardableResult
  public func scroll(to query: ElementQuery) throws(ElementError) -> ScreenElement {
    func found() -> ScreenElement? {
      let all = elements(query).filter { touchPoint(of: $0) != nil && $0.isMostlyVisible }
      return all.count == 1 ? all[0] : nil
    }
    if let element = found() { return element }
    // Those around the element first, if it exists already.
    let around = elements(query).flatMap { sequence(first: $0.view, next: \.superview).compactMap { $0 as? UIScrollView } }
    var tried: Set<ObjectIdentifier> = []
    for view in around + allScrollViews where tried.insert(ObjectIdentifier(view)).inserted {
      let start = view.contentOffset
      for step in steps(of: view) {
        while scroll(view, by: step) { if let element = found() { return element } }
      }
      view.setContentOffset(start, animated: false)
      settle()
    }
    let element = try element(query)
    throw ElementError("\(query) does not come into sight by scrolling: \(element.summary).", self)
  }

  /// The scroll views that are seen, the largest first.
  private var allScrollViews: [UIScrollView] {
    var all: [UIScrollView] = [], waiting: [UIView] = windows
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if let view = view as? UIScrollView { all.append(view) }
      waiting += view.subviews
    }
    func area(_ view: UIView) -> CGFloat {
      let frame = view.visible(view.frameOnScreen, on: window.bounds)
      return frame.width * frame.height
    }
    return all.filter { area($0) > 0 }.sorted { area($0) > area($1) }
  }

  /// The distances to try: forward and back along each axis on which the content is larger than the view.
  private func steps(of view: UIScrollView) -> [CGVector] {
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: view.contentSize.width + insets.left + insets.right - view.bounds.width,
      height: view.contentSize.height + insets.top + insets.bottom - view.bounds.height)
    let frame = view.visible(view.frameOnScreen, on: window.bounds)
    var steps: [CGVector] = []
    if room.height > 0.5 { steps += [CGVector(dx: 0, dy: -frame.height / 2), CGVector(dx: 0, dy: frame.height / 2)] }
    if room.width > 0.5 { steps += [CGVector(dx: -frame.width / 2, dy: 0), CGVector(dx: frame.width / 2, dy: 0)] }
    return steps
  }

  /// Turns the scroll wheel over a view.
  /// - Returns: whether its content moved.
  private func scroll(_ view: UIScrollView, by step: CGVector) -> Bool {
    let frame = view.visible(view.frameOnScreen, on: window.bounds)
    guard !frame.isEmpty else { return false }
    let before = view.contentOffset
    scroll(by: step, at: CGPoint(x: frame.midX, y: frame.midY))
    // A wheel may move the content with an animation.
    for _ in 0..<30 where display.wantsFrames { advance(by: 1 / 60) }
    return abs(view.contentOffset.x - before.x) + abs(view.contentOffset.y - before.y) > 0.5
  }
}

extension ScreenElement {
  /// Whether at least half of the element is seen.
  fileprivate var isMostlyVisible: Bool {
    visibleFrame.width * visibleFrame.height * 2 >= min(frame.width, 400) * min(frame.height, 400)
  }
}
