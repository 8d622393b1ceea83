internal import CoreText

extension UIApplication {
  /// Reacts to low memory: empties the caches, then notifies the delegate, all view controllers and the observers of the notification.
  package func receiveMemoryWarning() {
    purgeCaches()
    delegate?.applicationDidReceiveMemoryWarning(self)
    var seen: Set<ObjectIdentifier> = []
    func notify(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.didReceiveMemoryWarning()
      for child in controller.children { notify(child) }
      if let presented = controller.presented { notify(presented) }
    }
    for window in windows { window.rootViewController.map(notify) }
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
  }

  /// Empties the caches of images, glyphs and shapes, and the backing stores of invisible layers. Their contents can be created again.
  private func purgeCaches() {
    ImageLookup.purge()
    GlyphStatistics.purge()
    let host = UIScreen.main.host
    host.compositor.purge()
    FrameState.purge(at: CACurrentMediaTime())
  }
}
