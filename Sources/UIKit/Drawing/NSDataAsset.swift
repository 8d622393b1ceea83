/// A file of an asset catalog that is neither an image nor a color (Apple: NSDataAsset).
public final class NSDataAsset: NSObject {
  public typealias Name = String

  public let name: Name
  /// The contents of the file in the catalog.
  public let data: Data
  /// The uniform type identifier in the catalog, or otherwise the one for the file name.
  public let typeIdentifier: String

  /// Creates an asset from the data set of that name in the program or in a resource bundle next to it; nil if there is none.
  public convenience init?(name: Name) { self.init(name: name, bundle: nil) }

  /// - Parameter bundle: the bundle with the catalog; nil searches like `init(name:)`.
  public init?(name: Name, bundle: Bundle?) {
    guard let (set, folder) = AssetCatalog.contents(of: name, ending: "dataset", in: ImageLookup.folders(of: bundle), as: DataSet.self),
      let entry = set.entry, let file = entry.filename, AssetCatalog.isFileName(file),
      let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.typeIdentifier ?? DataSet.typeIdentifier(ofName: file)
    super.init()
  }
}
