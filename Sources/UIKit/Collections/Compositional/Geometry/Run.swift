import CoreGraphics

/// Lengths one after the other, with flexible gaps that share the remaining space.
enum Run {
  struct Part {
    var length: CGFloat
    var before = LayoutGap()
    var after = LayoutGap()
  }

  /// - Parameter available: the available length; nil to use the minimum gaps.
  /// - Returns: the start of each part.
  static func positions(_ parts: [Part], gap: LayoutGap, available: CGFloat?) -> [CGFloat] {
    var used: CGFloat = 0, flexible = 0
    for (index, part) in parts.enumerated() {
      used += part.before.amount + part.length + part.after.amount
      flexible += (part.before.isFlexible ? 1 : 0) + (part.after.isFlexible ? 1 : 0)
      if index > 0 {
        used += gap.amount
        flexible += gap.isFlexible ? 1 : 0
      }
    }
    let share = available.map { flexible > 0 ? max(0, $0 - used) / CGFloat(flexible) : 0 } ?? 0
    func length(_ gap: LayoutGap) -> CGFloat { gap.amount + (gap.isFlexible ? share : 0) }
    var position: CGFloat = 0
    return parts.enumerated().map { index, part in
      if index > 0 { position += length(gap) }
      position += length(part.before)
      defer { position += part.length + length(part.after) }
      return position
    }
  }
}
