extension UIView {
  /// The default accessibility properties of the view's class.
  var accessibilityDefaults: PlainAccessibility {
    switch self {
    case let label as UILabel: (label.text?.isEmpty == false, label.text, nil, .staticText)
    case let button as UIButton:
      (true, button.currentTitle ?? button.currentAttributedTitle?.string, nil, button.state.accessibilityTraits.union(.button))
    case let slider as UISlider: (true, nil, slider.accessibilityPercentage, slider.state.accessibilityTraits.union(.adjustable))
    case let toggle as UISwitch: (true, nil, toggle.isOn ? "1" : "0", toggle.state.accessibilityTraits.union([.button, .toggleButton]))
    case let stepper as UIStepper: (true, nil, "\(stepper.value.brief)", stepper.state.accessibilityTraits.union(.adjustable))
    case let pages as UIPageControl:
      (true, nil, "page \(pages.currentPage + 1) of \(pages.numberOfPages)", pages.state.accessibilityTraits.union(.adjustable))
    case is UISegmentedControl, is UIDatePicker, is MenuOverlay: (false, nil, nil, .none)
    case let column as PickerColumn: (column.rowCount > 0, nil, column.spokenRow, .adjustable)
    case let field as UITextField: (true, field.placeholder, field.isSecureTextEntry ? nil : field.text, field.state.accessibilityTraits)
    case let view as UITextView: (true, nil, view.text, view.isEditable ? .none : .staticText)
    case let control as UIControl: (true, nil, nil, control.state.accessibilityTraits)
    case is UIImageView: (false, nil, nil, .image)
    case let progress as UIProgressView: (true, nil, "\(Int((progress.progress * 100).rounded()))%", .updatesFrequently)
    case let spinner as UIActivityIndicatorView:
      (true, spinner.isAnimating ? "In progress" : "Progress halted", nil, .updatesFrequently)
    default: (false, nil, nil, .none)
    }
  }
}

extension UIControl.State {
  fileprivate var accessibilityTraits: UIAccessibilityTraits {
    (contains(.selected) ? UIAccessibilityTraits.selected : .none).union(contains(.disabled) ? .notEnabled : .none)
  }
}

extension Double {
  fileprivate var brief: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension UISlider {
  fileprivate var accessibilityPercentage: String {
    let range = maximumValue - minimumValue
    return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : "0%"
  }
}

extension PickerColumn {
  /// The accessibility label of the selected row.
  var spokenRow: String? {
    let view = view(of: selectedRow)
    return view?.accessibilityLabel ?? (view?.subviews.first { $0 is UILabel })?.accessibilityLabel
  }
}
