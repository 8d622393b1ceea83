/// A valid dash pattern: finite lengths that are not negative and have a sum above zero.
struct DashPattern: Hashable, Sendable {
  var lengths: [Double]
  var phase: Double

  /// Returns nil if the line is solid.
  init?(lengths: [CGFloat], phase: CGFloat) {
    let lengths = lengths.map(Double.init)
    guard !lengths.isEmpty, phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) > 0 else { return nil }
    self.lengths = lengths
    self.phase = Double(phase)
  }
}
