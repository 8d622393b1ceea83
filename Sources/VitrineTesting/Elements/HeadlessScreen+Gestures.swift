extension HeadlessScreen {
  /// Taps an element, at its activation point or another point at which it can be touched.
  /// - Parameter count: the number of taps in quick succession: 2 for a double tap.
  /// - Throws: an `ElementError` with the tree of the screen, if no element or more than one matches, or if a touch does not reach the
  ///   element.
  public func tap(_ query: ElementQuery, count: Int = 1) throws(ElementError) {
    let point = try reach(query).point
    for _ in 0..<max(1, count) { tap(at: point) }
  }

  /// Touches an element, and lifts the finger after `duration`.
  /// - Parameter duration: in seconds of the screen's clock.
  /// - Throws: as `tap(_:count:)`.
  public func longPress(_ query: ElementQuery, duration: TimeInterval = 1) throws(ElementError) {
    let point = try reach(query).point
    touch(.began, at: point)
    advance(by: duration)
    touch(.ended, at: point)
  }

  /// Swipes over an element: the finger moves fast, by half of the element's visible size, but at least 60 points if the screen is large
  /// enough.
  /// - Throws: as `tap(_:count:)`.
  public func swipe(_ query: ElementQuery, _ direction: UISwipeGestureRecognizer.Direction) throws(ElementError) {
    let (element, point) = try reach(query)
    let x: CGFloat = direction == .left ? -1 : direction == .right ? 1 : 0, y: CGFloat = direction == .up ? -1 : direction == .down ? 1 : 0
    let length = max(60, (x != 0 ? element.visibleFrame.width : element.visibleFrame.height) / 2)
    // The point is the middle of the finger's path.
    let area = window.bounds.insetBy(dx: 1, dy: 1)
    let start = CGPoint(x: point.x - x * length / 2, y: point.y - y * length / 2).moved(into: area)
    let end = CGPoint(x: point.x + x * length / 2, y: point.y + y * length / 2).moved(into: area)
    drag(from: start, to: end, duration: 0.1)
  }

  /// Drags an element to another one. The finger rests before it lifts, so that lists do not continue to scroll.
  /// - Throws: as `tap(_:count:)`.
  public func drag(_ query: ElementQuery, to target: ElementQuery, duration: TimeInterval = 0.5) throws(ElementError) {
    let start = try reach(query).point, end = try reach(target).point
    touch(.began, at: start)
    let steps = max(1, Int((min(max(0, duration), 60) * 60).rounded()))
    for step in 1...steps {
      advance(by: 1 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    advance(by: 0.2)
    touch(.ended, at: end)
  }

  /// Taps a text field or text view, unless it is being edited, and types.
  /// - Parameter replaces: whether the text replaces the existing text; otherwise it is typed at the caret.
  /// - Throws: as `tap(_:count:)`, and if the element does not accept text.
  public func type(_ text: String, into query: ElementQuery, replaces: Bool = false) throws(ElementError) {
    let element = try element(query)
    func editor() -> UIView? {
      var waiting: [UIView] = [element.view]
      while let view = waiting.popLast() {
        if view.isFirstResponder, view is any UIKeyInput { return view }
        waiting += view.subviews
      }
      return nil
    }
    if editor() == nil { try tap(query) }
    guard let editor = editor() else {
      throw ElementError("\(query) takes no text: \(element.summary) was tapped and is not being edited.", self)
    }
    if replaces, let input = editor as? any UITextInput {
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      if text.isEmpty { press(.keyboardDeleteOrBackspace) }
    }
    type(text)
  }
}

extension CGPoint {
  func moved(into area: CGRect) -> CGPoint { CGPoint(x: min(max(x, area.minX), area.maxX), y: min(max(y, area.minY), area.maxY)) }
}
