public import Foundation
public import UIKit

/// Apple: EnvironmentKey.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// The environment of a view. On Linux it always has the default values, since views are not part of a tree.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var accessibilityEnabled = false
  public var allowsTightening = false
  public var autocorrectionDisabled = false
  public var backgroundStyle: AnyShapeStyle?
  public var calendar = Calendar.current
  public var colorScheme = ColorScheme.light
  public var controlSize = ControlSize.regular
  public var defaultMinListHeaderHeight: CGFloat?
  public var defaultMinListRowHeight: CGFloat = 44
  public var disableAutocorrection: Bool?
  public var displayScale: CGFloat = 2
  public var dynamicTypeSize = DynamicTypeSize.large
  public var editMode: Binding<EditMode>?
  public var font: Font?
  public var headerProminence = Prominence.standard
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var imageScale = Image.Scale.medium
  public var isEnabled = true
  public var isScrollEnabled = true
  public var keyboardShortcut: KeyboardShortcut?
  public var layoutDirection = LayoutDirection.leftToRight
  public var legibilityWeight: LegibilityWeight?
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var locale = Locale.current
  public var minimumScaleFactor: CGFloat = 1
  public var multilineTextAlignment = TextAlignment.leading
  public var openURL = OpenURLAction()
  public var redactionReasons: RedactionReasons = []
  public var scenePhase = ScenePhase.active
  public var sizeCategory = ContentSizeCategory.large
  public var symbolRenderingMode: SymbolRenderingMode?
  public var symbolVariants = SymbolVariants.none
  public var textCase: Text.Case?
  public var timeZone = TimeZone.current
  public var truncationMode = Text.TruncationMode.tail
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var isFocused: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var isPresented: Bool { true }
  public var isSearching: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var refresh: RefreshAction? { nil }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var undoManager: UndoManager? { nil }
}
@propertyWrapper
public struct Environment<Value> {
  private let read: () -> Value
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { fatalError("SwiftUI is a placeholder on Linux: there is no \(Value.self) in the environment") }
  }
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { read = { nil } }
  public var wrappedValue: Value { read() }
}
nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
  {
    self
  }
}
public struct PresentationMode {
  public var isPresented: Bool { true }
  public mutating func dismiss() {}
}
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}
/// An action that calls its handler. The default handler is the application's `open(_:)`.
@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  // Unchecked: it is constant and called only on the main actor.
  private nonisolated(unsafe) let handler: ((URL) -> Result)?
  nonisolated init() { handler = nil }
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { self(url) { _ in } }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if let handler, handler(url).isHandled { return completion(true) }
    UIApplication.shared.open(url, options: [:]) { completion($0) }
  }
}
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
public enum Prominence: Hashable, Sendable { case standard, increased }
public enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge,
    accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
    default: true
    }
  }
}
public enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
    accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
