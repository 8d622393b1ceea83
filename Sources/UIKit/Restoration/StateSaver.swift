/// Asks controllers, views and other objects for what they want to know again.
@MainActor
struct StateSaver {
  let application: UIApplication

  func save() -> SavedState {
    var state = SavedState()
    if let delegate = application.delegate {
      state.application = archive { coder in
        coder.encode(
          Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "", forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
        coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
        coder.encode(UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        delegate.application(application, willEncodeRestorableStateWith: coder)
      }
    }
    let tree = RestorationTree(of: application)
    for (path, controller) in tree.controllers {
      state.objects.append(saved(controller, at: path, in: tree))
      for (identifier, view) in RestorationTree.views(of: controller) {
        let data = archive { view.encodeRestorableState(with: $0) }
        state.objects.append(SavedObject(kind: .view, path: path + [identifier], data: data))
      }
    }
    for (identifier, object) in application.restorableObjects.sorted(by: { $0.key < $1.key }) {
      guard let object = object.object else { continue }
      state.objects.append(SavedObject(kind: .object, path: [identifier], data: archive { object.encodeRestorableState(with: $0) }))
    }
    return state
  }

  private func saved(_ controller: UIViewController, at path: [String], in tree: RestorationTree) -> SavedObject {
    var object = SavedObject(kind: .controller, path: path, data: archive { controller.encodeRestorableState(with: $0) })
    object.restorationClass = controller.restorationClass.map { NSStringFromClass($0) }
    if let navigation = controller as? UINavigationController {
      object.children = navigation.viewControllers.compactMap { tree.path(of: $0) }
    }
    if let tabs = controller as? UITabBarController {
      object.children = (tabs.viewControllers ?? []).compactMap { tree.path(of: $0) }
      object.selected = tabs.selectedIndex
    }
    object.presented = controller.presented.flatMap { tree.path(of: $0) }
    return object
  }

  private func archive(_ body: (NSCoder) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    body(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }
}
