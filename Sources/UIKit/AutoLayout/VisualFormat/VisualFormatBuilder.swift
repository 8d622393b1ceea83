import Foundation

/// Creates the constraints of a parsed visual format string.
@MainActor
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  init(format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in format.views { items.append(try item(view.name, at: view.position)) }
    try checkAlignments()
    for (view, item) in zip(format.views, items) {
      for predicate in view.predicates { try size(item, predicate) }
    }
    for (index, connection) in format.connections.enumerated() { try connect(items[index], connection, items[index + 1]) }
    if let leading = format.leading { try connectToSuperview(items[0], leading, isStart: true) }
    if let trailing = format.trailing { try connectToSuperview(items[items.count - 1], trailing, isStart: false) }
    for attribute in options.alignments {
      for (item, next) in zip(items, items.dropFirst()) { add(item, attribute, .equal, next, attribute, 0, nil) }
    }
    return constraints
  }

  // MARK: Names

  private func item(_ name: String, at position: Int) throws(VisualFormatError) -> any LayoutItem {
    guard let view = views[name] else {
      throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", position: position)
    }
    guard let item = view as? any LayoutItem else {
      throw VisualFormatError(reason: "\(name) is neither a view nor a layout guide.", position: position)
    }
    return item
  }

  private func number(_ operand: VisualFormat.Operand, at position: Int) throws(VisualFormatError) -> CGFloat {
    switch operand {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      case nil: throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", position: position)
      default: throw VisualFormatError(reason: "The metric \(name) is not a number.", position: position)
      }
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate?) throws(VisualFormatError) -> UILayoutPriority? {
    guard let predicate, let priority = predicate.priority else { return nil }
    return UILayoutPriority(Float(try number(priority, at: predicate.position)))
  }

  // MARK: Constraints

  private mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority?
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1, constant: constant)
    if let priority { constraint.priority = priority }
    constraints.append(constraint)
  }

  private mutating func size(_ item: any LayoutItem, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(predicate)
    if case .name(let name) = predicate.object, metrics[name] == nil, views[name] != nil {
      add(item, length, predicate.relation, try self.item(name, at: predicate.position), length, 0, priority)
    } else {
      add(item, length, predicate.relation, nil, .notAnAttribute, try number(predicate.object, at: predicate.position), priority)
    }
  }

  /// The attributes at which the row starts and ends, and the sign of distances in its direction.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, sign: CGFloat) {
    if format.axis == .vertical { return (.top, .bottom, 1) }
    if options.contains(.directionLeftToRight) { return (.left, .right, 1) }
    return options.contains(.directionRightToLeft) ? (.right, .left, -1) : (.leading, .trailing, 1)
  }

  private mutating func connect(
    _ first: any LayoutItem, _ connection: VisualFormat.Connection, _ second: any LayoutItem
  ) throws(VisualFormatError) {
    var (start, end) = (edges.start, edges.end)
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) { (start, end) = (.firstBaseline, .lastBaseline) }
    for (relation, space, priority) in try spaces(connection, standard: LayoutEngine.systemSpacing) {
      add(second, start, edges.sign < 0 ? relation.reversed : relation, first, end, space * edges.sign, priority)
    }
  }

  private mutating func connectToSuperview(
    _ item: any LayoutItem, _ connection: VisualFormat.Connection, isStart: Bool
  ) throws(VisualFormatError) {
    guard let superview = item.coordinateOwner else {
      throw VisualFormatError(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview.", position: isStart ? 0 : Int.max)
    }
    let edge = isStart ? edges.start : edges.end
    let sign = isStart ? edges.sign : -edges.sign
    let outer = connection == .standard ? edge.withMargin : edge
    for (relation, space, priority) in try spaces(connection, standard: 0) {
      add(item, edge, sign < 0 ? relation.reversed : relation, superview, outer, space * sign, priority)
    }
  }

  private func spaces(
    _ connection: VisualFormat.Connection, standard: CGFloat
  ) throws(VisualFormatError) -> [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority?)] {
    switch connection {
    case .none: return [(.equal, 0, nil)]
    case .standard: return [(.equal, standard, nil)]
    case .predicates(let predicates):
      var spaces: [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority?)] = []
      for predicate in predicates {
        spaces.append((predicate.relation, try number(predicate.object, at: predicate.position), try priority(predicate)))
      }
      return spaces
    }
  }

  /// Throws an error if an alignment is along the axis of the format: views in a row can be aligned only vertically, views in a
  /// column only horizontally. A single view is aligned with nothing, so every option is accepted: ten files of public code that runs on iOS pass
  /// `alignAllCenterX` with `H:|[view]|`, or `alignAllCenterY` with `V:`.
  private func checkAlignments() throws(VisualFormatError) {
    guard format.views.count > 1 else { return }
    for attribute in options.alignments where attribute.isVertical == (format.axis == .vertical) {
      throw VisualFormatError(
        reason: "Options mask required views to be aligned on a \(attribute) edge, which is not allowed for layout that is also "
          + (format.axis == .vertical ? "vertical." : "horizontal."), position: 0)
    }
  }
}
