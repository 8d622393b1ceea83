import CoreGraphics
import Foundation
import RenderTree

/// Key-value access by a table of key paths, because there is no Objective-C runtime.
extension CALayer {
  func lookUpValue(forKey key: String) -> Any? {
    if let value = rareState?.values[key] { return value }
    if let path = LayerKeyPath(rawValue: key), let value = path.value(in: properties) { return value.object(as: key) }
    switch key {
    case "frame": return frame
    case "contents": return contents
    case "contentsGravity": return contentsGravity
    case "name": return name
    case "opaque", "isOpaque": return isOpaque
    case "geometryFlipped", "isGeometryFlipped": return isGeometryFlipped
    case "isHidden": return isHidden
    case "mask": return mask
    case "sublayers": return sublayers
    case "delegate": return delegate
    case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    default: return style?[key] ?? type(of: self).defaultValue(forKey: key)
    }
  }

  func storeValue(_ value: Any?, forKey key: String) {
    if setProperty(key, to: value) { return }
    let action = actionForChange(key)
    grownState.values[key] = value
    if modelLayer == nil, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func lookUpValue(forKeyPath keyPath: String) -> Any? {
    if let path = LayerKeyPath(rawValue: keyPath), let value = path.value(in: properties) { return value.object(as: keyPath) }
    if keyPath == "frame" || keyPath.hasPrefix("frame.") { return AnimatableValue.rect(frame).part(of: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    // "sublayers.NAME.key path" addresses the sublayer of that name.
    let head = String(keyPath[..<dot])
    let rest = String(keyPath[keyPath.index(after: dot)...])
    guard head == "sublayers", let (layer, path) = namedSublayer(rest) else { return nil }
    return layer.value(forKeyPath: path)
  }

  func storeValue(_ value: Any?, forKeyPath keyPath: String) {
    if setProperty(keyPath, to: value) { return }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    guard keyPath[..<dot] == "sublayers", let (layer, path) = namedSublayer(rest) else {
      return LayerLog.invalid("value for the unknown key path \(keyPath)", of: self)
    }
    layer.setValue(value, forKeyPath: path)
  }

  private func namedSublayer(_ path: String) -> (CALayer, String)? {
    guard let dot = path.firstIndex(of: "."), let layer = tree.sublayers.first(where: { $0.name.map { $0 == path[..<dot] } == true }) else {
      return nil
    }
    return (layer, String(path[path.index(after: dot)...]))
  }

  /// Sets a property by its key path through its setter, which runs actions. Returns false if there is no such key path.
  private func setProperty(_ keyPath: String, to value: Any?) -> Bool {
    if hasProperty(keyPath), let path = LayerKeyPath(rawValue: keyPath), let kind = path.kind {
      guard let new = AnimatableValue(value, kind: kind) else {
        LayerLog.invalid("\(String(describing: value)) for \(keyPath)", of: self)
        return true
      }
      var changed = properties
      path.set(new, in: &changed)
      assign(changed, forKey: keyPath.prefix { $0 != "." })
      return true
    }
    switch keyPath {
    case "frame": if case .rect(let rect)? = AnimatableValue(value, kind: .rect) { frame = rect }
    case "contents": contents = value
    case "contentsGravity": if let gravity = value as? CALayerContentsGravity { contentsGravity = gravity }
    case "name": name = value as? String
    case "isHidden": isHidden = AnimatableValue.flag(from: value) ?? false
    case "opaque", "isOpaque": isOpaque = AnimatableValue.flag(from: value) ?? false
    case "speed": speed = CGFloat(finite: value).map { Float($0) } ?? 1
    case "timeOffset": timeOffset = CGFloat(finite: value).map { Double($0) } ?? 0
    default: return false
    }
    return true
  }

  private func assign(_ new: LayerProperties, forKey key: Substring) {
    switch key {
    case "bounds": bounds = new.bounds
    case "position": position = new.position
    case "zPosition": zPosition = new.zPosition
    case "anchorPoint": anchorPoint = new.anchorPoint
    case "anchorPointZ": anchorPointZ = new.anchorPointZ
    case "transform": transform = new.transform
    case "sublayerTransform": sublayerTransform = new.sublayerTransform
    case "opacity": opacity = new.opacity
    case "hidden": isHidden = new.isHidden
    case "masksToBounds": masksToBounds = new.masksToBounds
    case "doubleSided": isDoubleSided = new.isDoubleSided
    case "cornerRadius": cornerRadius = new.cornerRadius
    case "borderWidth": borderWidth = new.borderWidth
    case "borderColor": borderColor = new.borderColor
    case "backgroundColor": backgroundColor = new.backgroundColor
    case "shadowColor": shadowColor = new.shadowColor
    case "shadowOpacity": shadowOpacity = new.shadowOpacity
    case "shadowOffset": shadowOffset = new.shadowOffset
    case "shadowRadius": shadowRadius = new.shadowRadius
    case "shadowPath": shadowPath = new.shadowPath
    case "contentsRect": contentsRect = new.contentsRect
    case "contentsCenter": contentsCenter = new.contentsCenter
    case "rasterizationScale": rasterizationScale = new.rasterizationScale
    case "contentsScale": contentsScale = new.contentsScale
    case "maskedCorners": maskedCorners = CACornerMask(rawValue: UInt(new.maskedCorners.rawValue))
    case "filters", "backgroundFilters": change(String(key)) { properties.effects = new.effects }
    default:
      guard new.figure != properties.figure else { return }
      figureWillChange()
      change(String(key)) { properties.figure = new.figure }
    }
  }

  static func standardDefault(forKey key: String) -> Any? {
    LayerKeyPath(rawValue: key)?.value(in: LayerProperties())?.object(as: key)
  }
}

extension CALayer: KeyValueContainer {}
