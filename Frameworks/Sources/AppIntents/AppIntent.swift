@_exported import FoundationCompatibility

/// An action that the system offers. On Linux only the program performs it (Apple: AppIntent).
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult = Never
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  typealias Parameter<Value> = IntentParameter<Value>
  typealias Summary = IntentParameterSummary<Self>
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Has no effect: nothing learns of donations.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
}
extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: SummaryContent { IntentParameterSummary("") }
}
public protocol OpenIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent where PerformResult == Never {
  public func perform() async throws -> Never { fatalError("nothing performs the configuration of a widget") }
}
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}

/// The key of a text that is localized where it is read (Apple: LocalizedStringResource of Foundation, which Linux lacks).
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Codable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  public let key: String
  public var table: String?
  private let fallback: String
  public init(stringLiteral value: String) { self.init(value) }
  public init(_ key: String, defaultValue: String? = nil, table: String? = nil, comment: StaticString? = nil) {
    (self.key, self.table, fallback) = (key, table, defaultValue ?? key)
  }
  public var localizedStringResource: LocalizedStringResource { self }
  var text: String { Bundle.main.localizedString(forKey: key, value: fallback, table: table) }
}
extension String {
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
/// Apple: IntentDescription.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(value) }
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }
}

/// A value of an intent (Apple: IntentParameter).
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  // Unchecked: a lock guards the value.
  private let lock = NSLock()
  private var value: Value?
  public let title: LocalizedStringResource?
  private init(_ value: Value?, _ title: LocalizedStringResource?) { (self.value, self.title) = (value, title) }
  public convenience init() { self.init(nil, nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(defaultValue, title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) { self.init(defaultValue, title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) { self.init(nil, title) }
  /// A value that was not set ends the program, as on a device, unless it is optional.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      fatalError("The parameter \(title?.key ?? "") has no value")
    }
    set { lock.withLock { value = newValue } }
  }
  public var projectedValue: IntentParameter<Value> { self }
  /// Always throws an error, because Linux has no interface for the question.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.unavailable }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.unavailable }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { throw AppIntentError.unavailable }
}
enum AppIntentError: Error { case unavailable }
/// Apple: IntentDialog.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let text: LocalizedStringResource
  public init(stringLiteral value: String) { text = LocalizedStringResource(value) }
  public init(_ text: LocalizedStringResource) { self.text = text }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
}
