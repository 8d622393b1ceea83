/// A file or folder that a target copies into its bundle.
package struct XcodeResource: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case assetCatalog, storyboard, nib, strings, stringsDictionary, stringCatalog, propertyList, font, dataModel
    /// A folder that is copied with its structure.
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
  /// The localization, such as `en` or `Base`; nil if the resource is not localized.
  package var localization: String?
  /// The folder in the bundle, relative to the localization's folder; empty for that folder itself.
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
