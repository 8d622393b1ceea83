import Foundation

/// The resource bundles of packages under the names that Xcode gives them. SwiftPM calls them `Package_Target.resources` on Linux, and
/// `Package_Target.bundle` for Apple's systems. Code that finds its bundle by itself, for example because it is also built without SwiftPM, looks
/// for the latter beside the resources of the main bundle.
package struct ResourceBundleLinks {
  /// The links, by name, and the bundles to which they lead.
  let links: [String: String]

  /// - Parameter products: the folder of SwiftPM's products.
  package init(in products: String) {
    let names = Paths.entries(products).filter { Paths.ending($0) == "resources" && Paths.isFolder("\(products)/\($0)") }
    links = Dictionary(uniqueKeysWithValues: names.map { ("\(Paths.withoutEnding($0)).bundle", "\(products)/\($0)") })
  }

  /// Creates the links in a folder, and deletes those whose bundles are gone. A file that is not a link is kept.
  /// - Throws: errors of the file system.
  package func lay(in folder: String) throws {
    let files = FileManager.default
    for name in Paths.entries(folder) where Paths.ending(name) == "bundle" && links[name] == nil {
      let path = "\(folder)/\(name)"
      if (try? files.destinationOfSymbolicLink(atPath: path)) != nil, !Paths.exists(path) { try files.removeItem(atPath: path) }
    }
    for (name, bundle) in links {
      let path = "\(folder)/\(name)"
      if let existing = try? files.destinationOfSymbolicLink(atPath: path) {
        if existing == bundle { continue }
        try files.removeItem(atPath: path)
      } else if Paths.exists(path) {
        continue
      }
      try files.createSymbolicLink(atPath: path, withDestinationPath: bundle)
    }
  }
}
