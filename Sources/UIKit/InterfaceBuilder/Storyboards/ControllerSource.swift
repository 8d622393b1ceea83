internal import InterfaceBuilder

/// The origin of a controller in a storyboard, from which its view and its segues are created.
@MainActor
final class ControllerSource {
  let storyboard: UIStoryboard
  let scene: InterfaceScene
  let element: InterfaceElement
  let loader: InterfaceLoader

  init(storyboard: UIStoryboard, scene: InterfaceScene, element: InterfaceElement, loader: InterfaceLoader) {
    (self.storyboard, self.scene, self.element, self.loader) = (storyboard, scene, element, loader)
  }

  /// All segues of the scene, those of the controller itself and those of its contents.
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
