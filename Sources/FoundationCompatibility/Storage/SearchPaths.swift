// Folders of Apple's systems that Foundation on Linux does not know. They are below the home folder, which is the container of an application
// that `vitrine` runs. Foundation's functions cannot be extended by members of the same name, so the compiler shim calls these instead.

/// Returns the folders of Apple's function; those that Foundation on Linux lacks are below the home folder. The compiler shim calls this
/// function in place of `NSSearchPathForDirectoriesInDomains`.
/// - Parameter expandTilde: ignored, as in Foundation on Linux, which returns full paths.
public func _vitrineSearchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
  _VitrineFolders(manager: .default).urls(for: directory, in: domainMask).map(\.path)
}

/// Returns a value with the file manager's methods for folders. The compiler shim calls this function for
/// `FileManager.default.urls(for:in:)` and the like.
public func _vitrineFolders(_ manager: FileManager) -> _VitrineFolders { _VitrineFolders(manager: manager) }
/// Returns an object that is not a file manager, but has a method of the same name, as it is.
@_disfavoredOverload public func _vitrineFolders<Other>(_ other: Other) -> Other { other }

/// The methods of a file manager for the folders of Apple's systems.
public struct _VitrineFolders {
  let manager: FileManager

  /// Returns the folders of Apple's method (Apple: FileManager.urls(for:in:)).
  public func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL] {
    let known = manager.urls(for: directory, in: domainMask)
    guard known.isEmpty, domainMask.contains(.userDomainMask), let path = Self.paths[directory] else { return known }
    return [URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(path, isDirectory: true)]
  }

  /// Returns a folder, and creates it if it is missing and `shouldCreate` is true (Apple: FileManager.url(for:in:appropriateFor:create:)).
  /// - Throws: an error of Foundation if the system has no such folder, where Foundation on Linux traps, or if it cannot be created.
  public func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    if directory == .itemReplacementDirectory || !manager.urls(for: directory, in: domain).isEmpty {
      return try manager.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    guard let folder = urls(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
    if shouldCreate { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  private static let paths: [FileManager.SearchPathDirectory: String] = [
    .libraryDirectory: "Library", .allLibrariesDirectory: "Library", .applicationDirectory: "Applications",
    .allApplicationsDirectory: "Applications", .documentationDirectory: "Library/Documentation",
    .inputMethodsDirectory: "Library/Input Methods", .preferencePanesDirectory: "Library/PreferencePanes",
  ]
}

extension URL {
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var applicationDirectory: URL { folder(.applicationDirectory) }
  public static var trashDirectory: URL { folder(.trashDirectory) }

  /// Creates the URL of a folder (Apple: init(for:in:appropriateFor:create:)).
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL? = nil,
    create shouldCreate: Bool = false
  ) throws {
    self = try _VitrineFolders(manager: .default).url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    _VitrineFolders(manager: .default).urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
