extension UIScrollView {
  /// Logs that a recogniser of a scroll view was given another delegate than its scroll view, which raises an exception on iOS.
  static func refuseDelegate(_ delegate: (any UIGestureRecognizerDelegate)?, of recognizer: UIGestureRecognizer, in scrollView: UIView?) {
    guard let scrollView, delegate !== scrollView else { return }
    let name = delegate.map { "\(type(of: $0))" } ?? "nil"
    UIKitLog.refused("the delegate of \(type(of: recognizer)) has to be its scroll view; \(name) is ignored")
  }
}
