@_exported import SwiftUI
@_exported import UIKit

/// A hint to a feature. No tip is shown on Linux: the status stays `pending` until the program invalidates the tip (Apple: Tip).
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status

  @MainActor @preconcurrency var title: Text { get }
  @MainActor @preconcurrency var message: Text? { get }
  @MainActor @preconcurrency var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }

  public var status: Tips.Status { Tips.status(of: "\(id)") }
  /// Always false.
  public var shouldDisplay: Bool { false }
  /// The present value alone.
  public var shouldDisplayUpdates: AsyncStream<Bool> { once(false) }
  public var statusUpdates: AsyncStream<Tips.Status> { once(status) }
  public func invalidate(reason: Tips.InvalidationReason) { Tips.invalidate("\(id)", reason) }
  public func resetEligibility() async { Tips.invalidate("\(id)", nil) }
}

private func once<T: Sendable>(_ value: T) -> AsyncStream<T> {
  AsyncStream { continuation in
    continuation.yield(value)
    continuation.finish()
  }
}

/// Any tip (Apple: AnyTip).
public struct AnyTip: Tip {
  let tip: any Tip
  public init(_ tip: any Tip) { self.tip = tip }
  public var id: String { "\(tip.id)" }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Action] { tip.actions }
  public var rules: [Rule] { tip.rules }
  public var options: [any Option] { tip.options }
}
/// Tips of which one is shown at a time (Apple: TipGroup).
@MainActor
public final class TipGroup {
  public enum Priority: Sendable { case firstAvailable, ordered }
  public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ tips: () -> [any Tip]) {}
  /// Always nil.
  public var currentTip: (any Tip)? { nil }
}
