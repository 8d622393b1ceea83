import CoreGraphics

extension UIPageControl {
  /// Sets the indicator of a page, in place of `preferredIndicatorImage`. Apple: setIndicatorImage(_:forPage:).
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  public func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the indicator of a page while it is the current one. Apple: setCurrentPageIndicatorImage(_:forPage:).
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  func image(of page: Int) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    return page == displayedPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
  }

  // MARK: Dots

  func remake() {
    guard dots.count != numberOfPages else { return showDots() }
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIImageView(frame: .zero)
      addSubview(dot)
      return dot
    }
    showDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func imagesChanged() {
    showDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func showDots() {
    for (page, dot) in dots.enumerated() {
      let color =
        page == displayedPage
        ? currentPageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.6)
        : pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2)
      let image = image(of: page)
      if dot.image != nil || image != nil { dot.image = image?.withRenderingMode(.alwaysTemplate) }
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    if progress != nil { showProgress() }
  }

  func showPlatter() {
    platter.isHidden = !(backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous)
    guard !platter.isHidden, (glass != nil) != interfaceLook.pageControl.hasGlass else { return }
    glass?.removeFromSuperview()
    glass = interfaceLook.pageControl.hasGlass ? UIVisualEffectView(effect: UIGlassEffect(style: .regular)) : nil
    platter.backgroundColor = glass == nil ? .secondarySystemFill : nil
    if let glass { platter.addSubview(glass) }
    setNeedsLayout()
  }

  // MARK: Positions

  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right edge or at the bottom.
  var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  /// The size of the largest indicator, in points.
  var indicatorSize: CGSize {
    let all = [preferredIndicatorImage, preferredCurrentPageIndicatorImage] + Array(images.values) + Array(currentImages.values)
    return all.compactMap { $0?.size }.reduce(CGSize(width: Self.dot, height: Self.dot)) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// The distance between the starts of neighbouring indicators, in points.
  var pitch: CGFloat { (isVertical ? indicatorSize.height : indicatorSize.width) + Self.gap }

  func layOutDots() {
    let pitch = pitch, length = isVertical ? bounds.height : bounds.width
    let long = progressExtra
    let start = ((length - CGFloat(dots.count) * pitch - long + Self.gap) / 2).rounded()
    for (page, dot) in dots.enumerated() {
      let size = image(of: page)?.size ?? CGSize(width: Self.dot, height: Self.dot)
      let isAfterLong = isReversed ? page < displayedPage : page > displayedPage
      let along = start + CGFloat(isReversed ? dots.count - 1 - page : page) * pitch + (isAfterLong ? long : 0)
      let extra = (pitch - Self.gap - (isVertical ? size.height : size.width)) / 2
      dot.frame =
        isVertical
        ? CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: along + extra, width: size.width, height: size.height)
        : CGRect(x: along + extra, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      if page == displayedPage, long > 0 { if isVertical { dot.frame.size.height += long } else { dot.frame.size.width += long } }
    }
    if progress != nil { showProgress() }
    let size = size(forNumberOfPages: numberOfPages)
    platter.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    platter.layer.cornerRadius = min(size.width, size.height) / 2
    glass?.frame = platter.bounds
    glass?.castShadow(interfaceLook.glassShadow)
  }

  // MARK: Touches

  /// Returns the distance along the row of indicators; positive towards the last page.
  private func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    (isVertical ? to.y - from.y : to.x - from.x) * (isReversed ? -1 : 1)
  }

  func tapped(at point: CGPoint) {
    interactionState = .discrete
    turn(to: currentPage + (distance(CGPoint(x: bounds.midX, y: bounds.midY), point) < 0 ? -1 : 1))
    interactionState = .none
  }

  /// Changes the page during a drag. The drag starts after 10 points; then each distance of one indicator turns one page.
  func scrub(to point: CGPoint) {
    guard allowsContinuousInteraction, let scrubbing else { return }
    let translation = distance(scrubbing.start, point)
    if interactionState != .continuous {
      guard abs(translation) >= 10 else { return }
      interactionState = .continuous
    }
    turn(to: min(max(scrubbing.page + Int((translation / pitch).rounded(.towardZero)), 0), max(numberOfPages - 1, 0)))
  }

  func turn(to page: Int) {
    guard page >= 0, page < numberOfPages, page != currentPage else { return }
    isDeferring = defersCurrentPageDisplay
    currentPage = page
    isDeferring = false
    sendActions(for: .valueChanged)
  }
}
