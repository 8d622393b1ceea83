public import Foundation

public nonisolated struct NavigationView<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}
public nonisolated struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic"), all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
/// A path of hashable values of any types, in the order in which they were pushed (Apple: NavigationPath).
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {}
}
nonisolated extension NavigationLink {
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}
nonisolated extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {}
}
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}
public nonisolated struct Tab<Value, Content: View, Label: View> {}
extension Tab: TabContent where Value: Hashable { public typealias TabValue = Value }
extension Never: TabContent { public typealias TabValue = Never }
nonisolated extension Tab {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
nonisolated extension Tab where Value == Never {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
}
public nonisolated struct DefaultTabLabel: View { public typealias Body = Never }
public enum TabRole: Hashable, Sendable { case search }
public nonisolated struct TabSection<Header: View, Content, SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
}
nonisolated extension TabSection where Header == Text, Content: TabContent, Content.TabValue == SelectionValue {
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {}
}
public nonisolated struct TabContents<TabValue: Hashable>: TabContent {}
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C0: TabContent, C1: TabContent>(
    _ c0: C0, _ c1: C1
  ) -> TabContents<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue { TabContents() }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TabContents<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue { TabContents() }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TabContents<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue {
    TabContents()
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TabContents<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue {
    TabContents()
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TabContents<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue,
    C5.TabValue == TabValue
  { TabContents() }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TabContents<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue,
    C5.TabValue == TabValue, C6.TabValue == TabValue
  { TabContents() }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TabContents<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue,
    C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue
  { TabContents() }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent,
    C8: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TabContents<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue,
    C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue
  { TabContents() }
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent,
    C8: TabContent, C9: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TabContents<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue,
    C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue, C9.TabValue == TabValue
  { TabContents() }
  public static func buildIf<C: TabContent>(_ content: C?) -> TabContents<TabValue> where C.TabValue == TabValue { TabContents() }
  public static func buildEither<C: TabContent>(first: C) -> TabContents<TabValue> where C.TabValue == TabValue { TabContents() }
  public static func buildEither<C: TabContent>(second: C) -> TabContents<TabValue> where C.TabValue == TabValue { TabContents() }
}
public nonisolated struct TabContentBuilderView<Content>: View { public typealias Body = Never }
public nonisolated struct TabView<SelectionValue, Content> {}
extension TabView: View where SelectionValue: Hashable, Content: View { public typealias Body = Never }
nonisolated extension TabView where SelectionValue: Hashable, Content: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilderView<C>, C.TabValue == SelectionValue {}
}
nonisolated extension TabView where SelectionValue == Int, Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}
nonisolated extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where Content == TabContentBuilderView<C>, C.TabValue == Never {}
}
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large } }
nonisolated extension View {
  public func navigationTitle(_ title: Text) -> some View { self }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  public func navigationBarTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  public func navigationBarItems<L: View>(leading: L) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
    self
  }
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
    self
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
public enum TabBarMinimizeBehavior: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }
