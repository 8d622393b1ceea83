import CoreGraphics
import Display

/// The metrics, shapes and materials of bars, controls, lists and cards in a version of iOS. Lengths are in points.
struct InterfaceLook: Hashable, Sendable {
  let navigationBar: NavigationBar
  let tabBar: TabBar
  let toolbar: Toolbar
  let toggle: Toggle
  let slider: Slider
  let segments: Segments
  let stepper: Stepper
  let button: Button
  let searchField: SearchField
  let list: List
  let alert: Alert
  let sheet: Sheet
  let menu: Menu
  let editMenu: EditMenu
  let popover: Popover
  let picker: Picker
  let pageControl: PageControl
  /// The glass of menus, popovers, alerts and sidebars; nil if they are blurs and plain colours.
  let platter: Platter?
  /// The sidebars of split view controllers and tab bar controllers that float above the content; nil if they stand beside it.
  let sidebar: Sidebar?
  /// The edge effect of the style `automatic` where content passes below a bar.
  let automaticEdge: AutomaticEdge
  /// The shadow of the glass of bars; nil for none.
  let glassShadow: GlassShadow?

  /// The style that an automatic edge effect has.
  enum AutomaticEdge: Hashable, Sendable {
    case nothing
    /// The same as the style `soft`, which Apple names for iPhone and iPad (WWDC25 session 356, "Get to know the new design system").
    case soft
  }

  static let ios17 = InterfaceLook(
    navigationBar: .ios17, tabBar: .ios17, toolbar: .ios17, toggle: .ios17, slider: .ios17, segments: .ios17, stepper: .ios17,
    button: .ios17, searchField: .ios17, list: .ios17, alert: .ios17, sheet: .ios17, menu: .ios17, editMenu: .ios17,
    popover: .ios17, picker: .ios17, pageControl: .ios17, platter: nil, sidebar: nil, automaticEdge: .nothing, glassShadow: nil)

  static let ios26 = InterfaceLook(
    navigationBar: .ios26, tabBar: .ios26, toolbar: .ios26, toggle: .ios26, slider: .ios26, segments: .ios26, stepper: .ios26,
    button: .ios26, searchField: .ios26, list: .ios26, alert: .ios26, sheet: .ios26, menu: .ios26, editMenu: .ios26,
    popover: .ios26, picker: .ios26, pageControl: .ios26, platter: .ios26, sidebar: .ios26, automaticEdge: .soft, glassShadow: .ios26)

  private init(
    navigationBar: NavigationBar, tabBar: TabBar, toolbar: Toolbar, toggle: Toggle, slider: Slider, segments: Segments, stepper: Stepper,
    button: Button, searchField: SearchField, list: List, alert: Alert, sheet: Sheet, menu: Menu, editMenu: EditMenu,
    popover: Popover, picker: Picker, pageControl: PageControl, platter: Platter?, sidebar: Sidebar?, automaticEdge: AutomaticEdge,
    glassShadow: GlassShadow?
  ) {
    (self.navigationBar, self.tabBar, self.toolbar) = (navigationBar, tabBar, toolbar)
    (self.toggle, self.slider, self.segments) = (toggle, slider, segments)
    (self.stepper, self.button, self.searchField, self.list) = (stepper, button, searchField, list)
    (self.alert, self.sheet, self.menu) = (alert, sheet, menu)
    (self.editMenu, self.popover, self.picker, self.pageControl) = (editMenu, popover, picker, pageControl)
    (self.platter, self.sidebar) = (platter, sidebar)
    (self.automaticEdge, self.glassShadow) = (automaticEdge, glassShadow)
  }

  /// Returns the table of a version of iOS.
  init(_ system: SystemLook) {
    switch system {
    case .ios17: self = .ios17
    case .ios26: self = .ios26
    }
  }
}

extension UIView {
  /// The metrics and shapes of the screen that shows the view; of the main screen if none does.
  var interfaceLook: InterfaceLook { (window?.screen ?? UIScreen.main).interfaceLook }

  /// Invalidates sizes and layout, because those of any view can depend on the look. Called before `traitCollectionDidChange(_:)`.
  func interfaceLookDidChange() {
    (self as? any ContentSizeFollower)?.contentSizeCategoryDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the look of the view differs from that of its former traits.
  func hasOtherLook(than former: UITraitCollection?) -> Bool { former.map { $0.more.look != traitCollection.more.look } ?? false }
}

extension UITraitCollection {
  /// The measures of sidebars of glass; nil in a look without them.
  var sidebarLook: InterfaceLook.Sidebar? { more.look.flatMap { InterfaceLook($0).sidebar } }
}
