extension UIScrollView {
  /// The guide of the scrolled contents. Constraints to its edges determine the content size (Apple: contentLayoutGuide).
  var madeContentGuide: UILayoutGuide {
    if let guide = viewState.layout?.contentGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guide.owningView = self
    layoutState.contentGuide = guide
    return guide
  }

  /// The guide of the scroll view's own frame, which does not scroll (Apple: frameLayoutGuide).
  var madeFrameGuide: UILayoutGuide {
    if let guide = viewState.layout?.frameGuide { return guide }
    let guide = UILayoutGuide(of: self) { view in
      let origin = view.bounds.origin
      return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    }
    guide.identifier = "UIScrollView-frameLayoutGuide"
    layoutState.frameGuide = guide
    return guide
  }
}
