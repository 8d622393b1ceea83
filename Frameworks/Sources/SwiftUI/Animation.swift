public import Foundation
public import UIKit

/// An animation. Changes are made immediately on Linux (Apple: Animation).
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation()
  public static let spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation()
  public static let interactiveSpring = Animation(), interpolatingSpring = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    Animation()
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  @_disfavoredOverload
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25)
    -> Animation
  { Animation() }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25)
    -> Animation
  { Animation() }
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
    Animation()
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}
public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    self.init(duration: 2 * .pi / frequency, bounce: 1 - damping / (2 * mass * frequency))
  }
  public static let smooth = Spring(), snappy = Spring(bounce: 0.15), bouncy = Spring(bounce: 0.3)
}
public struct UnitCurve: Hashable, Sendable {
  private let control: [Double]
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(control: [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y].map { Double($0) })
  }
  public static let linear = UnitCurve(control: [0, 0, 1, 1]), easeIn = UnitCurve(control: [0.42, 0, 1, 1])
  public static let easeOut = UnitCurve(control: [0, 0, 0.58, 1]), easeInOut = UnitCurve(control: [0.42, 0, 0.58, 1])
  public static let circularEaseIn = UnitCurve(control: [0.55, 0, 1, 0.45]), circularEaseOut = UnitCurve(control: [0, 0.55, 0.45, 1])
  public static let circularEaseInOut = UnitCurve(control: [0.85, 0, 0.15, 1])
}
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
/// Makes a change and calls the completion handler immediately, since nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoved: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
  try body()
}

/// Apple: Transition.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}
extension Transition {
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  public func animation(_ animation: Animation?) -> some Transition { self }
}
public struct OpacityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct IdentityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let isUp: Bool
    public static let downUp = Configuration(isUp: false), upUp = Configuration(isUp: true)
  }
  public nonisolated init(configuration: Configuration) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct PushTransition: Transition {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct MoveTransition: Transition {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) } }
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
/// Apple: AnyTransition.
public struct AnyTransition: Sendable {
  init() {}
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {}
  public static let opacity = AnyTransition(), slide = AnyTransition(), scale = AnyTransition(), identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
nonisolated extension View {
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transition(_ t: AnyTransition) -> some View { self }
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition(), opacity = ContentTransition(), interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension UIView {
  /// Animates changes like a SwiftUI animation, but always for 0.35 seconds with an ease-in-ease-out curve.
  @preconcurrency @MainActor
  public static func animate(_ animation: Animation = .default, changes: () -> Void, completion: (() -> Void)? = nil) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.35, animations: changes, completion: { _ in completion?() })
    }
  }
}
