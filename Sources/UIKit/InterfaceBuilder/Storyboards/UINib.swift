internal import InterfaceBuilder

/// A `.xib` file, from which objects can be instantiated repeatedly (Apple: UINib).
///
/// The file is read in the format in which Interface Builder saves it, without compilation. It is in the bundle or in the
/// application's folder.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of objects by the identifiers of the placeholders in the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: InterfaceDocument?
  private let bundle: Bundle?
  private let name: String

  /// - Parameter name: the name without the extension. If there is no such file, an error is logged, and no objects are instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = InterfaceFiles.document(named: name, ending: "xib", in: bundleOrNil)
    bundle = bundleOrNil
    self.name = name
    // For a file that cannot be read, an error was logged already.
    if document == nil, !InterfaceFiles.exists(named: name, ending: "xib", in: bundle) {
      UIKitLog.refused("there is no \(name).xib in \(bundleOrNil?.bundlePath ?? "the program's bundles")")
    }
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    name = "data"
    do {
      document = try InterfaceDocument(data: data)
    } catch {
      document = nil
      UIKitLog.refused("a nib's data: \(error)")
    }
  }

  /// Returns new top-level objects of the file.
  /// - Parameters:
  ///   - ownerOrNil: the file's owner, whose outlets are set.
  /// - Returns: the top-level objects without the owner.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [] }
    let loader = InterfaceLoader(document: document, bundle: bundle, file: "\(name).xib")
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var owner: (InterfaceElement, AnyObject)?
    for object in document.objects where object.kind == "placeholder" {
      let placeholder = object.element["placeholderIdentifier"] ?? ""
      if placeholder == "IBFilesOwner", let ownerOrNil {
        owner = (object.element, ownerOrNil as AnyObject)
        loader.register(ownerOrNil as AnyObject, as: object.identifier)
      } else if let object = external[placeholder] {
        loader.register(object as AnyObject, as: placeholder)
      }
    }
    let made = document.objects.compactMap { object in loader.object(object.element).map { (object.element, $0) } }
    for case (_, let view as UIView) in made { ControllerView.setMargins(of: view, document: document) }
    if let (element, object) = owner { loader.connectLater(element, from: object) }
    loader.finish()
    for case (let element, let view as UIView) in made { loader.followSizeClasses(of: view, element, keepsLoader: true) }
    if owner != nil { Self.retainUntilNextTurn(made.map(\.1)) }
    return made.map(\.1)
  }

  /// Retains objects until the main queue performs its next block, as the autorelease pool does on Apple's systems: a weak outlet of the owner
  /// still has its object when the program adds it to a view, although the program does not use the result of the call.
  private static func retainUntilNextTurn(_ objects: [Any]) {
    let kept = RetainedObjects(objects: objects)
    DispatchQueue.main.async { withExtendedLifetime(kept) {} }
  }

  private struct RetainedObjects: @unchecked Sendable {
    // Sendable, since the objects are only retained, and released on the main queue.
    let objects: [Any]
  }

  /// Whether there is a readable file with that name.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    InterfaceFiles.document(named: name, ending: "xib", in: bundle) != nil
  }
}
