import Foundation

// The compiler shim calls these instead of `urls(forResourcesWithExtension:...)`, which return `NSURL`s on Linux and `URL`s on Apple's systems.
extension Bundle {
  public func _vitrineURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }

  public func _vitrineURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
  }

  public class func _vitrineURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?.map { $0 as URL }
  }
}
