internal import InterfaceBuilder

/// A `.xib` file, from which objects are made as often as wanted (Apple: UINib).
///
/// The file is read as Interface Builder saves it; it is not compiled. It lies in the bundle, or beside the program.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of objects by the identifiers of the file's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: InterfaceDocument?
  private let bundle: Bundle?
  private let name: String

  /// - Parameter name: without its ending. Where there is no such file, that is told, and nothing is made of it.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = InterfaceFiles.document(named: name, ending: "xib", in: bundleOrNil)
    bundle = bundleOrNil
    self.name = name
    // One that cannot be read was told of.
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

  /// Makes the objects of the file, with new ones each time.
  /// - Parameters:
  ///   - ownerOrNil: stands for the file's owner: its outlets are set.
  /// - Returns: the top-level objects, without the owner.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [] }
    let loader = InterfaceLoader(document: document, bundle: bundle, file: "\(name).xib")
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var owner: (InterfaceElement, AnyObject)?
    for object in document.objects where object.kind == "placeholder" {
      let placeholder = object.element["placeholderIdentifier"] ?? ""
      if placeholder == "IBFilesOwner", let ownerOrNil {
        owner = (object.element, ownerOrNil as AnyObject)
        loader.know(ownerOrNil as AnyObject, as: object.identifier)
      } else if let object = external[placeholder] {
        loader.know(object as AnyObject, as: placeholder)
      }
    }
    let made = document.objects.compactMap { object in loader.object(object.element).map { (object.element, $0) } }
    for case (_, let view as UIView) in made { ControllerView.setMargins(of: view, document: document) }
    if let (element, object) = owner { loader.connectLater(element, from: object) }
    loader.finish()
    for case (let element, let view as UIView) in made { loader.followSizeClasses(of: view, element, keepsLoader: true) }
    return made.map(\.1)
  }

  /// Whether there is such a file.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    InterfaceFiles.document(named: name, ending: "xib", in: bundle) != nil
  }
}
