internal import InterfaceBuilder

/// A prototype of a list. It creates views from its element on request, each connected with its own contents.
@MainActor
struct PrototypeCell {
  let element: InterfaceElement
  private let document: InterfaceDocument
  private let bundle: Bundle?
  /// The loader of the list's scene, whose controller is the target of actions and performs the segues.
  private weak var scene: InterfaceLoader?

  init(_ element: InterfaceElement, in scene: InterfaceLoader) {
    self.element = element
    (document, bundle) = (scene.document, scene.bundle)
    self.scene = scene
  }

  /// The reuse identifier; nil if the prototype has none.
  var identifier: String? { element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 } }

  func make<View: UIView>(_ type: View.Type) -> View? {
    let loader = InterfaceLoader(document: document, bundle: bundle, around: scene)
    guard let view = loader.view(element) as? View else { return nil }
    loader.finish()
    loader.followSizeClasses(of: view, element, keepsLoader: true)
    return view
  }
}
