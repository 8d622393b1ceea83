import CoreGraphics
import Foundation
import Raster
import RenderTree

extension CALayer {
  /// Sets filters of the layer and converts them for the compositor.
  func setFilters<Value>(_ path: WritableKeyPath<FilterValues, Value>, to value: Value, key: String) {
    change(key) {
      grownState.filters[keyPath: path] = value
      filtersChanged()
    }
  }

  private func filtersChanged() {
    let values = grownState.filters
    let effects = LayerEffects(
      blend: blend(of: values.compositing), filter: filter(of: values.own, "filters"),
      backgroundFilter: filter(of: values.background, "backgroundFilters"))
    if effects != properties.effects { properties.effects = effects }
  }

  private func blend(of value: Any?) -> Blend {
    switch value {
    case nil, is NSNull: return .sourceOver
    case let mode as CGBlendMode: return mode.blend
    case let name as String:
      if let blend = Blend(filterName: name) { return blend }
    default: break
    }
    LayerLog.unknownFilter(value, "compositingFilter", of: self)
    return .sourceOver
  }

  private func filter(of values: [Any]?, _ key: String) -> PictureFilter {
    var out = PictureFilter()
    for value in values ?? [] {
      if let filter = value as? LayerFilter {
        filter.add(to: &out)
      } else {
        LayerLog.unknownFilter(value, key, of: self)
      }
    }
    return out
  }
}
