import Foundation
import Synchronization

/// The settings of all tips (Apple: Tips).
public enum Tips {
  /// The reasons by the identifiers of tips.
  private static let invalid = Mutex<[String: InvalidationReason]>([:])
  static func status(of id: String) -> Status { invalid.withLock { $0[id].map(Status.invalidated) ?? .pending } }
  static func invalidate(_ id: String, _ reason: InvalidationReason?) { invalid.withLock { $0[id] = reason } }

  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws { invalid.withLock { $0 = [:] } }
  // Tips are not shown for tests either.
  public static func showAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideAllTipsForTesting() {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  /// Apple: Tips.ConfigurationOption.
  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = DisplayFrequency(), hourly = DisplayFrequency(), daily = DisplayFrequency()
      public static let weekly = DisplayFrequency(), monthly = DisplayFrequency()
      public init() {}
      public init(_ interval: TimeInterval) {}
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
    }
    public struct CloudKitContainer: Sendable {
      public static let automatic = CloudKitContainer()
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
    }
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption { ConfigurationOption() }
  }

  /// A button of a tip (Apple: Tips.Action).
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    public let handler: @Sendable () -> Void
    @MainActor public var label: () -> Text { { Text(title) } }
    private let title: String
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      (self.id, index, self.title, self.handler) = (id ?? "\(title)", nil, String(title), handler)
    }
    public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, @ViewBuilder _ label: () -> Text) {
      (self.id, index, title, self.handler) = (id ?? "", nil, "", handler)
    }
  }
  /// A condition. It is not evaluated, since no tip is shown (Apple: Tips.Rule).
  public struct Rule: Sendable {
    public init<Value>(_ parameter: Parameter<Value>, _ body: (Value) -> Bool) {}
    public init<Donation>(_ event: Event<Donation>, _ body: (Event<Donation>) -> Bool) {}
  }
  /// Apple: Tips.MaxDisplayCount.
  public struct MaxDisplayCount: TipOption {
    public init(_ maxDisplayCount: Int) {}
  }
  public struct MaxDisplayDuration: TipOption {
    public init(_ maxDisplayDuration: TimeInterval) {}
  }
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignoresDisplayFrequency: Bool) {}
  }
  public struct ParameterOption: Sendable {
    public static let transient = ParameterOption()
  }
  public struct EmptyDonation: Codable, Hashable, Sendable {
    public init() {}
  }
  /// An event. Donations are counted in memory (Apple: Tips.Event).
  public final class Event<DonationInfo: Codable & Sendable>: Sendable {
    public typealias DonationValue = DonationInfo
    public struct Donation: Sendable {
      public let donation: DonationInfo
      public let date: Date
    }
    public let id: String
    private let stored = Mutex<[Donation]>([])
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
    public init(id: String) { self.id = id }
    public init(id: String, donationType: DonationInfo.Type) { self.id = id }
    public var donations: [Donation] { stored.withLock { $0 } }
    public func donate(_ donation: DonationInfo) async { sendDonation(donation) }
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      stored.withLock { $0.append(Donation(donation: donation, date: Date())) }
      completion?()
    }
    public func donate() async where DonationInfo == EmptyDonation { sendDonation(EmptyDonation()) }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
      sendDonation(EmptyDonation(), completion)
    }
  }

  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
    public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    public static func buildEither(first component: [Action]) -> [Action] { component }
    public static func buildEither(second component: [Action]) -> [Action] { component }
    public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
  }
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
    public static func buildEither(first component: [Rule]) -> [Rule] { component }
    public static func buildEither(second component: [Rule]) -> [Rule] { component }
  }
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ expression: some TipOption) -> [any TipOption] { [expression] }
    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
    public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
    public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
  }
  @resultBuilder public enum GroupBuilder {
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
  }
}
/// Apple: TipOption.
public protocol TipOption: Sendable {}

/// A value of rules. On Apple's systems `@Parameter` is a macro; here it is a property wrapper with the same use (Apple: Parameter).
@propertyWrapper
public final class Parameter<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the value is kept in a mutex.
  private let value: Mutex<Value>
  public init(wrappedValue: Value) { value = Mutex(wrappedValue) }
  public init(wrappedValue: Value, _ options: Tips.ParameterOption...) { value = Mutex(wrappedValue) }
  public var wrappedValue: Value {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
  public var projectedValue: Parameter<Value> { self }
}
