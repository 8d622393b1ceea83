/// A dash pattern that makes sense: finite, not negative, with a sum above zero.
struct DashPattern: Hashable, Sendable {
  var lengths: [Double]
  var phase: Double

  /// Nil where the pattern means a solid line.
  init?(lengths: [CGFloat], phase: CGFloat) {
    let lengths = lengths.map(Double.init)
    guard !lengths.isEmpty, phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) > 0 else { return nil }
    self.lengths = lengths
    self.phase = Double(phase)
  }
}
