/// A file of an asset catalogue that is neither a picture nor a colour (Apple: NSDataAsset).
public final class NSDataAsset: NSObject {
  public typealias Name = String

  public let name: Name
  /// As it lies in the catalogue.
  public let data: Data
  /// A uniform type identifier: as the catalogue says, or else by the name of the file.
  public let typeIdentifier: String

  /// Of the data set of that name in a catalogue of the program or of a resource bundle beside it; nil where there is none.
  public convenience init?(name: Name) { self.init(name: name, bundle: nil) }

  /// - Parameter bundle: where to look; nil as `init(name:)`.
  public init?(name: Name, bundle: Bundle?) {
    guard let (set, folder) = AssetCatalog.contents(of: name, ending: "dataset", in: ImageLookup.folders(of: bundle), as: DataSet.self),
      let entry = set.entry, let file = entry.filename, !file.contains("/"),
      let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.typeIdentifier ?? DataSet.typeIdentifier(ofName: file)
    super.init()
  }
}
