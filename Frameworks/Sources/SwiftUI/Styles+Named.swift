// Apple's named styles, and the modifiers that take a style.

@MainActor @preconcurrency
public protocol ListStyle {}
@MainActor @preconcurrency
public protocol PickerStyle {}
@MainActor @preconcurrency
public protocol TextFieldStyle {}
@MainActor @preconcurrency
public protocol TabViewStyle {}
@MainActor @preconcurrency
public protocol NavigationViewStyle {}
@MainActor @preconcurrency
public protocol DatePickerStyle {}
@MainActor @preconcurrency
public protocol IndexViewStyle {}
@MainActor @preconcurrency
public protocol TextEditorStyle {}
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode(), always = IndexDisplayMode(), never = IndexDisplayMode()
  }
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode(), interactive = BackgroundDisplayMode(), always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
public struct DefaultIndexViewStyle: IndexViewStyle {
  public nonisolated init() {}
}
extension IndexViewStyle where Self == DefaultIndexViewStyle {
  public static var automatic: DefaultIndexViewStyle { DefaultIndexViewStyle() }
}
public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
