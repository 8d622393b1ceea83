/// What becomes of touches on a view that an animation moves.
package enum TouchRule: Sendable {
  /// They hit it where it shows.
  case shown
  /// They hit it where it is in the model: somebody else looks where it shows.
  case model
  /// They do not hit it at all.
  case blocked
}

extension CALayer {
  /// The strictest rule of the animations on the layer; nil without animations.
  package var touchRule: TouchRule? {
    guard let entries = motion?.entries, !entries.isEmpty else { return nil }
    var rule = TouchRule.shown
    for entry in entries {
      switch entry.animation.touchRule {
      case .blocked: return .blocked
      case .model: rule = .model
      case .shown: break
      }
    }
    return rule
  }
}
