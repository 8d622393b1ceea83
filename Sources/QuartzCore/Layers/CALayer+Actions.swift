import Foundation
import RenderTree

extension CALayer {
  /// Returns the action for a change that is about to be made; nil for none.
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

  /// Returns the standard animation of an animatable key, from the value on screen. Layers that were not shown yet have none.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard flags.isCommitted, event == "contents" || LayerProperty.implicitNames.contains(event) && hasProperty(event),
      CATransaction.animationDuration() > 0
    else { return nil }
    if event == "contents" { return implicitAnimation(of: event, from: backing.layerContents as Any? ?? NSNull()) }
    guard let shown = LayerKeyPath(rawValue: event)?.value(in: presentedProperties(at: MediaClock.now())) else { return nil }
    return implicitAnimation(of: event, from: shown.object(as: event))
  }

  /// Returns the default animation of a change, with the transaction's settings.
  func implicitAnimation(of key: String, from value: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fromValue = value
    return animation
  }
}
