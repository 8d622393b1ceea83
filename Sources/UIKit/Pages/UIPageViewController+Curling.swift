import QuartzCore

// Turns with the page curl style. All pages have the same place, and the curler shows the transition between two of them.
extension UIPageViewController {
  /// Returns the component of a movement along which pages turn. Positive values lead back to the previous page.
  func alongTurn(_ x: CGFloat, _ y: CGFloat) -> CGFloat { navigationOrientation == .vertical ? y : isReversed ? -x : x }

  /// The length in points of a page in the direction of its turns.
  var turnLength: CGFloat { navigationOrientation == .horizontal ? view.bounds.width : view.bounds.height }

  /// Returns the next or the previous page; nil if there is none.
  func neighbor(isForward: Bool) -> UIViewController? { isForward ? behind : before }

  /// The side of the page that is lifted. Names with Y assume that y points up, as Core Animation's do.
  private var liftedSide: CATransitionSubtype {
    navigationOrientation == .vertical ? .fromTop : isReversed ? .fromLeft : .fromRight
  }

  /// Begins a turn that a gesture controls. Returns false if there is no page, or nothing is shown.
  func beginTurnByHand(isForward: Bool) -> Bool {
    guard pending == nil, let page = neighbor(isForward: isForward) else { return false }
    delegate?.pageViewController(self, willTransitionTo: [page])
    if !beginCurl(to: page, isForward: isForward) {
      begin(page)
      endTurn()
    }
    return curler?.isTurning == true
  }

  /// Shows a page in place of the current one, and begins the transition. Returns false if nothing is shown.
  func beginCurl(to page: UIViewController, isForward: Bool) -> Bool {
    guard let curler, scroll.layer.settleBeforeTransition() else { return false }
    begin(page)
    scroll.bringSubviewToFront(page.view)
    current?.view.isHidden = true
    curler.begin(scroll.layer, isForward: isForward, from: liftedSide)
    return true
  }
}
