// Declarations for widgets. The system shows none on Linux, so that extensions with widgets compile and do nothing.

/// A kind of widget (Apple: Widget).
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
extension Widget {
  /// Stops the program with a message, since no system shows widgets on Linux.
  public static func main() { fatalError("\(Self.self) is a widget: Linux has no place to show it") }
}

/// The content of a widget (Apple: WidgetConfiguration).
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}
extension Never: WidgetConfiguration {}
extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
public nonisolated struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init() {}
}

/// Several widgets of one extension (Apple: WidgetBundle).
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
extension WidgetBundle {
  /// Stops the program with a message, since no system shows widgets on Linux.
  public static func main() { fatalError("\(Self.self) has widgets: Linux has no place to show them") }
}

public nonisolated struct EmptyWidget: Widget {
  public init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some Widget { EmptyWidget() }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget { EmptyWidget() }
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget { EmptyWidget() }
  public static func buildEither<Content: Widget>(first: Content) -> EmptyWidget { EmptyWidget() }
  public static func buildEither<Content: Widget>(second: Content) -> EmptyWidget { EmptyWidget() }
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget { EmptyWidget() }
}

/// The container whose background a view draws (Apple: ContainerBackgroundPlacement). `WidgetKit` adds widgets.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String
  public init(_name name: String) { self.name = name }
  public static let navigation = ContainerBackgroundPlacement(_name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(_name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(_name: "tabView")
}

/// Apple: PreviewContext.
public protocol PreviewContext {}

nonisolated extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
