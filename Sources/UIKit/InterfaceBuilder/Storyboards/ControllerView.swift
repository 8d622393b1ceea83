internal import InterfaceBuilder

/// Loads the view of a controller from a scene of a storyboard or from a `.xib` file.
@MainActor enum ControllerView {
  /// - Returns: true if there is a view for the controller.
  static func load(_ controller: UIViewController) -> Bool {
    if let source = controller.source { return load(controller, source) }
    guard let name = nibName(of: controller) else { return false }
    _ = UINib(nibName: name, bundle: controller.nibBundle).instantiate(withOwner: controller)
    if controller.viewIfLoaded == nil { UIKitLog.refused("\(name).xib does not set the outlet view of \(type(of: controller))") }
    return controller.viewIfLoaded != nil
  }

  private static func nibName(of controller: UIViewController) -> String? {
    if let name = controller.nibName { return name }
    // A class of the application finds the file with its name.
    let name = String(reflecting: type(of: controller))
    guard !name.hasPrefix("UIKit."), let own = name.split(separator: ".").last.map(String.init), UINib.exists(own, in: controller.nibBundle)
    else { return nil }
    return own
  }

  /// Returns the element of the controller's view: usually its own child, otherwise the object of the scene to which its outlet `view` is
  /// connected; nil for containers, which create their views.
  private static func viewElement(of source: ControllerSource) -> InterfaceElement? {
    if let element = source.element.property("view") { return element }
    for case .outlet("view", let destination) in InterfaceObject(source.element).connections {
      return source.scene.objects.first { $0.identifier == destination }?.element
    }
    return nil
  }

  /// Creates the objects of a controller's scene that are not part of its view.
  private static func makeOtherObjects(of source: ControllerSource, except view: InterfaceElement?) {
    for object in source.scene.objects
    where object.element["sceneMemberID"] != "viewController" && (view == nil || object.identifier != view?["id"]) {
      _ = source.loader.object(object.element)
    }
  }

  /// Creates the objects of the scene of a controller without a view element. Their outlets are connected before its view is created.
  static func makeObjects(besideContainerOf source: ControllerSource) {
    if viewElement(of: source) == nil { makeOtherObjects(of: source, except: nil) }
  }

  private static func load(_ controller: UIViewController, _ source: ControllerSource) -> Bool {
    guard let element = viewElement(of: source), let view = source.loader.view(element) else { return false }
    let loader = source.loader
    if view.bounds.isEmpty || isCanvas(view, loader) { view.frame = UIScreen.main.bounds }
    loader.makeGuides(of: source.element, in: view)
    makeOtherObjects(of: source, except: element)
    if let list = view as? UIScrollView, let element = source.element.property("refreshControl") {
      list.refreshControl = loader.view(element) as? UIRefreshControl
    }
    setMargins(of: view, document: loader.document)
    controller.takeView(view)
    loader.connectLater(source.element, from: controller)
    loader.finish()
    loader.followSizeClasses(of: view, element, keepsLoader: false)
    embed(in: controller, source)
    return true
  }

  /// Whether a root view has the size of the canvas that stands for every device, in a storyboard without a device: a square until Xcode 7,
  /// the screen of an iPhone 8 in Xcode's later templates. Such a view has the size of the screen from the beginning. A view that was laid out
  /// for another device keeps its size until it is shown, as on iOS.
  private static func isCanvas(_ view: UIView, _ loader: InterfaceLoader) -> Bool {
    let sizes = [CGSize(width: 600, height: 600), CGSize(width: 375, height: 667)]
    return loader.surroundings == nil && loader.document.device.identifier.isEmpty && sizes.contains(view.bounds.size)
  }

  /// Sets the margins of a root view, which are wider than those of other views at its sides, and zero at the top and the bottom.
  static func setMargins(of view: UIView, document: InterfaceDocument) {
    if view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView { return }
    guard !view.hasOwnLayoutMargins else { return }
    let side = SystemMargins.side(width: view.bounds.width)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if !document.usesSafeAreas { view.insetsLayoutMarginsFromSafeArea = false }
  }

  private static func embed(in controller: UIViewController, _ source: ControllerSource) {
    for (element, object) in source.loader.createdObjects {
      guard let container = object as? UIView else { continue }
      for case .segue(let segue) in InterfaceObject(element).connections where segue.kind == "embed" {
        SegueLoading.embed(segue, in: container, of: controller, source)
      }
    }
  }
}
