// With the scroll style, the scroll view at rest has room for the previous, the current and the next page. A neighbor's view is added when a
// drag or code moves it into the visible area. At the end of a turn the visible page becomes the current one, and its neighbors are requested.
extension UIPageViewController {
  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// The length of a page including the spacing between pages, in points.
  private var step: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

  private func offset(_ slot: Int) -> CGPoint {
    isHorizontal ? CGPoint(x: CGFloat(slot) * step, y: 0) : CGPoint(x: 0, y: CGFloat(slot) * step)
  }

  private func frame(_ slot: Int) -> CGRect {
    let origin = offset(slot)
    return CGRect(
      x: origin.x + (isHorizontal ? spacing / 2 : 0), y: origin.y + (isHorizontal ? 0 : spacing / 2), width: view.bounds.width,
      height: view.bounds.height)
  }

  private var currentSlot: Int { curler != nil || (isReversed ? behind : before) == nil ? 0 : 1 }
  private var slots: Int { curler != nil ? 1 : 1 + (before == nil ? 0 : 1) + (behind == nil ? 0 : 1) }
  /// Whether later pages are at the left, in right-to-left layouts.
  var isReversed: Bool { isHorizontal && view.isRightToLeft }
  /// Returns the slot of the previous or the next page.
  private func slot(of page: UIViewController) -> Int { curler != nil ? 0 : currentSlot + ((page === before) != isReversed ? -1 : 1) }

  // MARK: Layout at rest

  /// Requests the neighbors of the current page. Called when nothing moves.
  func settle() {
    before = current.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    behind = current.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    layOutPages()
    showPageControl()
  }

  func layOutPages() {
    guard isViewLoaded, !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    let bounds = view.bounds
    let frame = isHorizontal ? bounds.insetBy(dx: -spacing / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -spacing / 2)
    let resized = scroll.frame != frame
    scroll.frame = frame
    let length = CGFloat(slots) * step
    let size = isHorizontal ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    if scroll.contentSize != size { scroll.contentSize = size }
    current?.viewIfLoaded?.frame = self.frame(currentSlot)
    if let pending { pending.viewIfLoaded?.frame = self.frame(slot(of: pending)) }
    if pending == nil || resized { scroll.contentOffset = offset(currentSlot) }
    let height: CGFloat = 37
    pageControl.frame = CGRect(x: 0, y: bounds.height - view.safeAreaInsets.bottom - height, width: bounds.width, height: height)
  }

  func place(_ page: UIViewController) {
    if page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if page.view.superview !== scroll { scroll.insertSubview(page.view, at: 0) }
  }

  private func showPageControl() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    pageControl.isHidden = count <= 0 || transitionStyle != .scroll || !isHorizontal
    guard !pageControl.isHidden else { return }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  /// Turns to the page that the page control selects.
  func followPageControl() {
    let was = dataSource?.presentationIndex(for: self) ?? 0
    let page = pageControl.currentPage > was ? behind : before
    guard let page, pageControl.currentPage != was else { return }
    turn(to: page, page === behind ? .forward : .reverse, animated: true, nil)
  }

  // MARK: Turning by code

  func turn(to page: UIViewController, _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?) {
    endTurn()
    guard page !== current else {
      completion?(true)
      return
    }
    guard animated, isViewLoaded, view.window != nil, current != nil else {
      let former = current
      current = page
      if isViewLoaded {
        place(page)
        former.map(remove)
        settle()
      }
      completion?(true)
      return
    }
    if direction == .forward { behind = page } else { before = page }
    layOutPages()
    if let curler {
      guard beginCurl(to: page, isForward: direction == .forward) else {
        begin(page)
        endTurn()
        completion?(true)
        return
      }
      onTurned = { completion?(true) }
      curler.run(to: 1) { [weak self] in self?.endTurn() }
      return
    }
    begin(page)
    onTurned = { completion?(true) }
    scroll.setContentOffset(offset(slot(of: page)), animated: true)
  }

  private func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Turns

  func begin(_ page: UIViewController) {
    pending = page
    let isSeen = view.window?.showsContents == true
    UIViewController.deferAppearanceCallbacks(animated: true) {
      page.loadViewIfNeeded()
      if isSeen {
        current?.beginTransitionOfTree(appearing: false, animated: true)
        page.beginTransitionOfTree(appearing: true, animated: true)
      }
      place(page)
    }
    page.view.frame = frame(slot(of: page))
  }

  /// Ends a turn. The visible page becomes the current page.
  func endTurn() {
    guard let page = pending, let former = current else { return }
    pending = nil
    let offset = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    let slot = slot(of: page)
    let arrived = onTurned != nil || curler?.arrives ?? (abs(offset - CGFloat(slot) * step) < step / 2)
    curler?.stop()
    if curler != nil { former.viewIfLoaded?.isHidden = false }
    if arrived {
      current = page
      UIViewController.deferAppearanceCallbacks(animated: true) { remove(former) }
      former.endTransitionOfTree()
      page.endTransitionOfTree()
    } else {
      UIViewController.deferAppearanceCallbacks(animated: true) {
        page.beginTransitionOfTree(appearing: false, animated: true)
        remove(page)
        page.endTransitionOfTree()
        former.beginTransitionOfTree(appearing: true, animated: true)
        former.endTransitionOfTree()
      }
    }
    settle()
    if let onTurned {
      self.onTurned = nil
      onTurned()
    } else {
      delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: [former], transitionCompleted: arrived)
    }
  }

  // MARK: Scroll view

  func scrolled() {
    guard !isPlacing, curler == nil, onTurned == nil, current != nil, step > 0 else { return }
    let displacement = (isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) - CGFloat(currentSlot) * step
    let (left, right) = isReversed ? (behind, before) : (before, behind)
    let wanted = displacement > 0.5 ? right : displacement < -0.5 ? left : pending
    guard let wanted, wanted !== pending else { return }
    // The drag moved past the current page to the other side.
    if pending != nil { dropPending() }
    delegate?.pageViewController(self, willTransitionTo: [wanted])
    begin(wanted)
  }

  private func dropPending() {
    guard let page = pending, let former = current else { return }
    pending = nil
    UIViewController.deferAppearanceCallbacks(animated: true) {
      page.beginTransitionOfTree(appearing: false, animated: true)
      remove(page)
      page.endTransitionOfTree()
      former.beginTransitionOfTree(appearing: true, animated: true)
      former.endTransitionOfTree()
    }
    delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: [former], transitionCompleted: false)
  }
}
