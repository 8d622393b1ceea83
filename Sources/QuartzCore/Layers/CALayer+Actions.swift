import Foundation
import RenderTree

extension CALayer {
  /// The action of a change that is about to be made.
  func actionForChange(_ key: String) -> (any CAAction)? {
    guard modelLayer == nil, !CATransaction.disableActions() else { return nil }
    return action(forKey: key)
  }

  func searchAction(forKey event: String) -> (any CAAction)? {
    func found(_ action: any CAAction) -> (any CAAction)? { action is NSNull ? nil : action }
    if let action = delegate?.action(for: self, forKey: event) { return found(action) }
    if let action = actions?[event] { return found(action) }
    if let styled = style?["actions"] as? [String: Any], let action = styled[event] as? any CAAction { return found(action) }
    if let action = type(of: self).defaultAction(forKey: event) { return found(action) }
    return implicitAction(forKey: event)
  }

  /// The standard animation of an animatable key, from what shows now. Only a layer that was shown before has one.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard flags.isCommitted, CALayer.implicitKeys.contains(event), CATransaction.animationDuration() > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fromValue = LayerKeyPath(rawValue: event)?.value(in: presentedProperties(at: MediaClock.now())).map { $0.object(as: event) }
    if animation.fromValue == nil, event != "contents" { return nil }
    return event == "contents" ? nil : animation
  }

  /// Properties that animate without being told (Apple: Animatable Properties).
  private static let implicitKeys: Set<String> = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contentsCenter", "contentsRect",
    "contentsScale", "cornerRadius", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius",
    "sublayerTransform", "transform", "zPosition", "hidden", "masksToBounds", "doubleSided",
  ]
}
