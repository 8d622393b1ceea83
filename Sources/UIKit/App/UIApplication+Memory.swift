internal import CoreText

extension UIApplication {
  /// Memory is scarce: caches are emptied, then everybody is told: the delegate, every controller, and who listens.
  package func receiveMemoryWarning() {
    purgeCaches()
    delegate?.applicationDidReceiveMemoryWarning(self)
    var seen: Set<ObjectIdentifier> = []
    func tell(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.didReceiveMemoryWarning()
      for child in controller.children { tell(child) }
      if let presented = controller.presented { tell(presented) }
    }
    for window in windows { window.rootViewController.map(tell) }
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
  }

  /// What can be made again: pictures that were read, glyphs and shapes that were drawn, bitmaps of layers that nobody sees.
  private func purgeCaches() {
    ImageLookup.purge()
    GlyphStatistics.purge()
    let host = UIScreen.main.host
    host.compositor.purge()
    BackingStoreBudget.shared.purge(at: CACurrentMediaTime())
  }
}
