import CAccessibilityBus

/// The kind of an element.
package enum AccessibilityRole: Sendable, CaseIterable {
  case window, dialog, alert, panel, group, landmark, button, toggle, checkBox, radioButton, heading, link, image, label, slider, spinButton
  case entry, password, text, tab, tabList, list, listItem, table, progressBar, toolBar, menu, menuItem, animation

  var code: Int32 {
    let code =
      switch self {
      case .window: CAB_FRAME
      case .dialog: CAB_DIALOG
      case .alert: CAB_ALERT
      case .panel: CAB_PANEL
      case .group: CAB_GROUP
      case .landmark: CAB_LANDMARK
      case .button: CAB_BUTTON
      case .toggle: CAB_TOGGLE
      case .checkBox: CAB_CHECK_BOX
      case .radioButton: CAB_RADIO_BUTTON
      case .heading: CAB_HEADING
      case .link: CAB_LINK
      case .image: CAB_IMAGE
      case .label: CAB_LABEL
      case .slider: CAB_SLIDER
      case .spinButton: CAB_SPIN_BUTTON
      case .entry: CAB_ENTRY
      case .password: CAB_PASSWORD
      case .text: CAB_TEXT
      case .tab: CAB_TAB
      case .tabList: CAB_TAB_LIST
      case .list: CAB_LIST
      case .listItem: CAB_LIST_ITEM
      case .table: CAB_TABLE
      case .progressBar: CAB_PROGRESS_BAR
      case .toolBar: CAB_TOOL_BAR
      case .menu: CAB_MENU
      case .menuItem: CAB_MENU_ITEM
      case .animation: CAB_ANIMATION
      }
    return Int32(code)
  }
}
