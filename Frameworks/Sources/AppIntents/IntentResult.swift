/// The result of an intent (Apple: IntentResult).
public protocol IntentResult: Sendable {}
extension Never: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable
  var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}
/// Apple: IntentResultContainer.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public let value: Value?
  public let dialog: IntentDialog?
}
extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil, dialog: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
  public static func result<View>(dialog: IntentDialog, view: View) -> Self { Self(value: nil, dialog: dialog) }
  public static func result<View>(dialog: IntentDialog, content: () -> View) -> Self { Self(value: nil, dialog: dialog) }
  public static func result<View>(view: View) -> Self { Self(value: nil, dialog: nil) }
  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil, dialog: nil) }
}
extension IntentResult {
  public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    Self(value: value, dialog: nil)
  }
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value> {
    Self(value: value, dialog: dialog)
  }
}

/// The sentence that shows an intent with its parameters (Apple: ParameterSummary).
public protocol ParameterSummary: Sendable {}
/// Apple: IntentParameterSummary.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ string: ParameterSummaryString<Intent>) {}
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil, @ParameterKeyPaths<Intent> _ parameterKeyPaths: () -> Void) {}
  public init(@ParameterKeyPaths<Intent> _ parameterKeyPaths: () -> Void) {}
}
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
@resultBuilder
public enum ParameterKeyPaths<Intent: AppIntent> {
  public static func buildExpression<Value>(_ expression: KeyPath<Intent, IntentParameter<Value>>) {}
  public static func buildBlock(_ components: Void...) {}
}

/// Apple: DynamicOptionsProvider.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  func results() async throws -> Result
}
/// Apple: AppEntity.
public protocol AppEntity: Identifiable, Sendable {
  associatedtype DefaultQuery: EntityQuery
  typealias Property<Value> = IntentParameter<Value>
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol TransientAppEntity: Sendable {}
/// Apple: EntityQuery.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
/// Apple: AppEnum.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue: Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public init(stringLiteral value: String) { name = LocalizedStringResource(value) }
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named: String) {}
  }
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public init(stringLiteral value: String) { title = LocalizedStringResource(value) }
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

/// The shortcuts of the application, which nothing shows (Apple: AppShortcutsProvider).
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow
}
/// Apple: AppShortcut.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
}
