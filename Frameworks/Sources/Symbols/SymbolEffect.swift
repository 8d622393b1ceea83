// The effects of symbols by name. They are not animated on Linux, and have no effect on views.

/// Apple: SymbolEffect.
public protocol SymbolEffect: Hashable, Sendable {}
public protocol DiscreteSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

public struct SymbolEffectOptions: Hashable, Sendable {
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    public static let continuous = RepeatBehavior(count: nil)
    public static let periodic = RepeatBehavior(count: nil)
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior(count: count) }
  }
  private var count: Int?
  private var isRepeating = false
  private var speed = 1.0
  public static let `default` = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { ($0.isRepeating, $0.count) = (true, count) } }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speed = speed } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
