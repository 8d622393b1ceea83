public import UIKit

public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  let text: String
  public init(verbatim content: String) { text = content }
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { text = key.key }
  public init(_ attributedContent: AttributedString) { text = String(attributedContent.characters) }
  public init(_ image: Image) { text = "" }
  public init(_ date: Date, style: DateStyle) { text = "\(date)" }
  public struct DateStyle: Sendable {
    public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), timer = DateStyle()
  }
  public static func + (a: Text, b: Text) -> Text { Text(verbatim: a.text + b.text) }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  let name: String
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = systemName }
  public init(uiImage: UIImage) { name = "UIImage" }
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { name = "CGImage" }
  public init(decorative cgImage: CGImage, scale: CGFloat) { name = "CGImage" }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
  public init<S: StringProtocol>(_ title: S, image name: String) {}
}
public struct Spacer: View {
  public typealias Body = Never
  public init(minLength: CGFloat? = nil) {}
}
public struct Divider: View {
  public typealias Body = Never
  public init() {}
}
public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct HStack<Content: View>: View {
  public typealias Body = Never
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyHStack<Content: View>: View {
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
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
  }
}
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Group<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Parent: View, Content: View, Footer: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {}
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Footer == EmptyView {
  public init(header: Parent, @ViewBuilder content: () -> Content) {}
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
public struct List<SelectionValue, Content: View>: View {
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> { public init(_data: Data) {} }
extension ForEach: View where Content: View {
  public typealias Body = Never
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
}
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // The name is a value that its maker no longer changes.
  case global, local
  case named(AnyHashable)
}
public struct Button<Label: View>: View {
  public typealias Body = Never
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive"), cancel = ButtonRole(name: "cancel")
}
public struct NavigationView<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {}
}
public struct NavigationPath { public init() {} }
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  public init<S: StringProtocol>(_ title: S, destination: Destination) {}
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}
public struct TextField: View {
  public typealias Body = Never
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}
}
public struct SecureField: View {
  public typealias Body = Never
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
public struct TextEditor: View {
  public typealias Body = Never
  public init(text: Binding<String>) {}
}
public struct Toggle<Label: View>: View {
  public typealias Body = Never
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}
public struct Slider<Label: View>: View {
  public typealias Body = Never
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) where Label == EmptyView {}
  public init<V: BinaryFloatingPoint & Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) where Label == EmptyView {}
}
public struct Stepper<Label: View>: View {
  public typealias Body = Never
  public init<S: StringProtocol>(_ title: S, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1) where Label == Text {}
  public init(value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1, @ViewBuilder label: () -> Label) {}
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Picker where Label == Text {
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}
public struct ProgressView<Label: View>: View {
  public typealias Body = Never
  public init() where Label == EmptyView {}
  public init<S: StringProtocol>(_ title: S) where Label == Text {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {}
}
public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct Link<Label: View>: View {
  public typealias Body = Never
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
  public init<S: StringProtocol>(_ title: S, destination: URL) where Label == Text {}
}
public struct AsyncImage<Content: View>: View {
  public typealias Body = Never
  public init(url: URL?) where Content == Image {}
  public init<I: View, P: View>(url: URL?, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)
  where Content == _ConditionalContent<I, P> {}
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement(), principal = ToolbarItemPlacement(), navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement(), topBarLeading = ToolbarItemPlacement(),
    topBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement(), confirmationAction = ToolbarItemPlacement(),
    cancellationAction = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement(), primaryAction = ToolbarItemPlacement()
}
public struct ToolbarItem<Content: View>: View {
  public typealias Body = Never
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: View {
  public typealias Body = Never
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
