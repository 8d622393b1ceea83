import Foundation
import Logging

/// Where bad input to layers is reported, naming the culprit.
package enum LayerLog {
  package static let logger = Logger(label: "vitrine.layers")

  @MainActor static func invalid(_ what: String, of layer: CALayer) {
    logger.warning("ignored \(what) of \(layer.description)")
  }
}
