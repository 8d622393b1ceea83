internal import InterfaceBuilder

extension UIViewController {
  /// Runs a segue of the storyboard that the controller comes from.
  func runSegue(named identifier: String, sender: Any?) {
    guard let segue = source?.segues.first(where: { $0.name == identifier }) else {
      return UIKitLog.refused("\(type(of: self)) has no segue \(identifier)")
    }
    SegueLoading.run(segue, from: self, sender: sender, asks: false)
  }
}
