import Foundation

/// The required speed of an operation, as a multiple of the speed of a peer.
struct OperationTarget {
  enum Peer: Equatable {
    case named(String)
    /// The fastest peer that ran.
    case best

    var name: String {
      switch self {
      case .named(let name): name
      case .best: "best peer"
      }
    }
  }

  let op: String
  let ratio: Double
  let peer: Peer

  /// The peers that can run; `limit` is the machine's own `memset` and `memcpy`.
  static let peers = ["limit", "pixman", "cairo", "qt", "skia", "blend2d"]

  /// The required speeds; the measured ones are in Benchmarks/RESULTS.md.
  static let all: [OperationTarget] =
    ["fill_opaque", "blit_copy"].map { .init(op: $0, ratio: 1, peer: .named("limit")) }
    + ["fill_alpha", "blit_over", "blit_over_op", "small_over"].map { .init(op: $0, ratio: 1, peer: .best) }
    + [.init(op: "blit_over", ratio: 3.5, peer: .named("pixman"))]
    + ["scale_up", "scale_down", "rotate"].map { .init(op: $0, ratio: 2, peer: .named("qt")) }
    + [.init(op: "nine", ratio: 4, peer: .named("qt"))]
    + ["rrect", "circles", "star", "stroke"].flatMap {
      [
        .init(op: $0, ratio: 5, peer: .named("cairo")), .init(op: $0, ratio: 3, peer: .named("skia")),
        .init(op: $0, ratio: 1, peer: .named("blend2d")),
      ]
    }
    + [.init(op: "gradient", ratio: 1.5, peer: .named("qt")), .init(op: "blur", ratio: 1, peer: .best)]

  /// Returns the speed of the operation relative to its peer; nil if either did not run.
  func reached(_ values: [String: Double]) -> Double? {
    guard let own = values["vitrine"] else { return nil }
    let other: Double?
    switch peer {
    case .named(let name): other = values[name]
    case .best: other = values.filter { $0.key != "vitrine" && $0.key != "limit" }.values.max()
    }
    return other.flatMap { $0 > 0 ? own / $0 : nil }
  }

  /// Returns a line for each target whose peer ran, and the names of the peers that did not run.
  static func report(_ rows: [(op: String, values: [String: Double])]) -> String {
    var table = TextTable(header: ["target", "at least", "reached", ""])
    for row in rows {
      for target in all where target.op == row.op {
        guard let reached = target.reached(row.values) else { continue }
        table.add([
          "\(target.op) / \(target.peer.name)", String(format: "%.1f", target.ratio), String(format: "%.2f", reached),
          reached >= target.ratio ? "" : "short",
        ])
      }
    }
    let ran = Set(rows.flatMap { $0.values.keys }), missing = peers.filter { !ran.contains($0) }
    return table.text + (missing.isEmpty ? "" : "\nMissing peers: \(missing.joined(separator: ", ")).")
  }
}
