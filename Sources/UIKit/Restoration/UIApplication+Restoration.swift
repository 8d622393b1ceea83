extension UIApplication {
  // MARK: For programs

  /// Registers an object that is neither a controller nor a view. The application does not keep it.
  public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
    shared.restorableObjects[restorationIdentifier] = WeakRestorable(object: object)
  }

  /// The restoration goes on after `decodeRestorableState(with:)`: nobody is told that it is finished before `completeStateRestoration()`.
  public func extendStateRestoration() { extendedRestorations += 1 }

  public func completeStateRestoration() {
    guard extendedRestorations > 0 else { return UIKitLog.refused("completeStateRestoration() without extendStateRestoration()") }
    extendedRestorations -= 1
    guard extendedRestorations == 0, let finish = onRestorationCompleted else { return }
    onRestorationCompleted = nil
    finish()
  }

  /// Kept: no picture of the last state is shown at a start.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// In the application's coder: the program's version.
  public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
  public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"

  // MARK: Saving

  /// When the application goes to the background, and when it ends.
  func saveState() {
    guard let stateStore else { return }
    let scene = UIScreen.main.windowScene
    var state = SavedState()
    if let sceneDelegate = scene.delegate {
      scene.session.stateRestorationActivity = sceneDelegate.stateRestorationActivity(for: scene) ?? scene.userActivity
      state.session = SavedSession(scene.session)
    } else {
      guard let delegate, delegate.application(self, shouldSaveSecureApplicationState: NSKeyedArchiver(requiringSecureCoding: false)) else {
        return
      }
      state = StateSaver(application: self).save()
    }
    do {
      try stateStore.write(state)
    } catch {
      UIKitLog.refused("the state is not saved in \(stateStore.file.path): \(error)")
    }
  }

  // MARK: Restoring

  /// What the last start left. From now on until `endRestoring()` a program that dies does not get it again.
  func beginRestoring() -> SavedState? {
    guard let stateStore, let state = stateStore.read() else { return nil }
    stateStore.setMarker(true)
    return state
  }

  func restoreInterface(_ state: SavedState?) {
    guard let state, !state.objects.isEmpty || state.application != nil else { return }
    let restorer = StateRestorer(self, state)
    if restorer.restore() { self.restorer = restorer }
  }

  func endRestoring() {
    restorer?.present()
    restorer = nil
    stateStore?.setMarker(false)
  }
}

/// An object that the application does not keep.
struct WeakRestorable {
  weak var object: (any UIStateRestoring)?
}

extension UIWindow {
  /// A controller that was made anew becomes the root of a window that has none.
  func adopt(root: UIViewController) {
    if rootViewController == nil { rootViewController = root }
  }
}
