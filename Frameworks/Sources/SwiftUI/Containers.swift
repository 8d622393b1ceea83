public import Foundation
public import UIKit

public nonisolated struct Spacer: View {
  public typealias Body = Never
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}
public nonisolated struct Divider: View {
  public typealias Body = Never
  public init() {}
}
public nonisolated struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct HStack<Content: View>: View {
  public typealias Body = Never
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct ZStack<Content: View>: View {
  public typealias Body = Never
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {}
}
public nonisolated struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1), sectionFooters = PinnedScrollableViews(rawValue: 2)
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {}
}
public nonisolated struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {}
}
public nonisolated struct Grid<Content: View>: View {
  public typealias Body = Never
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public nonisolated struct GridRow<Content: View>: View {
  public typealias Body = Never
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct Group<Content> {
  let content: Content
}
extension Group: View where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Group: Scene where Content: Scene {
  public nonisolated init(@SceneBuilder content: () -> Content) { self.content = content() }
}
extension Group: ToolbarContent where Content: ToolbarContent {
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}
public nonisolated struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {}
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {}
  public nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct List<SelectionValue, Content: View>: View {
  public typealias Body = Never
}
nonisolated extension List where SelectionValue: Hashable {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}
nonisolated extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {}
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {}
}
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}
extension ForEach: View where Content: View { public typealias Body = Never }
nonisolated extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable { self.init(data: data, content: content) }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> { self.init(data: data, content: content) }
}
nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(data: data, content: content) }
}
/// A view of rows that can be deleted and moved (Apple: DynamicViewContent).
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
  {
    self
  }
}
public nonisolated struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public nonisolated struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError("SwiftUI is a placeholder on Linux: there are no anchors") }
}
public struct Anchor<Value> {
  public struct Source: Sendable {
    public static var bounds: Source { Source() }
    public static var center: Source { Source() }
    public static var top: Source { Source() }
    public static var bottom: Source { Source() }
    public static var leading: Source { Source() }
    public static var trailing: Source { Source() }
  }
}
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: the name is expected to be an immutable value.
  case global, local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
public nonisolated struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
public nonisolated struct Form<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(label: Label, @ViewBuilder content: () -> Content) {}
}
nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
}
nonisolated extension DisclosureGroup where Label == Text {
  public init(_ labelKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {}
  public init(_ labelKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
}
public nonisolated struct ControlGroup<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  public typealias Body = Never
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}
nonisolated extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {}
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
}
public nonisolated struct SearchUnavailableContent: Sendable {
  public nonisolated struct Label: View { public typealias Body = Never }
  public nonisolated struct Description: View { public typealias Body = Never }
  public nonisolated struct Actions: View { public typealias Body = Never }
}
nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions
{
  private init(search: Void) {}
  public static var search: ContentUnavailableView { ContentUnavailableView(search: ()) }
  public static func search(text: String) -> ContentUnavailableView { ContentUnavailableView(search: ()) }
}
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content
  public init(content: Content) { self.content = content }
}
