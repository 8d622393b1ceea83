/// The relations that a stack view establishes among its arranged views.
@MainActor
struct StackArrangement {
  private(set) var relations: [StackRelation] = []
  private let stack: UIStackView
  private let canvas: any LayoutItem
  private let visible: [UIView]
  private let along: Edges
  private let across: Edges

  /// The attributes along one axis.
  private struct Edges {
    var start, end, center, size: NSLayoutConstraint.Attribute
    static let horizontal = Edges(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Edges(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    (along, across) = stack.axis == .horizontal ? (.horizontal, .vertical) : (.vertical, .horizontal)
    for view in visible { align(view) }
    if stack.alignment != .fill { fitAcross() }
    arrange()
    distribute()
    hide()
  }

  private mutating func relate(
    _ name: String, _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    relations.append(
      StackRelation(
        name: name, first: first, firstAttribute: firstAttribute, relation: relation, second: second, secondAttribute: secondAttribute,
        multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority)))
  }

  // MARK: Across the axis

  private mutating func align(_ view: UIView) {
    func isFirst(_ view: UIView) -> Bool { view === visible.first }
    var (holdsStart, holdsEnd) = (true, true)
    switch stack.alignment {
    case .fill:
      relate("UISV-canvas-connection", view, across.start, .equal, canvas, across.start)
      relate("UISV-canvas-connection", view, across.end, .equal, canvas, across.end)
      return
    case .leading:
      relate("UISV-canvas-connection", view, across.start, .equal, canvas, across.start)
      holdsStart = false
    case .trailing:
      relate("UISV-canvas-connection", view, across.end, .equal, canvas, across.end)
      holdsEnd = false
    case .center:
      relate("UISV-canvas-connection", view, across.center, .equal, canvas, across.center)
    case .firstBaseline, .lastBaseline:
      let isLast = stack.alignment == .lastBaseline
      // A column has no common baseline. As in Apple's UIKit, its views are aligned with the leading edge.
      guard stack.axis == .horizontal else {
        relate("UISV-canvas-connection", view, across.start, .equal, canvas, across.start)
        holdsStart = false
        break
      }
      let baseline = isLast ? NSLayoutConstraint.Attribute.lastBaseline : .firstBaseline
      if !isFirst(view), let first = visible.first { relate("UISV-alignment", view, baseline, .equal, first, baseline) }
      let edge = isLast ? across.end : across.start
      relate("UISV-canvas-connection", view, edge, .equal, canvas, edge, priority: 48)
    }
    if holdsStart { relate("UISV-spanning-boundary", view, across.start, .greaterThanOrEqual, canvas, across.start) }
    if holdsEnd { relate("UISV-spanning-boundary", view, across.end, .lessThanOrEqual, canvas, across.end) }
    // A view without an intrinsic size gets the size zero.
    relate("UISV-ambiguity-suppression", view, across.size, priority: 25)
  }

  /// Makes the stack as small as its largest view allows, with a low priority.
  private mutating func fitAcross() { relate("UISV-canvas-fit", stack, across.size, priority: 49) }

  // MARK: Along the axis

  private mutating func arrange() {
    guard let first = visible.first, let last = visible.last else {
      relate("UISV-canvas-fit", stack, along.size, priority: 49)
      return
    }
    relate("UISV-canvas-connection", first, along.start, .equal, canvas, along.start)
    relate("UISV-canvas-connection", last, along.end, .equal, canvas, along.end)
    let isElastic = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    if isElastic { relate("UISV-canvas-fit", stack, along.size, priority: 49) }
    let countsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(visible, visible.dropFirst()) {
      relate(
        "UISV-spacing", next, countsBaselines ? .firstBaseline : along.start, isElastic ? .greaterThanOrEqual : .equal, view,
        countsBaselines ? .lastBaseline : along.end, constant: stack.space(after: view))
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() { relate("UISV-fill-equally", view, along.size, .equal, visible[0], along.size) }
    case .fillProportionally: shareByNaturalSize()
    case .equalSpacing: shareSpaces(from: along.end, to: along.start)
    case .equalCentering: shareSpaces(from: along.center, to: along.center, priority: 149)
    }
  }

  /// Gives each view a part of the stack's length in proportion to its natural length; the sum of all natural lengths and spaces
  /// corresponds to the whole length. Where the lengths do not add up because of margins, the last view yields. Views without a
  /// natural length get none; if no view has one, the result is that of `fill`.
  ///
  /// Measurements of Apple's UIKit by others: https://kean.blog/post/ui-stack-view lists the constraints and their decreasing
  /// priorities. Radar 34595752 states that spaces are included and that lengths are relative to the stack, not its margins;
  /// stored frames agree. The behaviour of views without a length, and the measurement of nested stacks by their fitting sizes,
  /// are assumptions.
  private mutating func shareByNaturalSize() {
    let lengths = visible.map(naturalLength)
    guard lengths.contains(where: { $0 > 0 }) else { return }
    // Both constants stand for a spacing of 0 here: the value of the system spacing is the smallest positive number.
    let spacing = [UIStackView.spacingUseDefault, UIStackView.spacingUseSystem].contains(stack.spacing) ? 0 : stack.spacing
    let whole = lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
    let isAlone = lengths.count(where: { $0 > 0 }) == 1
    for (index, (view, length)) in zip(visible, lengths).enumerated() {
      guard length > 0, whole > 0 else {
        relate("UISV-fill-proportionally", view, along.size)
        continue
      }
      relate(
        "UISV-fill-proportionally", view, along.size, .equal, stack, along.size, multiplier: length / whole,
        priority: isAlone ? 1000 : Float(max(999 - index, 1)))
    }
  }

  /// Returns the intrinsic length of a view in points, or the fitting length of its constraints if it has none; 0 if it has neither. The
  /// current length of the view is not used, because it results from earlier layouts.
  private func naturalLength(_ view: UIView) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { stack.axis == .horizontal ? size.width : size.height }
    let own = length(view.intrinsicContentSize)
    if own >= 0 { return own }
    return LayoutEngine.innerConstraints(of: view).isEmpty ? 0 : length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  private mutating func shareSpaces(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute, priority: Float = 1000
  ) {
    for (index, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = stack.gap(index)
      relate("UISV-distributing-edge", gap, along.start, .equal, view, end)
      relate("UISV-distributing-edge", gap, along.end, .equal, next, start)
      if index > 0 { relate("UISV-distributing", gap, along.size, .equal, stack.gap(0), along.size, priority: priority) }
    }
  }

  // MARK: Hidden views

  /// Gives hidden views a length of zero at their position in the row, so that they grow from there when they are shown.
  private mutating func hide() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      relate("UISV-hiding", view, along.size, priority: 999)
      if let previous {
        relate("UISV-hiding", view, along.start, .equal, previous, along.end)
      } else {
        relate("UISV-hiding", view, along.start, .equal, canvas, along.start)
      }
      switch stack.alignment {
      case .center: relate("UISV-alignment", view, across.center, .equal, canvas, across.center)
      case .trailing: relate("UISV-alignment", view, across.end, .equal, canvas, across.end)
      case .fill:
        relate("UISV-alignment", view, across.start, .equal, canvas, across.start)
        relate("UISV-alignment", view, across.end, .equal, canvas, across.end, priority: 20)
      default: relate("UISV-alignment", view, across.start, .equal, canvas, across.start)
      }
    }
  }
}
