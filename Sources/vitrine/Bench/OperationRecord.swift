/// The result of a raster operation, in megapixels of the target touched per second.
struct OperationRecord: Codable {
  var op: String
  var peer: String
  var megapixelsPerSecond: Double

  enum CodingKeys: String, CodingKey {
    case op, peer
    case megapixelsPerSecond = "mpx_s"
  }

  /// Parses a line "peer, operation, megapixels per second" with tabs as separators, which the program of a peer printed.
  init?(line: Substring) {
    let fields = line.split(separator: "\t")
    guard fields.count == 3, let value = Double(fields[2]) else { return nil }
    self.init(op: String(fields[1]), peer: String(fields[0]), megapixelsPerSecond: value)
  }

  init(op: String, peer: String, megapixelsPerSecond: Double) {
    self.op = op
    self.peer = peer
    self.megapixelsPerSecond = megapixelsPerSecond
  }
}
