import CoreGraphics
import Foundation

extension UIScrollView {
  func exchangeRefresh(_ control: UIRefreshControl?) {
    guard control !== refresh else { return }
    refresh?.attach(to: nil)
    refreshInset = 0
    refresh = control
    control?.attach(to: self)
    if control != nil { alwaysBounceVertical = true }
  }

  /// Reserves space at the top for a control that is refreshing.
  func holdRefresh() {
    guard refresh?.isRefreshing == true, refreshInset == 0 else { return }
    refreshInset = UIRefreshControl.height
  }

  /// Removes the space for the refresh control, and moves the content back to its top position.
  func releaseRefresh() {
    guard refreshInset > 0 else { return }
    let home = -(adjustedContentInset.top - refreshInset)
    refreshInset = 0
    guard !isTracking, !machine.isMoving, contentOffset.y < home else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: home), animated: window != nil)
  }
}
