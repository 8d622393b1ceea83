/// The result of a redraw scene. The peer `limit` is the speed of only copying the pixels that change per frame.
struct SceneRecord: Codable {
  var scene: String
  var peer: String
  var threads: Int
  var framesPerSecond: Double
  var p50: Double
  var p95: Double
  var p99: Double
  /// The median processor time per frame, summed over all threads, in milliseconds.
  var processor: Double
  /// The pixels written per frame; nil if a peer does not report them.
  var pixelsPerFrame: Int?

  enum CodingKeys: String, CodingKey {
    case scene, peer, threads
    case framesPerSecond = "fps"
    case p50 = "p50_ms"
    case p95 = "p95_ms"
    case p99 = "p99_ms"
    case processor = "cpu_ms"
    case pixelsPerFrame = "pixels_per_frame"
  }

  init(
    scene: String, peer: String, threads: Int, framesPerSecond: Double, p50: Double, p95: Double, p99: Double, processor: Double,
    pixelsPerFrame: Int?
  ) {
    self.scene = scene
    self.peer = peer
    self.threads = threads
    self.framesPerSecond = framesPerSecond
    self.p50 = p50
    self.p95 = p95
    self.p99 = p99
    self.processor = processor
    self.pixelsPerFrame = pixelsPerFrame
  }

  /// Parses a line "peer, scene, frames per second, p50, p95, p99, p50 of processor time in milliseconds" with tabs as separators, which
  /// the program of a peer printed.
  init?(line: Substring) {
    let fields = line.split(separator: "\t"), numbers = fields.dropFirst(2).compactMap { Double($0) }
    guard fields.count == 7, numbers.count == 5 else { return nil }
    self.init(
      scene: String(fields[1]), peer: String(fields[0]), threads: 1, framesPerSecond: numbers[0], p50: numbers[1], p95: numbers[2],
      p99: numbers[3], processor: numbers[4], pixelsPerFrame: nil)
  }
}
