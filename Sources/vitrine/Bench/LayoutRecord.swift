/// What layout of a system took, medians in microseconds.
struct LayoutRecord: Codable {
  var system: String
  var peer: String
  /// All constraints into an empty solver, and all values read.
  var build: Double
  /// One constant to another value, and the values that changed read.
  var edit: Double
  /// The sum of all values after that: it says whether peers solved the same.
  var sum: Double

  init(system: String, peer: String, build: Double, edit: Double, sum: Double) {
    self.system = system
    self.peer = peer
    self.build = build
    self.edit = edit
    self.sum = sum
  }

  /// Reads a line "peer, system, build, edit, sum", parted by tabs, that a peer's program printed.
  init?(line: Substring) {
    let fields = line.split(separator: "\t")
    guard fields.count == 5, let build = Double(fields[2]), let edit = Double(fields[3]), let sum = Double(fields[4]) else { return nil }
    self.init(system: String(fields[1]), peer: String(fields[0]), build: build, edit: edit, sum: sum)
  }
}
