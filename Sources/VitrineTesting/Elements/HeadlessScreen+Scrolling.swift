extension HeadlessScreen {
  /// Scrolls until an element can be touched. Tries one scroll view after the other, first forward, then back, like a person who searches
  /// for the element. Also finds cells that are created during the scrolling.
  /// - Throws: an `ElementError` if the element does not become visible.
  @discardableResult
  public func scroll(to query: ElementQuery) throws(ElementError) -> ScreenElement {
    func found() -> ScreenElement? {
      let all = elements(query).filter { touchPoint(of: $0) != nil && $0.isMostlyVisible }
      return all.count == 1 ? all[0] : nil
    }
    if let element = found() { return element }
    // The scroll views around the element come first, if the element exists already.
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

  /// The visible scroll views, the largest first.
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

  /// Returns the steps to try: forward and back along each axis on which the content is larger than the view.
  private func steps(of view: UIScrollView) -> [CGVector] {
    let insets = view.adjustedContentInset
    let hidden = CGSize(
      width: view.contentSize.width + insets.left + insets.right - view.bounds.width,
      height: view.contentSize.height + insets.top + insets.bottom - view.bounds.height)
    let frame = view.visible(view.frameOnScreen, on: window.bounds)
    var steps: [CGVector] = []
    if hidden.height > 0.5 { steps += [CGVector(dx: 0, dy: -frame.height / 2), CGVector(dx: 0, dy: frame.height / 2)] }
    if hidden.width > 0.5 { steps += [CGVector(dx: -frame.width / 2, dy: 0), CGVector(dx: frame.width / 2, dy: 0)] }
    return steps
  }

  /// Scrolls a view with the wheel.
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
  /// Whether at least half of the element is visible.
  fileprivate var isMostlyVisible: Bool {
    visibleFrame.width * visibleFrame.height * 2 >= min(frame.width, 400) * min(frame.height, 400)
  }
}
