/// The position of a popover around its source, and the side of its arrow. Points, in the coordinates of the container.
struct PopoverLayout: Equatable {
  /// The distance from the body to the tip of the arrow.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  static let radius: CGFloat = 13

  /// The frame of the body including the arrow.
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// The position of the arrow along its edge, from the left or top of the frame.
  let arrowPosition: CGFloat

  /// The radius of the body's corners.
  let cornerRadius: CGFloat
  private let arrowHeight, arrowBase: CGFloat

  /// - Parameters:
  ///   - size: the size of the body.
  ///   - area: the area that the popover can cover.
  ///   - arrow: the height and the base of the arrow, in points. Without a base, the height is the distance from the source.
  init(
    size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection,
    arrow: (height: CGFloat, base: CGFloat) = (Self.arrowHeight, Self.arrowBase), radius: CGFloat = Self.radius
  ) {
    cornerRadius = radius
    arrowHeight = max(arrow.height, 0)
    arrowBase = max(arrow.base, 0)
    let arrowHeight = arrowHeight
    // With an arrow that points up, the body is below the source.
    let sides: [(UIPopoverArrowDirection, CGFloat)] = [
      (.up, area.maxY - source.maxY - arrowHeight - size.height), (.down, source.minY - area.minY - arrowHeight - size.height),
      (.left, area.maxX - source.maxX - arrowHeight - size.width), (.right, source.minX - area.minX - arrowHeight - size.width),
    ]
    let wanted = sides.filter { permitted.contains($0.0) }
    let usable = wanted.isEmpty ? sides : wanted
    let best = usable.first { $0.1 >= 0 } ?? usable.max { $0.1 < $1.1 } ?? sides[0]
    direction = best.0
    let isVertical = direction == .up || direction == .down
    // A body that does not fit is reduced.
    let short = min(best.1, 0)
    let body = CGSize(
      width: max(min(size.width + (isVertical ? 0 : short), area.width), 40),
      height: max(min(size.height + (isVertical ? short : 0), area.height), 40))
    let whole = CGSize(
      width: body.width + (isVertical ? 0 : arrowHeight), height: body.height + (isVertical ? arrowHeight : 0))
    func start(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle - length / 2, low), max(high - length, low)).rounded()
    }
    let origin: CGPoint
    switch direction {
    case .up: origin = CGPoint(x: start(source.midX, whole.width, area.minX, area.maxX), y: source.maxY)
    case .down: origin = CGPoint(x: start(source.midX, whole.width, area.minX, area.maxX), y: source.minY - whole.height)
    case .left: origin = CGPoint(x: source.maxX, y: start(source.midY, whole.height, area.minY, area.maxY))
    default: origin = CGPoint(x: source.minX - whole.width, y: start(source.midY, whole.height, area.minY, area.maxY))
    }
    frame = CGRect(origin: origin, size: whole)
    let tip = isVertical ? source.midX - origin.x : source.midY - origin.y
    let edge = radius + arrowBase / 2
    arrowPosition = min(max(tip, edge), max((isVertical ? whole.width : whole.height) - edge, edge))
  }

  /// The distance of the arrow from the middle of its edge; positive to the right or downwards.
  var arrowOffset: CGFloat {
    arrowPosition - (direction == .up || direction == .down ? frame.width : frame.height) / 2
  }

  /// The rectangle of the body within the frame.
  var body: CGRect {
    var rect = CGRect(origin: .zero, size: frame.size)
    switch direction {
    case .up:
      rect.origin.y += arrowHeight
      rect.size.height -= arrowHeight
    case .down: rect.size.height -= arrowHeight
    case .left:
      rect.origin.x += arrowHeight
      rect.size.width -= arrowHeight
    default: rect.size.width -= arrowHeight
    }
    return rect
  }

  /// The outline of the body with the arrow.
  @MainActor var outline: UIBezierPath {
    let path = UIBezierPath(circularRect: body, radius: min(cornerRadius, body.width / 2, body.height / 2))
    guard arrowBase > 0 else { return path }
    let half = arrowBase / 2, size = frame.size
    // From the base to the tip and back, with concave sides as on iOS.
    func arrow(_ point: (_ along: CGFloat, _ out: CGFloat) -> CGPoint) {
      path.move(to: point(arrowPosition - half, -1))
      path.addCurve(
        to: point(arrowPosition, arrowHeight), controlPoint1: point(arrowPosition - half * 0.45, 0),
        controlPoint2: point(arrowPosition - half * 0.3, arrowHeight))
      path.addCurve(
        to: point(arrowPosition + half, -1), controlPoint1: point(arrowPosition + half * 0.3, arrowHeight),
        controlPoint2: point(arrowPosition + half * 0.45, 0))
      path.close()
    }
    switch direction {
    case .up: arrow { CGPoint(x: $0, y: arrowHeight - $1) }
    case .down: arrow { CGPoint(x: $0, y: size.height - arrowHeight + $1) }
    case .left: arrow { CGPoint(x: arrowHeight - $1, y: $0) }
    default: arrow { CGPoint(x: size.width - arrowHeight + $1, y: $0) }
    }
    return path
  }
}
