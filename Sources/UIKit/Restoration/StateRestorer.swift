/// Creates the controllers of a saved state, puts them in their containers, and decodes their state.
@MainActor
final class StateRestorer {
  private let application: UIApplication
  private let state: SavedState
  private var controllers: [[String]: UIViewController] = [:]
  private var coders: [(path: [String], coder: NSKeyedUnarchiver)] = []
  /// All archives that were opened.
  private var used: [(path: [String], coder: NSKeyedUnarchiver)] = []
  private var finished: [any UIStateRestoring] = []
  /// Registered objects, by path. Holds them strongly until the restoration ends, because the application does not.
  private var objects: [[String]: any UIStateRestoring] = [:]
  private lazy var reader = ReferenceReader { [unowned self] in object(of: $0) }
  /// Presentations to repeat when the window is visible.
  private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

  init(_ application: UIApplication, _ state: SavedState) {
    self.application = application
    self.state = state
  }

  private func coder(_ data: Data, of path: [String]) -> NSKeyedUnarchiver? {
    do {
      let coder = try NSKeyedUnarchiver(forReadingFrom: data)
      // Programs decode objects without naming their classes, which secure coding does not allow.
      coder.requiresSecureCoding = false
      // With another policy, an object that cannot be decoded, such as one of a renamed class, would end the program.
      coder.decodingFailurePolicy = .setErrorAndReturn
      used.append((path, coder))
      coder.setClass(RestorationReference.self, forClassName: RestorationReference.className)
      coder.delegate = reader
      return coder
    } catch {
      UIKitLog.refused("the state of \(path.joined(separator: "/")) cannot be read: \(error)")
      return nil
    }
  }

  /// - Returns: false if the application refuses the restoration.
  func restore() -> Bool {
    guard let delegate = application.delegate, let applicationCoder = coder(state.application ?? Data(), of: ["the application"]),
      delegate.application(application, shouldRestoreSecureApplicationState: applicationCoder)
    else {
      putAsideIfDamaged()
      return false
    }
    makeControllers(delegate)
    makeObjects()
    fillContainers()
    decode()
    if application.extendedRestorations > 0 {
      application.onRestorationCompleted = { self.finish(applicationCoder) }
    } else {
      finish(applicationCoder)
    }
    return true
  }

  private func makeControllers(_ delegate: any UIApplicationDelegate) {
    let there = RestorationTree(of: application)
    for object in state.objects where object.kind == .controller {
      guard let coder = coder(object.data, of: object.path) else { continue }
      let made: UIViewController?
      if let name = object.restorationClass {
        let type = NSClassFromString(name) as? any UIViewControllerRestoration.Type
        if type == nil { UIKitLog.refused("there is no class \(name) that restores controllers") }
        made = type?.viewController(withRestorationIdentifierPath: object.path, coder: coder)
      } else {
        made =
          delegate.application(application, viewControllerWithRestorationIdentifierPath: object.path, coder: coder)
          ?? there.controller(at: object.path)
      }
      guard let made else { continue }
      if made.restorationIdentifier == nil { made.restorationIdentifier = object.path.last }
      controllers[object.path] = made
      coders.append((object.path, coder))
      if object.path.count == 1, made.viewIfLoaded?.window == nil, there.controller(at: object.path) == nil {
        application.delegate?.declaredWindow?.adopt(root: made)
      }
    }
  }

  private func makeObjects() {
    for object in state.objects where object.kind == .object {
      guard let identifier = object.path.last else { continue }
      if let known = application.restorableObject(identifier) {
        objects[object.path] = known
      } else if let name = object.restorationClass {
        let type = NSClassFromString(name) as? any UIObjectRestoration.Type
        if type == nil { UIKitLog.refused("there is no class \(name) that restores objects") }
        guard let type, let coder = coder(object.data, of: object.path) else { continue }
        objects[object.path] = type.object(withRestorationIdentifierPath: object.path, coder: coder)
      }
    }
  }

  private func fillContainers() {
    for object in state.objects where object.kind == .controller {
      guard let controller = controllers[object.path] else { continue }
      let children = object.children.compactMap { controllers[$0] }
      if let navigation = controller as? UINavigationController, !children.isEmpty {
        if let location = RestorationTree.columnOf(navigation) {
          location.split.setStack(children, of: location.column)
        } else if RestorationTree.stack(of: navigation) != children {
          MoreNavigationController.setStack(children, of: navigation)
        }
      }
      if let tabs = controller as? UITabBarController {
        if children.count > tabs.viewControllers?.count ?? 0 { tabs.setViewControllers(children, animated: false) }
        if let selected = object.selected, tabs.viewControllers?.indices.contains(selected) == true { tabs.selectedIndex = selected }
        if object.selected == NSNotFound, tabs.hasMoreTab { tabs.selectedViewController = tabs.moreNavigationController }
      }
      if let pages = controller as? UIPageViewController, let page = children.first, pages.current !== page {
        pages.setViewControllers([page], direction: .forward, animated: false)
      }
      if let split = controller as? UISplitViewController {
        for number in Set(object.columns).sorted() {
          let stack = zip(object.children, object.columns).compactMap { $1 == number ? controllers[$0] : nil }
          guard let column = UISplitViewController.Column(rawValue: number), !stack.isEmpty else { continue }
          split.setStack(stack, of: column)
        }
      }
      if let path = object.presented, let presented = controllers[path], presented.presenter == nil {
        presentations.append((controller, presented))
      }
    }
  }

  private func decode() {
    for (path, coder) in coders {
      guard let controller = controllers[path] else { continue }
      controller.decodeRestorableState(with: coder)
      finished.append(controller)
    }
    for object in state.objects where object.kind != .controller {
      guard let target = target(of: object), let coder = coder(object.data, of: object.path) else { continue }
      target.decodeRestorableState(with: coder)
      finished.append(target)
    }
  }

  private func target(of object: SavedObject) -> (any UIStateRestoring)? {
    object.kind == .view ? view(at: object.path) : objects[object.path]
  }

  private func view(at path: [String]) -> UIView? {
    guard let controller = controllers[Array(path.dropLast())] else { return nil }
    controller.loadViewIfNeeded()
    return RestorationTree.views(of: controller).first { $0.identifier == path.last }?.view
  }

  private func object(of reference: RestorationReference) -> AnyObject? {
    switch reference.kind {
    case .controller: controllers[reference.path]
    case .view: view(at: reference.path)
    case .object: objects[reference.path]
    }
  }

  private func finish(_ coder: NSCoder) {
    for object in finished { object.applicationFinishedRestoringState() }
    application.delegate?.application(application, didDecodeRestorableStateWith: coder)
    putAsideIfDamaged()
  }

  /// Moves the saved state aside if an object in it could not be decoded. The program has received nil for that object.
  private func putAsideIfDamaged() {
    let reasons = used.compactMap { path, coder in coder.error.map { "\(path.joined(separator: "/")): \(Self.reason($0))" } }
    guard let first = reasons.first else { return }
    let more = reasons.count > 1 ? " (and \(reasons.count - 1) more)" : ""
    application.stateStore?.putAside(because: first + more, isPart: true)
  }

  private static func reason(_ error: any Error) -> String {
    (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
  }

  /// Repeats the presentations. Called when the window is visible.
  func present() {
    for (presenter, presented) in presentations where presented.presenter == nil { presenter.present(presented, animated: false) }
  }
}
