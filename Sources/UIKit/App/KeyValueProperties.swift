// Registers the properties of UIKit's classes for key-value coding, including private properties that programs use. Runs before `main`,
// like the registrations of applications.

@MainActor private func registerProperties() {
  _vitrineRegisterClass(UIView.self, name: nil) { c in
    c.property("frame", \.frame)
    c.property("bounds", \.bounds)
    c.property("center", \.center)
    c.property("alpha", \.alpha)
    c.property("hidden", \.isHidden)
    c.property("tag", \.tag)
    c.property("backgroundColor", \.backgroundColor)
    c.property("tintColor", \.tintColor)
    c.property("superview", \.superview)
    c.property("window", \.window)
    c.property("subviews", \.subviews)
    c.property("transform", \.transform)
    c.property("userInteractionEnabled", \.isUserInteractionEnabled)
    c.property("clipsToBounds", \.clipsToBounds)
  }
  _vitrineRegisterClass(UIScrollView.self, name: nil) { c in
    c.property("contentOffset", \.contentOffset)
    c.property("contentSize", \.contentSize)
    c.property("contentInset", \.contentInset)
  }
  _vitrineRegisterClass(UILabel.self, name: nil) { c in
    c.property("text", \.text)
    c.property("attributedText", \.attributedText)
    c.property("textColor", \.textColor)
    c.property("font", \.font)
  }
  _vitrineRegisterClass(UITextField.self, name: nil) { c in
    c.property("text", \.text)
    c.property("placeholder", \.placeholder)
    c.property("_placeholderLabel", \.placeholderLabel)
    c.property("textColor", \.textColor)
    c.property("font", \.font)
  }
  _vitrineRegisterClass(UITextView.self, name: nil) { c in
    c.property("text", \.text)
    c.property("textColor", \.textColor)
    c.property("font", \.font)
  }
  _vitrineRegisterClass(UIImageView.self, name: nil) { c in c.property("image", \.image) }
  _vitrineRegisterClass(UIControl.self, name: nil) { c in
    c.property("enabled", \.isEnabled)
    c.property("selected", \.isSelected)
    c.property("highlighted", \.isHighlighted)
  }
  _vitrineRegisterClass(UISearchBar.self, name: nil) { c in c.property("searchField", \.searchTextField) }
  _vitrineRegisterClass(UIBarButtonItem.self, name: nil) { c in c.property("view", \.presentedView) }
  _vitrineRegisterClass(UIViewController.self, name: nil) { c in
    c.property("title", \.title)
    c.property("view", \.view)
  }
  _vitrineRegisterClass(UITabBarController.self, name: nil) { c in c.property("tabBar", \.usedBar) }
}

@section(".init_array") @used private let registration: @convention(c) () -> Void = { MainActor.assumeIsolated { registerProperties() } }
