/// An animation of a symbol (Apple: SymbolEffect).
public protocol SymbolEffect: Hashable, Sendable {}
/// An effect that runs once or several times. Apple: DiscreteSymbolEffect.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed. Apple: IndefiniteSymbolEffect.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol appears or disappears. Apple: TransitionSymbolEffect.
public protocol TransitionSymbolEffect {}
/// An effect between two symbols. Apple: ContentTransitionSymbolEffect.
public protocol ContentTransitionSymbolEffect {}

/// The speed and the repetitions of an effect (Apple: SymbolEffectOptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    var delay: Double?
    public static let continuous = RepeatBehavior(count: nil)
    public static let periodic = RepeatBehavior(count: nil, delay: 1)
    /// - Parameter delay: the pause between two repetitions in seconds. Default 1, our own choice.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 1)
    }
  }
  /// The number of repetitions; nil for an infinite number.
  private(set) var count: Int?
  /// Whether the effect repeats; nil for the default of the effect.
  private(set) var repeats: Bool?
  private(set) var delay = 0.0
  private(set) var rate = 1.0
  public static let `default` = SymbolEffectOptions()
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public var repeating: SymbolEffectOptions { changed { $0.repeats = true } }
  public var nonRepeating: SymbolEffectOptions { changed { $0.repeats = false } }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { ($0.repeats, $0.count) = (true, count) } }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    self.repeat(behavior.count).changed { $0.delay = behavior.delay ?? 0 }
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.rate = speed } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
