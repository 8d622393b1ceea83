/// Encodes the state of controllers, views and other objects.
@MainActor
final class StateSaver {
  private let application: UIApplication
  private var tree: RestorationTree

  init(application: UIApplication) {
    self.application = application
    tree = RestorationTree(of: application)
  }

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
    // References can append further controllers to the tree during the loop.
    var next = 0
    while next < tree.controllers.count {
      let (path, controller) = tree.controllers[next]
      next += 1
      state.objects.append(saved(controller, at: path))
      for (identifier, view) in RestorationTree.views(of: controller) {
        let data = archive { view.encodeRestorableState(with: $0) }
        state.objects.append(SavedObject(kind: .view, path: path + [identifier], data: data))
      }
    }
    for (identifier, entry) in application.restorableObjects.sorted(by: { $0.key < $1.key }) {
      guard let object = entry.object else { continue }
      var saved = SavedObject(kind: .object, path: path(of: object, identifier), data: archive { object.encodeRestorableState(with: $0) })
      saved.restorationClass = object.objectRestorationClass.map { NSStringFromClass($0) }
      state.objects.append(saved)
    }
    return state
  }

  private func saved(_ controller: UIViewController, at path: [String]) -> SavedObject {
    var object = SavedObject(kind: .controller, path: path, data: archive { controller.encodeRestorableState(with: $0) })
    object.restorationClass = controller.restorationClass.map { NSStringFromClass($0) }
    switch controller {
    case let navigation as UINavigationController:
      object.children = (RestorationTree.stack(of: navigation) ?? []).compactMap { tree.path(of: $0) }
    case let tabs as UITabBarController:
      object.children = (tabs.viewControllers ?? []).compactMap { tree.path(of: $0) }
      object.selected = tabs.selectedIndex
    case let pages as UIPageViewController: object.children = pages.current.flatMap { tree.path(of: $0) }.map { [$0] } ?? []
    case let split as UISplitViewController:
      for (column, controllers) in RestorationTree.columns(of: split) {
        let paths = controllers.compactMap { tree.path(of: $0) }
        object.children += paths
        object.columns += paths.map { _ in column.rawValue }
      }
    default: break
    }
    object.presented = controller.presented.flatMap { tree.path(of: $0) }
    return object
  }

  // MARK: References

  private func archive(_ body: (NSCoder) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.setClassName(RestorationReference.className, for: RestorationReference.self)
    let writer = ReferenceWriter { [unowned self] in reference(to: $0) }
    archiver.delegate = writer
    body(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  private func reference(to object: AnyObject) -> RestorationReference? {
    switch object {
    case let controller as UIViewController:
      if tree.path(of: controller) == nil, !tree.add(controller) {
        UIKitLog.refused(
          "\(controller) is encoded, but it has no restoration identifier of its own; nothing refers to it at the next start")
      }
      return tree.path(of: controller).map { RestorationReference(.controller, $0) }
    case let view as UIView:
      guard let path = tree.path(of: view) else {
        UIKitLog.refused("\(view) is encoded, but neither it nor its controller is restored; nothing refers to it at the next start")
        return nil
      }
      return RestorationReference(.view, path)
    default:
      guard let entry = application.restorableObjects.first(where: { $0.value.object === object }), let known = entry.value.object else {
        return nil
      }
      return RestorationReference(.object, path(of: known, entry.key))
    }
  }

  private func path(of object: any UIStateRestoring, _ identifier: String) -> [String] {
    switch object.restorationParent {
    case let controller as UIViewController: (tree.path(of: controller) ?? []) + [identifier]
    case let view as UIView: (tree.path(of: view) ?? []) + [identifier]
    default: [identifier]
    }
  }
}
