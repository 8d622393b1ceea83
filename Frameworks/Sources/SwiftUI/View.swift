@_exported import Combine
@_exported import Observation
@_exported import Symbols
@_exported import UIKit

// Declarations of SwiftUI, so that files that use it together with UIKit compile. Nothing is drawn: `UIHostingController` shows a box with
// the name of the view, or the UIKit view of a representable.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}
extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View { public typealias Body = Never }
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  public init() {}
}
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View where Content: View { public typealias Body = Never }
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier { public typealias Body = Never }
extension ViewModifier {
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

public nonisolated struct EmptyView: View {
  public typealias Body = Never
  public nonisolated init() {}
}
extension AnyView: View { public typealias Body = Never }
public struct AnyView {
  public let wrapped: Any
  public nonisolated init<V: View>(_ view: V) { wrapped = view }
  public nonisolated init<V: View>(erasing view: V) { wrapped = view }
}
extension TupleView: View { public typealias Body = Never }
public struct TupleView<T> {
  public var value: T
  public nonisolated init(_ value: T) { self.value = value }
}
public struct _ConditionalContent<TrueContent, FalseContent> { let content: Any }
extension _ConditionalContent: View where TrueContent: View, FalseContent: View { public typealias Body = Never }
extension Optional: View where Wrapped: View { public typealias Body = Never }

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { _ConditionalContent(content: first) }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { _ConditionalContent(content: second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  /// Stops the program with a message, since SwiftUI applications cannot run on Linux.
  public static func main() { fatalError("\(Self.self) is a SwiftUI application: SwiftUI is a placeholder on Linux and draws nothing") }
}
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never { public var body: Never { fatalError() } }
public nonisolated struct TupleScene<T>: Scene { public typealias Body = Never }
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<(repeat each Content)> { TupleScene() }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> TupleScene<Content> { TupleScene() }
}
nonisolated extension Scene {
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void)
    -> some Scene
  { self }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
