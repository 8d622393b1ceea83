/// Finds elements in the windows of a screen.
@MainActor
package struct ElementFinder {
  private let screen: CGRect
  private let windows: [UIWindow]

  /// - Parameter windows: the windows of the screen, back to front.
  package init(_ windows: [UIWindow], screen: CGRect) { (self.windows, self.screen) = (windows, screen) }

  /// Returns the elements that match, superviews first. If a view and its descendants match, such as a button and its label, only one is
  /// returned.
  func elements(_ query: ElementQuery) -> [ScreenElement] {
    let scopes = query.scopes.map { elements($0).map(\.view) }
    let found = candidates().filter { candidate in
      query.conditions.allSatisfy { Self.fits(candidate, $0) }
        && scopes.allSatisfy { $0.contains { candidate.view !== $0 && candidate.view.isDescendant(of: $0) } }
    }
    let single = withoutDoubles(found)
    guard let index = query.index else { return single }
    return single.indices.contains(index) ? [single[index]] : []
  }

  /// Returns every view that is not hidden, and the accessibility elements that views contain.
  package func candidates() -> [ScreenElement] {
    var all: [ScreenElement] = []
    // An explicit stack, because a deep tree would overflow the call stack.
    var waiting: [UIView] = windows.reversed()
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      let frame = view.frameOnScreen
      all.append(ScreenElement(view: view, accessibilityElement: nil, visibleFrame: view.visible(frame, on: screen), frame: frame))
      for case let element as UIAccessibilityElement in view.accessibilityElements ?? [] {
        let frame = element.accessibilityFrame
        all.append(ScreenElement(view: view, accessibilityElement: element, visibleFrame: view.visible(frame, on: screen), frame: frame))
      }
      waiting += view.subviews.reversed()
    }
    return all
  }

  private func withoutDoubles(_ found: [ScreenElement]) -> [ScreenElement] {
    let views = found.filter { $0.accessibilityElement == nil }
    // The parts of an accessibility element are left out. Of other nested views, only the innermost is kept.
    let elements = Set(views.filter(\.view.isAccessibilityElement).map { ObjectIdentifier($0.view) })
    func ancestors(of view: UIView) -> some Sequence<UIView> { sequence(first: view, next: \.superview).dropFirst() }
    var dropped: Set<ObjectIdentifier> = []
    let all = Set(views.map { ObjectIdentifier($0.view) })
    for candidate in views {
      let above = ancestors(of: candidate.view).map(ObjectIdentifier.init).filter(all.contains)
      if above.contains(where: elements.contains) { dropped.insert(ObjectIdentifier(candidate.view)) }
      for id in above where !elements.contains(id) { dropped.insert(id) }
    }
    return found.filter { $0.accessibilityElement != nil || !dropped.contains(ObjectIdentifier($0.view)) }
  }

  // MARK: Touching

  /// Returns a point of the screen at which a touch reaches an element: its activation point, or another point of its visible part; nil if
  /// the element is not on the screen or completely covered.
  package func touchPoint(of element: ScreenElement) -> CGPoint? {
    let frame = element.visibleFrame
    guard !frame.isEmpty else { return nil }
    var points: [CGPoint] = []
    if element.accessibilityElement == nil {
      let wanted = element.view.accessibilityActivationPoint
      if frame.contains(wanted) { points.append(wanted) }
    }
    for y in [0.5, 0.25, 0.75] {
      for x in [0.5, 0.25, 0.75] { points.append(CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)) }
    }
    return points.first { point in
      guard let hit = view(touchedAt: point) else { return false }
      return hit.isDescendant(of: element.view) || element.view.isDescendant(of: hit)
    }
  }

  /// Returns the view that a touch at a point reaches.
  package func view(touchedAt point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(local, with: nil) { return view }
    }
    return nil
  }

  private static func fits(_ element: ScreenElement, _ condition: ElementQuery.Condition) -> Bool {
    switch condition {
    case .name(let name): return element.label == name || element.identifier == name || element.text == name
    case .label(let label): return element.label == label
    case .identifier(let identifier): return element.identifier == identifier
    case .text(let text): return element.text == text
    case .containing(let part):
      return [element.label, element.text].contains { $0?.range(of: part, options: .caseInsensitive) != nil }
    case .type(let type):
      guard element.accessibilityElement == nil else { return false }
      var next: AnyClass? = Swift.type(of: element.view)
      while let present = next, present != type { next = _getSuperclass(present) }
      return next != nil
    case .indexPath(let path):
      return element.accessibilityElement == nil && element.view.cellIndexPath == path
    }
  }
}

extension UIView {
  /// The index path of a cell in its list; nil for other views.
  var cellIndexPath: IndexPath? {
    func list<List: UIView>(_ type: List.Type) -> List? {
      sequence(first: self, next: \.superview).dropFirst().first { $0 is List } as? List
    }
    if let cell = self as? UITableViewCell { return list(UITableView.self)?.indexPath(for: cell) }
    if let cell = self as? UICollectionViewCell { return list(UICollectionView.self)?.indexPath(for: cell) }
    return nil
  }
}
