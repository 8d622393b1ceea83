/// A file or folder that a target copies into its bundle.
package struct XcodeResource: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case assetCatalog, storyboard, nib, strings, stringsDictionary, stringCatalog, propertyList, font, dataModel
    /// A folder that keeps its structure.
    case folder
    case other

    init(path: String) {
      switch Paths.ending(path) {
      case "xcassets": self = .assetCatalog
      case "storyboard": self = .storyboard
      case "xib", "nib": self = .nib
      case "strings": self = .strings
      case "stringsdict": self = .stringsDictionary
      case "xcstrings": self = .stringCatalog
      case "plist": self = .propertyList
      case "ttf", "otf", "ttc": self = .font
      case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .dataModel
      default: self = Paths.isFolder(path) ? .folder : .other
      }
    }
  }

  package var path: String
  package var kind: Kind
  /// Such as `en` or `Base`; nil for what is not localised.
  package var localization: String?
  /// The folder of the bundle, under the localisation's; empty: the bundle's own.
  package var destination: String

  init(path: String, localization: String? = nil, destination: String = "") {
    self.path = path
    self.destination = destination
    kind = Kind(path: path)
    let folder = Paths.folder(path)
    self.localization = folder.hasSuffix(".lproj") ? Paths.withoutEnding(folder) : localization
  }

  package var name: String { Paths.name(path) }
}
