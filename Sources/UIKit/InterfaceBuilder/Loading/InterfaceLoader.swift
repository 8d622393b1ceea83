package import InterfaceBuilder

/// Creates and connects the objects of a document, or of one of its scenes.
@MainActor
package final class InterfaceLoader {
  package let document: InterfaceDocument
  let bundle: Bundle?
  /// The surroundings in a design tool; nil if the document is loaded for an application.
  let surroundings: (any InterfaceSurroundings)?
  /// The name of the file in messages; nil if messages about unknown classes are not wanted, as in a design tool.
  let file: String?
  /// The controller of the scene, which performs its segues.
  weak var controller: UIViewController?
  /// The size classes for which variations are applied.
  var sizeClasses: SizeClasses
  /// The objects by identifier.
  private(set) var objects = KnownObjects()
  /// The classes that replace the standard class of an element, by identifier. For parts that a cell places itself.
  private var replacementClasses: [String: UIView.Type] = [:]
  /// The created objects, in the order of the file.
  package private(set) var createdObjects: [(element: InterfaceElement, object: AnyObject)] = []
  /// The objects whose `awakeFromNib()` is still to be called.
  private var unawakened: [AnyObject] = []
  /// Existing objects that are connected together with the next created ones.
  private var laterConnections: [(element: InterfaceElement, object: AnyObject)] = []
  private var connected: Set<String> = []

  package init(
    document: InterfaceDocument, bundle: Bundle?, surroundings: (any InterfaceSurroundings)? = nil, file: String? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.surroundings = surroundings
    self.file = file
    sizeClasses = surroundings?.sizeClasses ?? Self.sizeClasses(of: UIScreen.main.traitCollection)
  }

  /// Creates a loader for a part of a scene that is instantiated repeatedly, such as a prototype.
  convenience init(document: InterfaceDocument, bundle: Bundle?, around scene: InterfaceLoader?) {
    self.init(document: document, bundle: bundle, file: scene?.file)
    guard let scene else { return }
    objects = scene.objects
    controller = scene.controller
  }

  static func sizeClasses(of traits: UITraitCollection) -> SizeClasses {
    func named(_ value: UIUserInterfaceSizeClass) -> InterfaceVariation.SizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    return (named(traits.horizontalSizeClass), named(traits.verticalSizeClass))
  }

  func register(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element["id"] { objects.add(object, as: id) }
    createdObjects.append((element, object))
    unawakened.append(object)
  }

  /// Uses another object for an element. Its outlets are set, and `awakeFromNib()` is called on it.
  private func replace(_ object: AnyObject, by other: AnyObject, _ element: InterfaceElement) {
    createdObjects.removeAll { $0.object === object }
    unawakened.removeAll { $0 === object }
    register(other, element)
  }

  /// Connects an existing object when the next objects are completed.
  func connectLater(_ element: InterfaceElement, from object: AnyObject) { laterConnections.append((element, object)) }

  /// Whether a connection has not been made before.
  func isNew(_ connection: InterfaceElement) -> Bool { connection["id"].map { connected.insert($0).inserted } ?? true }

  /// Retains only the contents of top-level views, which can be installed again after a change of size classes. Thus an object
  /// that retains the loader is not retained by it.
  func letGoOfOwners() {
    createdObjects.removeAll { ($0.object as? UIView)?.superview == nil }
    objects.weaken { $0 is NSLayoutConstraint || ($0 as? UIView)?.superview != nil }
  }

  /// Registers an object that was created elsewhere or that represents a placeholder.
  func register(_ object: AnyObject, as identifier: String) { objects.add(object, as: identifier) }

  /// Creates and registers the guides of the bars above and below a controller's view.
  /// - Parameter element: the element of the controller.
  package func makeGuides(of element: InterfaceElement, in view: UIView) {
    for guide in element.first("layoutGuides")?.children ?? [] {
      if let id = guide["id"] { register(ControllerLayoutGuide(guide["type"] == "bottom" ? .bottom : .top, of: view), as: id) }
    }
  }

  /// Replaces the standard class of an element, unless the element has a custom class.
  func use(_ type: UIView.Type, for identifier: String) { replacementClasses[identifier] = type }

  // MARK: Creating objects

  /// Returns the view of an element with its subviews; nil if the element is not a view, or if the initialiser of its class returns nil.
  package func view(_ element: InterfaceElement) -> UIView? {
    guard let standard = surroundings?.standIn(for: element.name) ?? ViewKinds.base(of: element.name) else { return nil }
    let base = element["customClass"] == nil ? replacementClasses[element["id"] ?? ""] ?? standard : standard
    let (type, isStandIn) = CustomClass.resolve(element, base: base, file: file)
    let coder = InterfaceCoder(element, loader: self)
    guard let view = type.init(coder: coder) else {
      UIKitLog.refused("\(type).init(coder:) returned nil for <\(element.name)> in line \(element.line)")
      return nil
    }
    // The initialiser of the class has not passed the coder to its superclass, which would have decoded the properties.
    if !coder.isDecoded { ViewDecoder.decode(view, coder) }
    if surroundings == nil, let other = view.awakeAfter(using: coder) as? UIView, other !== view {
      replace(view, by: other, element)
      return other
    }
    surroundings?.prepare(view, element, in: document)
    if isStandIn { view.viewState.standInFor = element["customClass"] }
    return view
  }

  /// Returns a top-level object: a view, a gesture recogniser, a bar item or a custom object; nil for placeholders.
  func object(_ element: InterfaceElement) -> AnyObject? {
    if ["placeholder", "exit"].contains(element.name) { return nil }
    if let recognizer = RecognizerLoading.make(element, file: file) {
      register(recognizer, element)
      return recognizer
    }
    if element.name == "customObject" {
      let name = element["customClass"] ?? "NSObject"
      let type = CustomClass.find(name, module: element["customModule"]) as? NSObject.Type
      if type == nil, name != "NSObject" { MissingClass(name, in: element, base: NSObject.self, found: nil).log(file) }
      let made = type.map { _vitrineNew($0) } ?? (name == "NSObject" ? NSObject() : StandInObject(name))
      register(made, element)
      return made
    }
    if element.name == "barButtonItem" { return BarLoading.item(element, self) }
    return view(element)
  }

  /// Sets the properties of an element on an existing view.
  func fill(_ view: UIView, _ element: InterfaceElement) { ViewDecoder.decode(view, InterfaceCoder(element, loader: self)) }

  // MARK: Completing objects

  /// Activates the constraints, attributes and connections of all objects that were created since the last call, then calls
  /// `awakeFromNib()`.
  package func finish() {
    let start = createdObjects.count - unawakened.count
    for (element, object) in createdObjects[start...] {
      if let view = object as? UIView { ConstraintLoading.activate(element, of: view, loader: self) }
    }
    let fresh = unawakened
    unawakened = []
    for (element, object) in createdObjects[start...] { RuntimeAttributes.apply(element, to: object, loader: self) }
    for (element, object) in createdObjects[start...] + laterConnections { Connections.connect(element, from: object, loader: self) }
    laterConnections = []
    // Controllers retain the loader.
    createdObjects.removeAll { $0.object is UIViewController }
    for object in fresh {
      if let responder = object as? UIResponder {
        responder.awakeFromNib()
      } else if let item = object as? UIBarItem {
        item.awakeFromNib()
      } else {
        (object as? NSObject)?.awakeFromNib()
      }
      if surroundings != nil { (object as? UIView)?.prepareForInterfaceBuilder() }
    }
  }
}
