extension UIApplication {
  // MARK: For programs

  /// Registers an object that is neither a controller nor a view. The application references it weakly.
  public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
    shared.restorableObjects[restorationIdentifier] = WeakRestorable(object: object)
  }

  /// Extends the restoration beyond `decodeRestorableState(with:)`. It ends, with its notifications, when `completeStateRestoration()` is
  /// called.
  public func extendStateRestoration() { extendedRestorations += 1 }

  public func completeStateRestoration() {
    guard extendedRestorations > 0 else {
      return UIKitLog.refused("completeStateRestoration() was called without extendStateRestoration()")
    }
    extendedRestorations -= 1
    guard extendedRestorations == 0, let finish = onRestorationCompleted else { return }
    onRestorationCompleted = nil
    finish()
  }

  /// Has no effect on Linux, because no snapshot is shown at launch.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// The key of the program's version in the application's coder.
  public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
  public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"

  /// Returns a registered object; nil if there is none, or if it was deallocated.
  func restorableObject(_ identifier: String) -> (any UIStateRestoring)? {
    guard let index = restorableObjects.index(forKey: identifier) else { return nil }
    return restorableObjects[index].value.object
  }

  // MARK: Saving

  /// Saves the state. Called when the application enters the background and when it terminates.
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

  /// Returns the state of the last launch. Until `endRestoring()` is called, a marker file ensures that a crash discards the state.
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

/// A weak reference to a registered object.
struct WeakRestorable {
  weak var object: (any UIStateRestoring)?
}

extension UIWindow {
  /// Makes a restored controller the root of a window without a root.
  func adopt(root: UIViewController) {
    if rootViewController == nil { rootViewController = root }
  }
}
