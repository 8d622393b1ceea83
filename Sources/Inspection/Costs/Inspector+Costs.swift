import Hosting
import QuartzCore
import UIKit

extension Inspector {
  private static let maximumViews = 1000

  /// Returns the costs of the views since the first call. The costs of a layer that belongs to no view are added to the nearest view's.
  func costs() -> InspectedCosts {
    Self.startMeasuring()
    return measuredCosts()
  }

  /// Starts the measurement of costs, unless it is running.
  package static func startMeasuring() { if LayerMeter.current == nil { LayerMeter.current = LayerMeter() } }

  /// Returns the costs so far. Without a measurement, only the memory is known.
  func measuredCosts() -> InspectedCosts {
    let meter = LayerMeter.current ?? LayerMeter()
    var views: [InspectedCosts.ViewCost] = []
    var all = 0
    for window in windows {
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        waiting += view.subviews
        let cost = cost(of: view, meter)
        all += cost.memory
        if cost.layouts > 0 || cost.draws > 0 || cost.composites > 0 || cost.memory > 0 { views.append(cost) }
      }
    }
    views.sort { ($0.time, $0.memory, $1.view) > ($1.time, $1.memory, $0.view) }
    let frames = meter.frames.map {
      InspectedCosts.Frame(time: $0.time, layout: $0.layout, drawing: $0.drawing, compositing: $0.compositing, pixels: $0.pixels)
    }
    return InspectedCosts(frames: frames, views: Array(views.prefix(Self.maximumViews)), backingStores: all)
  }

  private func cost(of view: UIView, _ meter: LayerMeter) -> InspectedCosts.ViewCost {
    var cost = InspectedCosts.ViewCost(view: numbers.number(of: view))
    var layers = [view.layer]
    while let layer = layers.popLast() {
      layers += (layer.sublayers ?? []).filter { !($0.delegate is UIView) }
      if let mask = layer.mask, !(mask.delegate is UIView) { layers.append(mask) }
      cost.memory += layer.backing.byteCount
      guard let own = meter.costs[layer.layerID] else { continue }
      cost.layouts += own.layouts
      cost.draws += own.draws
      // If a frame composites several layers of a view, that counts once.
      cost.composites = max(cost.composites, own.composites)
      cost.time += own.time
      cost.lastTime += meter.lastTime(of: own)
      cost.isOffscreen = cost.isOffscreen || own.isOffscreen
      cost.isBlended = cost.isBlended || own.isBlended
    }
    return cost
  }
}
