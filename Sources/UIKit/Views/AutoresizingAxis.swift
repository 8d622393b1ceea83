/// The geometry of a view and its superview along one axis, and which of the two margins and the length are flexible.
///
/// A change of the superview's length is distributed among the flexible parts in proportion to their lengths, as Apple documents
/// for `UIView.AutoresizingMask`; if these lengths add up to zero, it is distributed equally. Without a flexible part the start
/// and the length are kept.
struct AutoresizingAxis: Equatable {
  var start: CGFloat
  var length: CGFloat
  var container: CGFloat
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  func resized(to newContainer: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let gain = newContainer - container
    let count = [flexibleStart, flexibleLength, flexibleEnd].count { $0 }
    guard count > 0, gain != 0 else { return (start, length) }
    let end = container - start - length
    let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)].map { $0.0 ? max($0.1, 0) : 0 }
    let total = parts.reduce(0, +)
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? gain * parts[index] / total : gain / CGFloat(count)
    }
    // The length never becomes negative; the end margin takes the rest.
    return (start + share(0, flexibleStart), max(0, length + share(1, flexibleLength)))
  }
}
