package import InterfaceBuilder

/// A `.storyboard` file with view controllers and the segues between them (Apple: UIStoryboard).
///
/// The file is read in the format in which Interface Builder saves it. It is in the bundle or in the application's folder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: InterfaceDocument?
  let bundle: Bundle?
  let name: String
  /// The nesting depth of containers during loading, since a broken file can have a container that contains itself.
  private var depth = 0
  private static let maximumContainers = 40

  /// - Parameter name: the name without the extension. If there is no such file, an error is logged, and the storyboard is empty.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    document = InterfaceFiles.document(named: name, ending: "storyboard", in: storyboardBundleOrNil)
    // For a file that cannot be read, an error was logged already.
    if document == nil, !InterfaceFiles.exists(named: name, ending: "storyboard", in: bundle) {
      UIKitLog.refused("there is no \(name).storyboard in \(bundle?.bundlePath ?? "the program's bundles")")
    }
  }

  /// - Parameter document: a document that has been read already.
  package init(document: InterfaceDocument, name: String, bundle: Bundle? = nil) {
    (self.document, self.name, self.bundle) = (document, name, bundle)
  }

  /// Whether there is a readable file with that name.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    InterfaceFiles.document(named: name, ending: "storyboard", in: bundle) != nil
  }

  /// Returns a new initial controller; nil if the file has none.
  open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

  /// Returns a new initial controller; nil if the file has none.
  /// - Parameter creator: creates the controller with a coder. If nil or if it returns nil, the storyboard creates it.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    guard let identifier = document?.initialController else { return nil }
    return make(identifier, creator: creator.map { creator in { creator($0) } }) as? Controller
  }

  /// Returns a new controller with a storyboard identifier. If there is none, an error is logged, and the result is an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let scene = document?.scenes.first { $0.controller?.element["storyboardIdentifier"] == identifier }
    let made = scene?.controller.flatMap { make($0.identifier, creator: creator.map { creator in { creator($0) } }) }
    if let controller = made as? Controller { return controller }
    UIKitLog.refused(
      "\(name).storyboard has no controller \(identifier)" + (made.map { " of that class, but a \(type(of: $0))" } ?? "")
        + "; an empty one takes its place")
    return UIViewController(nibName: nil, bundle: nil) as? Controller ?? _vitrineNew(Controller.self)
  }

  /// Returns a new controller for an object of the file.
  func make(_ object: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let document, let scene = document.scenes.first(where: { $0.controller?.identifier == object }),
      let element = scene.controller?.element
    else { return nil }
    guard depth < Self.maximumContainers else {
      UIKitLog.refused("\(name).storyboard: containers contain themselves; \(object) in line \(element.line) is left out")
      return nil
    }
    if element.name == "viewControllerPlaceholder" { return reference(element) }
    depth += 1
    defer { depth -= 1 }
    let loader = InterfaceLoader(document: document, bundle: bundle, file: "\(name).storyboard")
    let (type, isStandIn) = CustomClass.resolve(element, base: ControllerKinds.base(of: element.name), file: loader.file)
    let coder = InterfaceCoder(element, loader: loader)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      UIKitLog.refused("\(type).init(coder:) returned nil for <\(element.name)> in line \(element.line)")
      return nil
    }
    if isStandIn { controller.standInFor = element["customClass"] }
    let source = ControllerSource(storyboard: self, scene: scene, element: element, loader: loader)
    controller.source = source
    loader.controller = controller
    ControllerLoading.complete(controller, element, self)
    ControllerView.makeObjects(besideContainerOf: source)
    loader.finish()
    return controller
  }

  /// Returns a controller of another storyboard.
  private func reference(_ element: InterfaceElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
    return other.instantiateViewController(withIdentifier: identifier)
  }
}
