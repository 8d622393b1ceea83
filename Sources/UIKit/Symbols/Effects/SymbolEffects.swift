// Apple's named effects. `SymbolMotion` defines their animations. The variants `byLayer` and `wholeSymbol` are equivalent: a symbol moves
// as a whole.

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  let variants: [String]
  public var up: BounceSymbolEffect { BounceSymbolEffect(variants: variants + ["up"]) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(variants: variants + ["down"]) }
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(variants: []) }
}
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  let variants: [String]
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(variants: []) }
}
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  let variants: [String]
  public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(variants: variants + ["cumulative"]) }
  public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(variants: variants + ["iterative"]) }
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(variants: variants + ["reversing"]) }
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(variants: variants + ["nonReversing"]) }
  public var hideInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(variants: variants + ["hideInactiveLayers"]) }
  public var dimInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(variants: variants + ["dimInactiveLayers"]) }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect(variants: []) }
}
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  let variants: [String]
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(variants: variants + ["up"]) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(variants: variants + ["down"]) }
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(variants: []) }
}
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  let variants: [String]
  public var up: AppearSymbolEffect { AppearSymbolEffect(variants: variants + ["up"]) }
  public var down: AppearSymbolEffect { AppearSymbolEffect(variants: variants + ["down"]) }
  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(variants: []) }
}
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  let variants: [String]
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(variants: variants + ["up"]) }
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(variants: variants + ["down"]) }
  public var byLayer: DisappearSymbolEffect { DisappearSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: DisappearSymbolEffect { DisappearSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(variants: []) }
}
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  let variants: [String]
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(variants: variants + ["downUp"]) }
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(variants: variants + ["upUp"]) }
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(variants: variants + ["offUp"]) }
  public var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: ReplaceSymbolEffect { ReplaceSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect(variants: []) }
}
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  let variants: [String]
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect(variants: []) }
}
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  let variants: [String]
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["up"]) }
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["down"]) }
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["left"]) }
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["right"]) }
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["forward"]) }
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["backward"]) }
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["clockwise"]) }
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["counterClockwise"]) }
  public var byLayer: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: WiggleSymbolEffect { WiggleSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(variants: []) }
}
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  let variants: [String]
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(variants: variants + ["clockwise"]) }
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(variants: variants + ["counterClockwise"]) }
  public var byLayer: RotateSymbolEffect { RotateSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: RotateSymbolEffect { RotateSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(variants: []) }
}
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  let variants: [String]
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(variants: variants + ["plain"]) }
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(variants: variants + ["pulse"]) }
  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: BreatheSymbolEffect { BreatheSymbolEffect(variants: variants + ["wholeSymbol"]) }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(variants: []) }
}
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  let variants: [String]
  public var byLayer: DrawOnSymbolEffect { DrawOnSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: DrawOnSymbolEffect { DrawOnSymbolEffect(variants: variants + ["wholeSymbol"]) }
  public var individually: DrawOnSymbolEffect { DrawOnSymbolEffect(variants: variants + ["individually"]) }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect(variants: []) }
}
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  let variants: [String]
  public var byLayer: DrawOffSymbolEffect { DrawOffSymbolEffect(variants: variants + ["byLayer"]) }
  public var wholeSymbol: DrawOffSymbolEffect { DrawOffSymbolEffect(variants: variants + ["wholeSymbol"]) }
  public var individually: DrawOffSymbolEffect { DrawOffSymbolEffect(variants: variants + ["individually"]) }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect(variants: []) }
}
