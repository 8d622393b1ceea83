import Foundation
import RenderTree

/// The program's default for the anti-aliasing of edges.
enum EdgeAntialiasing {
  static let isAllowedByDefault = Bundle.main.object(forInfoDictionaryKey: "UIViewEdgeAntialiasing") as? Bool ?? false
}

extension CALayer {
  func edgesChanged() {
    let edges = allowsEdgeAntialiasing ? EdgeMask(rawValue: UInt8(truncatingIfNeeded: edgeAntialiasingMask.rawValue & 15)) : []
    if edges != properties.smoothEdges { changeSilently { properties.smoothEdges = edges } }
  }
}
