internal import InterfaceBuilder

/// A prototype of a list: makes a view of its element as often as the list wants one, each connected with what is in it.
@MainActor
struct PrototypeCell {
  let element: InterfaceElement
  private let document: InterfaceDocument
  private let bundle: Bundle?
  /// Of the scene around the list, whose controller is the target of actions and runs the segues.
  private weak var scene: InterfaceLoader?

  init(_ element: InterfaceElement, in scene: InterfaceLoader) {
    self.element = element
    (document, bundle) = (scene.document, scene.bundle)
    self.scene = scene
  }

  /// nil where the prototype cannot be asked for.
  var identifier: String? { element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 } }

  func make<View: UIView>(_ type: View.Type) -> View? {
    let loader = InterfaceLoader(document: document, bundle: bundle, around: scene)
    guard let view = loader.view(element) as? View else { return nil }
    loader.finish()
    loader.followSizeClasses(of: view, element, keepsLoader: true)
    return view
  }
}
