extension UIView {
  /// What a kind of view says of itself unless told otherwise.
  var accessibilityDefaults: (isElement: Bool, label: String?, value: String?, traits: UIAccessibilityTraits) {
    switch self {
    case let label as UILabel: (true, label.text, nil, .staticText)
    case let button as UIButton: (true, button.currentTitle, nil, button.state.accessibilityTraits.union(.button))
    case let slider as UISlider: (true, nil, slider.accessibilityPercentage, slider.state.accessibilityTraits.union(.adjustable))
    case let toggle as UISwitch: (true, nil, toggle.isOn ? "1" : "0", toggle.state.accessibilityTraits.union(.button))
    case let field as UITextField: (true, field.placeholder, field.isSecureTextEntry ? nil : field.text, field.state.accessibilityTraits)
    case let view as UITextView: (true, nil, view.text, view.isEditable ? .none : .staticText)
    case let control as UIControl: (true, nil, nil, control.state.accessibilityTraits)
    case is UIImageView: (false, nil, nil, .image)
    case is UIProgressView: (true, nil, nil, .updatesFrequently)
    default: (false, nil, nil, .none)
    }
  }
}

extension UIControl.State {
  fileprivate var accessibilityTraits: UIAccessibilityTraits {
    (contains(.selected) ? UIAccessibilityTraits.selected : .none).union(contains(.disabled) ? .notEnabled : .none)
  }
}

extension UISlider {
  fileprivate var accessibilityPercentage: String {
    let range = maximumValue - minimumValue
    return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : "0%"
  }
}
