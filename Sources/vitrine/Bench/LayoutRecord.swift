/// The median times of solving a constraint system, in microseconds.
struct LayoutRecord: Codable {
  var system: String
  var peer: String
  /// The time to add all constraints to an empty solver and to read all values.
  var build: Double
  /// The time to change one constant and to read the changed values.
  var edit: Double
  /// The sum of all values after the edit, to check whether peers computed the same result.
  var sum: Double

  init(system: String, peer: String, build: Double, edit: Double, sum: Double) {
    self.system = system
    self.peer = peer
    self.build = build
    self.edit = edit
    self.sum = sum
  }

  /// Parses a line "peer, system, build, edit, sum" with tabs as separators, which the program of a peer printed.
  init?(line: Substring) {
    let fields = line.split(separator: "\t")
    guard fields.count == 5, let build = Double(fields[2]), let edit = Double(fields[3]), let sum = Double(fields[4]) else { return nil }
    self.init(system: String(fields[1]), peer: String(fields[0]), build: build, edit: edit, sum: sum)
  }
}
