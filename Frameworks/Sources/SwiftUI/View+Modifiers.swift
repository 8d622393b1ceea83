public import Combine
public import UIKit

// Every modifier hands the view on.
extension View {
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View { self }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { self }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tint(_ tint: Color?) -> some View { self }
  public func accentColor(_ accentColor: Color?) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func bold(_ isActive: Bool = true) -> some View { self }
  public func italic(_ isActive: Bool = true) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func truncationMode(_ mode: TruncationMode) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func hidden() -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func mask<V: View>(_ mask: V) -> some View { self }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func position(_ position: CGPoint) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func safeAreaInset<V: View>(edge: Edge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transition(_ t: AnyTransition) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void)
    -> some View
  { self }
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { self }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
    self
  }
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View { self }
  public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
    -> some View
  { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
  public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
  where K.Value: Equatable { self }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func popover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View { self }
  public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  public func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  { self }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
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
  public func navigationViewStyle<S>(_ style: S) -> some View { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func listStyle<S>(_ style: S) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
  public func swipeActions<T: View>(edge: Edge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View {
    self
  }
  public func searchable(text: Binding<String>, prompt: String? = nil) -> some View { self }
  public func focused(_ condition: Binding<Bool>) -> some View { self }
  public func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func textFieldStyle<S>(_ style: S) -> some View { self }
  public func pickerStyle<S>(_ style: S) -> some View { self }
  public func toggleStyle<S>(_ style: S) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func unredacted() -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  public func modifier<T>(_ modifier: T) -> some View { self }
  public func buttonStyle<S>(_ style: S) -> some View { self }
}

public enum TruncationMode: Sendable { case head, tail, middle }
public enum Visibility: Sendable { case automatic, visible, hidden }
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public enum InterfaceOrientation: Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}
extension Text { public enum Case: Sendable { case uppercase, lowercase } }
public struct StackNavigationViewStyle: Sendable { public init() {} }
public struct PlainListStyle: Sendable { public init() {} }
public struct GroupedListStyle: Sendable { public init() {} }
public struct InsetGroupedListStyle: Sendable { public init() {} }
public struct SegmentedPickerStyle: Sendable { public init() {} }
public struct RoundedBorderTextFieldStyle: Sendable { public init() {} }

/// The styles that are written with a dot, of lists, buttons, pickers, fields and so on.
public struct NamedStyle: Sendable {
  public static let automatic = NamedStyle()
  public static let plain = NamedStyle()
  public static let grouped = NamedStyle()
  public static let inset = NamedStyle()
  public static let insetGrouped = NamedStyle()
  public static let sidebar = NamedStyle()
  public static let bordered = NamedStyle()
  public static let borderedProminent = NamedStyle()
  public static let borderless = NamedStyle()
  public static let segmented = NamedStyle()
  public static let menu = NamedStyle()
  public static let wheel = NamedStyle()
  public static let inline = NamedStyle()
  public static let roundedBorder = NamedStyle()
  public static let stack = NamedStyle()
  public static let page = NamedStyle()
  public static let navigationLink = NamedStyle()
  public static let `switch` = NamedStyle()
  public static let button = NamedStyle()
  public static let compact = NamedStyle()
  public static let graphical = NamedStyle()
  public static let circular = NamedStyle()
  public static let linear = NamedStyle()
  public static let columns = NamedStyle()
}
extension View {
  public func listStyle(_ style: NamedStyle) -> some View { self }
  public func buttonStyle(_ style: NamedStyle) -> some View { self }
  public func pickerStyle(_ style: NamedStyle) -> some View { self }
  public func textFieldStyle(_ style: NamedStyle) -> some View { self }
  public func toggleStyle(_ style: NamedStyle) -> some View { self }
  public func navigationViewStyle(_ style: NamedStyle) -> some View { self }
  public func tabViewStyle(_ style: NamedStyle) -> some View { self }
  public func datePickerStyle(_ style: NamedStyle) -> some View { self }
  public func progressViewStyle(_ style: NamedStyle) -> some View { self }
  public func menuStyle(_ style: NamedStyle) -> some View { self }
  public func labelStyle(_ style: NamedStyle) -> some View { self }
  public func controlGroupStyle(_ style: NamedStyle) -> some View { self }
  public func formStyle(_ style: NamedStyle) -> some View { self }
  public func tabViewStyle<S>(_ style: S) -> some View { self }
  public func datePickerStyle<S>(_ style: S) -> some View { self }
  public func progressViewStyle<S>(_ style: S) -> some View { self }
  public func menuStyle<S>(_ style: S) -> some View { self }
  public func labelStyle<S>(_ style: S) -> some View { self }
}

extension View {
  public func navigationTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { self }
}
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ label: Text? = nil, action: (() -> Void)? = nil) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

extension View {
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
}
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
