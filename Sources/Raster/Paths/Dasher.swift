/// Walks along lines and keeps the parts that a dash pattern draws. Each subpath restarts the pattern.
struct Dasher {
  private(set) var out = VectorPath()
  private let pattern: [Double]
  private let startIndex: Int
  private let startRest: Double

  private var index = 0
  /// The remaining length of the pattern's current part.
  private var rest = 0.0
  private var position = RasterPoint(0, 0)
  /// The current dash, and the first dash of the subpath, which is held back because the last one may join it.
  private var dash: [RasterPoint] = []
  private var first: [RasterPoint]?
  private var isFirst = true
  private var hasLine = false

  init(_ pattern: [Double], phase: Double) {
    // In the second pass through an odd pattern, dashes and gaps are exchanged.
    let full = pattern.count % 2 == 0 ? pattern : pattern + pattern
    self.pattern = full
    let sum = full.reduce(0, +)
    var at = phase.truncatingRemainder(dividingBy: sum)
    if at < 0 { at += sum }
    var i = 0
    while i < full.count - 1, at > full[i] || (at == full[i] && at > 0) {
      at -= full[i]
      i += 1
    }
    startIndex = i
    startRest = max(0, full[i] - at)
  }

  static func length(_ v: RasterPoint) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  private var isOn: Bool { index % 2 == 0 }

  /// Ends the subpath, and begins another one with the start of the pattern.
  mutating func start(at p: RasterPoint) {
    finish()
    index = startIndex
    rest = startRest
    position = p
    isFirst = true
    hasLine = false
    if isOn { dash = [p] }
  }

  mutating func line(to end: RasterPoint) {
    let d = end - position, length = Self.length(d)
    guard length > 0, length.isFinite else { return }
    hasLine = true
    let unit = d / length
    var walked = 0.0
    while rest < length - walked {
      walked += rest
      let p = position + unit * walked
      if isOn {
        // A dash without length still has a direction, for its caps.
        dash.append(rest == 0 && dash.count < 2 ? p + unit * 1e-4 : p)
        endDash()
      }
      index = (index + 1) % pattern.count
      rest = pattern[index]
      if isOn { dash = [p] }
    }
    rest -= length - walked
    position = end
    if isOn { dash.append(end) }
  }

  mutating func close(to p: RasterPoint) {
    line(to: p)
    if hasLine, isOn, dash.count > 1, let head = first, head.count > 1, dash.last == head.first {
      // The last dash continues into the first.
      dash += head.dropFirst()
      first = nil
    } else if isFirst, isOn, dash.count > 2 {
      // One dash all the way around.
      emit(dash, closed: true)
      dash = []
    }
    start(at: p)
  }

  mutating func finish() {
    if dash.count > 1 { emit(dash, closed: false) }
    if let first { emit(first, closed: false) }
    dash = []
    first = nil
  }

  private mutating func endDash() {
    if isFirst, startIndex % 2 == 0 { first = dash } else { emit(dash, closed: false) }
    isFirst = false
    dash = []
  }

  private mutating func emit(_ points: [RasterPoint], closed: Bool) {
    guard points.count > 1 else { return }
    out.move(to: points[0])
    for p in points.dropFirst(1).dropLast(closed ? 1 : 0) { out.line(to: p) }
    if closed { out.close() }
  }
}
