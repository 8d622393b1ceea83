extension InterfaceBuilderRegistry {
  /// Outlets and key paths of UIKit's own classes.
  func registerKit() {
    add(UIView.self) {
      $0.attribute("layer.cornerRadius", \UIView.layer.cornerRadius)
      $0.attribute("layer.masksToBounds", \UIView.layer.masksToBounds)
      $0.attribute("layer.borderWidth", \UIView.layer.borderWidth)
      $0.attribute("layer.borderColor", \UIView.layer.borderColor)
      $0.attribute("layer.borderUIColor", \UIView.layer.borderColor)
      $0.attribute("layer.shadowOpacity", \UIView.layer.shadowOpacity)
      $0.attribute("layer.shadowRadius", \UIView.layer.shadowRadius)
      $0.attribute("layer.shadowOffset", \UIView.layer.shadowOffset)
      $0.attribute("layer.shadowColor", \UIView.layer.shadowColor)
      $0.attribute("layer.opacity", \UIView.layer.opacity)
      $0.attribute("layer.zPosition", \UIView.layer.zPosition)
      $0.attribute("layer.backgroundColor", \UIView.layer.backgroundColor)
      $0.attribute("clipsToBounds", \UIView.clipsToBounds)
      $0.attribute("alpha", \UIView.alpha)
      $0.attribute("hidden", \UIView.isHidden)
      $0.attribute("isHidden", \UIView.isHidden)
      $0.attribute("tag", \UIView.tag)
      $0.attribute("userInteractionEnabled", \UIView.isUserInteractionEnabled)
      $0.attribute("accessibilityIdentifier", \UIView.accessibilityIdentifier)
      $0.attribute("accessibilityLabel", \UIView.accessibilityLabel)
      $0.attribute("restorationIdentifier", \UIView.restorationIdentifier)
      $0.attribute("backgroundColor", \UIView.backgroundColor)
      $0.attribute("exclusiveTouch", \UIView.isExclusiveTouch)
    }
    add(UILabel.self) {
      $0.attribute("text", \UILabel.text)
      $0.attribute("numberOfLines", \UILabel.numberOfLines)
    }
    addAppender(UIView.self, "gestureRecognizers") { (view: UIView, recognizer: UIGestureRecognizer) in
      view.addGestureRecognizer(recognizer)
    }
    add(UIPickerView.self) {
      $0.outlet("dataSource", \UIPickerView.dataSource)
      $0.outlet("delegate", \UIPickerView.delegate)
    }
    add(UIScrollView.self) { $0.outlet("delegate", \UIScrollView.delegate) }
    add(UIViewController.self) {
      $0.attribute("title", \UIViewController.title)
      $0.attribute("restorationIdentifier", \UIViewController.restorationIdentifier)
      $0.outlet("view", \UIViewController.view)
    }
  }
}
