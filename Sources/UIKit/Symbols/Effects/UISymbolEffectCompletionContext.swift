/// Called when an effect has ended or was removed.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The argument of an effect's completion handler (Apple: UISymbolEffectCompletionContext).
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// The view or bar item that showed the effect.
  public weak var sender: AnyObject?
  /// Whether the effect ran to its end.
  public let isFinished: Bool
  /// The effect; nil for a content transition.
  public let effect: (any SymbolEffect)?
  /// The content transition; nil for an effect.
  public let contentTransition: (any ContentTransitionSymbolEffect)?

  init(
    sender: AnyObject?, isFinished: Bool, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    self.sender = sender
    self.isFinished = isFinished
    self.effect = effect
    self.contentTransition = contentTransition
  }
}
