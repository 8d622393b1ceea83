internal import AccessibilityBus

extension AccessibilityItems {
  /// Returns the role of a view that is not an element itself; nil if a screen reader need not know it.
  static func containerRole(of view: UIView) -> AccessibilityRole? {
    switch view.accessibilityContainerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark: return .landmark
    case .semanticGroup: return .group
    case .none: break
    }
    switch view {
    case is UITableView, is UICollectionView: return .list
    case is UITabBar: return .tabList
    case is UINavigationBar, is UIToolbar: return .toolBar
    case is MenuOverlay: return .menu
    case is AlertCard: return .alert
    default: return nil
    }
  }

  /// Returns the role of an element: that of its class, or of its traits.
  static func role(of object: UIResponder) -> AccessibilityRole {
    switch object {
    case let field as UITextField: return field.isSecureTextEntry ? .password : .entry
    case let view as UITextView where view.accessibilityTraits.isDisjoint(with: [.button, .link]): return .text
    case is UIProgressView: return .progressBar
    case is UIActivityIndicatorView: return .animation
    case is MenuItemView: return .menuItem
    case is UITableViewCell, is UICollectionViewCell: return .listItem
    default: return role(of: object.accessibilityTraits, isSlider: object is UISlider)
    }
  }

  /// Returns the role that traits mean. AT-SPI 2.46, that of Debian 12, has no switch.
  static func role(of traits: UIAccessibilityTraits, isSlider: Bool = false) -> AccessibilityRole {
    if traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.adjustable) { return isSlider ? .slider : .spinButton }
    if traits.contains(.searchField) { return .entry }
    if traits.contains(.tabBar) { return .tab }
    if traits.contains(.link) { return .link }
    if !traits.isDisjoint(with: [.button, .keyboardKey]) { return .button }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    return .label
  }

  /// Returns the value of an element with a range; others have words.
  static func number(of object: UIResponder) -> AccessibilityItem.Number? {
    switch object {
    case let slider as UISlider where slider.minimumValue < slider.maximumValue:
      return .init(Double(slider.value), in: Double(slider.minimumValue)...Double(slider.maximumValue))
    case let stepper as UIStepper where stepper.minimumValue < stepper.maximumValue:
      return .init(stepper.value, in: stepper.minimumValue...stepper.maximumValue, step: stepper.stepValue)
    case let progress as UIProgressView:
      return .init(Double(progress.progress), in: 0...1)
    default:
      return nil
    }
  }
}
