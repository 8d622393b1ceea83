internal import InterfaceBuilder

/// Where a controller of a storyboard comes from: what its view and its segues are made of.
@MainActor
final class ControllerSource {
  let storyboard: UIStoryboard
  let scene: InterfaceScene
  let element: InterfaceElement
  let loader: InterfaceLoader

  init(storyboard: UIStoryboard, scene: InterfaceScene, element: InterfaceElement, loader: InterfaceLoader) {
    (self.storyboard, self.scene, self.element, self.loader) = (storyboard, scene, element, loader)
  }

  /// The segues that the controller itself names, and those of everything in it.
  var segues: [InterfaceSegue] {
    var found: [InterfaceSegue] = []
    for object in scene.objects {
      object.element.forEach { element in
        if element.name == "segue", case .segue(let segue)? = InterfaceConnection(element) { found.append(segue) }
      }
    }
    return found
  }
}
