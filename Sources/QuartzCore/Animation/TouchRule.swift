/// The handling of touches on a view that an animation moves.
package enum TouchRule: Sendable {
  /// Touches are tested at the animated position.
  case shown
  /// Touches are tested at the model position, because other code converts them to the animated position.
  case model
  /// Touches do not hit the view.
  case blocked
}

extension CALayer {
  /// The strictest rule of the layer's animations; nil if there are none.
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
