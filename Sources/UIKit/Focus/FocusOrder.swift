/// The order in which Tab moves the focus: reading order.
@MainActor
enum FocusOrder {
  /// Returns the focusable descendants of `root` in reading order: rows from top to bottom, and in each row from the leading side.
  static func views(below root: UIView) -> [UIView] {
    var found: [(view: UIView, frame: CGRect)] = []
    collect(root, root, &found)
    return sorted(found.map(\.frame), isRightToLeft: root.isRightToLeft).map { found[$0].view }
  }

  private static func collect(_ view: UIView, _ root: UIView, _ found: inout [(view: UIView, frame: CGRect)]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    // Views behind a modal view are not focusable.
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    if view.canBecomeFocused, view !== root { found.append((view, view.convert(view.bounds, to: root))) }
    for subview in modal.map({ [$0] }) ?? view.subviews { collect(subview, root, &found) }
  }

  /// Returns the index of the frame to which an arrow key moves the focus: the nearest in that direction. Frames in the same row or column
  /// are preferred. nil if there is none.
  static func nearest(to start: CGRect, among frames: [CGRect], heading: UIFocusHeading) -> Int? {
    var best: (index: Int, cost: CGFloat)?
    for (index, frame) in frames.enumerated() {
      let isAcross = heading == .left || heading == .right
      let sign: CGFloat = heading == .left || heading == .up ? -1 : 1
      let distance = sign * (isAcross ? frame.midX - start.midX : frame.midY - start.midY)
      // Frames that begin beside or behind the start are not in that direction.
      let near =
        switch heading {
        case .left: start.minX - frame.maxX
        case .right: frame.minX - start.maxX
        case .up: start.minY - frame.maxY
        default: frame.minY - start.maxY
        }
      let aside =
        isAcross
        ? max(frame.minY - start.maxY, start.minY - frame.maxY, 0) : max(frame.minX - start.maxX, start.minX - frame.maxX, 0)
      guard distance > 0, near > -min(isAcross ? start.width : start.height, isAcross ? frame.width : frame.height) / 2, aside < distance
      else {
        continue
      }
      let cost = max(near, 0) + 3 * aside
      if best.map({ cost < $0.cost }) ?? true { best = (index, cost) }
    }
    return best?.index
  }

  /// Returns the indices in reading order. Frames that overlap by more than half of the smaller height are in the same row.
  static func sorted(_ frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    var lines: [(band: ClosedRange<CGFloat>, members: [Int])] = []
    for index in frames.indices.sorted(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
      let frame = frames[index]
      let low = frame.minY, high = max(frame.maxY, frame.minY)
      if let last = lines.last {
        let shared = min(last.band.upperBound, high) - max(last.band.lowerBound, low)
        let minimum = min(last.band.upperBound - last.band.lowerBound, high - low)
        if shared > minimum / 2 {
          lines[lines.count - 1].members.append(index)
          continue
        }
      }
      lines.append((low...high, [index]))
    }
    return lines.flatMap { line in
      line.members.sorted { isRightToLeft ? frames[$0].maxX > frames[$1].maxX : frames[$0].minX < frames[$1].minX }
    }
  }
}
