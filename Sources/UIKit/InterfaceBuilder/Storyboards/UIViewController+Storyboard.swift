internal import InterfaceBuilder

extension UIViewController {
  /// Performs a segue of the controller's storyboard.
  func runSegue(named identifier: String, sender: Any?) {
    guard let segue = source?.segues.first(where: { $0.name == identifier }) else {
      return UIKitLog.refused("\(type(of: self)) has no segue \(identifier)")
    }
    SegueLoading.run(segue, from: self, sender: sender, asks: false)
  }
}
