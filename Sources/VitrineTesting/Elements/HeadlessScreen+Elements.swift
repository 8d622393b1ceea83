import Display

extension HeadlessScreen {
  /// The windows of the screen, back to front.
  package var windows: [UIWindow] { screen.shownWindows }

  /// The elements of all windows in the order of a screen reader.
  package var accessibilityNodes: [AccessibilityNode] { windows.flatMap { AccessibilityTree.elements(of: $0) } }

  private var finder: ElementFinder { ElementFinder(windows, screen: screen.bounds) }

  /// Returns all elements that match now, superviews first, including those that are scrolled away.
  public func elements(_ query: ElementQuery) -> [ScreenElement] {
    settle()
    return finder.elements(query)
  }

  /// Whether a matching element is visible now.
  public func shows(_ query: ElementQuery) -> Bool { elements(query).contains { !$0.visibleFrame.isEmpty } }

  /// Returns the only element that matches. If views are moving, waits for it up to two seconds of the screen's clock. If several match,
  /// but only one of them can be touched, returns that one.
  /// - Throws: an `ElementError` with the tree of the screen, if no element or more than one matches.
  @discardableResult
  public func element(_ query: ElementQuery) throws(ElementError) -> ScreenElement {
    try element(query) { _ in true }
  }

  /// The maximum time to wait for moving views, in seconds of the screen's clock.
  private static let timeout: TimeInterval = 2

  /// - Parameter isReady: whether the element has the required state. If it does not reach the state in time, it is returned nevertheless.
  func element(_ query: ElementQuery, isReady: (ScreenElement) -> Bool) throws(ElementError) -> ScreenElement {
    let end = display.now + Self.timeout
    while true {
      settle()
      let found = finder.elements(query)
      let touchable = found.count > 1 ? found.filter { touchPoint(of: $0) != nil } : found
      let mayChange = display.wantsFrames && display.now < end
      if let element = touchable.count == 1 ? touchable[0] : found.count == 1 ? found[0] : nil {
        if !mayChange || (isReady(element) && !element.view.isMoving) { return element }
      } else if !mayChange {
        throw ElementError(reason(query, found), self)
      }
      advance(by: 1 / 60)
    }
  }

  private func reason(_ query: ElementQuery, _ found: [ScreenElement]) -> String {
    guard found.isEmpty else {
      let list = found.prefix(20).enumerated().map { "  \($0): \($1.summary)" }.joined(separator: "\n")
      return """
        \(found.count) elements fit \(query). Say which one is meant with .at(_:), .inside(_:) or .and(_:):
        \(list)
        """
    }
    var reason = "No element fits \(query)."
    if let words = query.conditions.lazy.compactMap(\.words).first {
      let near = finder.candidates().compactMap { $0.label ?? $0.text ?? $0.identifier }
        .filter {
          $0.range(of: words, options: .caseInsensitive) != nil || (!$0.isEmpty && words.range(of: $0, options: .caseInsensitive) != nil)
        }
      let names = near.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(3)
      if !names.isEmpty { reason += " Did you mean \(names.map { "\"\($0)\"" }.joined(separator: " or "))?" }
    }
    return reason
  }

  // MARK: Touching

  func touchPoint(of element: ScreenElement) -> CGPoint? { finder.touchPoint(of: element) }
  func view(touchedAt point: CGPoint) -> UIView? { finder.view(touchedAt: point) }

  /// Finds an element and a point at which it can be touched.
  /// - Throws: an `ElementError` with the reason for which the element cannot be touched.
  func reach(_ query: ElementQuery) throws(ElementError) -> (element: ScreenElement, point: CGPoint) {
    let element = try element(query) { touchPoint(of: $0) != nil }
    if let point = touchPoint(of: element) { return (element, point) }
    guard !element.visibleFrame.isEmpty else {
      throw ElementError("\(query) is not on the screen: \(element.summary). Bring it there with scroll(to:).", self)
    }
    let center = CGPoint(x: element.visibleFrame.midX, y: element.visibleFrame.midY)
    let front = view(touchedAt: center).map { "\(Swift.type(of: $0)) (\($0.frameOnScreen.brief)) is in front of it" }
    throw ElementError("\(query) cannot be touched: \(front ?? "no view there takes touches"). It is \(element.summary).", self)
  }
}

extension UIView {
  /// Whether the presented position of the view or a superview differs from the one at the end of its animations.
  fileprivate var isMoving: Bool {
    sequence(first: layer, next: \.superlayer).contains { layer in
      guard layer.animationKeys()?.isEmpty == false, let shown = layer.presentation() else { return false }
      return shown.frame != layer.frame
    }
  }
}
