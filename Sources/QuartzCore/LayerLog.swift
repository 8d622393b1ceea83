import Foundation
import Logging

/// The log for invalid input to layers. Each message names the layer.
package enum LayerLog {
  package static let logger = Logger(label: "vitrine.layers")

  @MainActor static func invalid(_ what: String, of layer: CALayer) {
    logger.warning("ignored \(what) of \(layer.description)")
  }

  @MainActor private static var reported: Set<String> = []

  /// Logs a message about a layer. Each message is logged only once.
  @MainActor static func once(_ message: String, of layer: CALayer) {
    guard reported.count < 1000, reported.insert(message).inserted else { return }
    logger.warning("\(message), in \(layer.description)")
  }

  @MainActor static func unknownFilter(_ value: Any?, _ key: String, of layer: CALayer) {
    let name = value.map { "\($0)".prefix(80) } ?? "nil"
    once("ignored \(name) in \(key): no filter that is known here", of: layer)
  }
}
