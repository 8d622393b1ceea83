import CoreText
import Foundation
import Synchronization

/// The project's fonts for the text of an Interface Builder file. The file states the names of font files, which are searched for in the
/// project's folder and registered for this process.
enum ProjectFonts {
  /// The maximum number of files and folders that are searched.
  private static let maximumFiles = 100_000

  /// The paths of the files that are registered already. A preview reads its file again after each save.
  private static let registered = Mutex(Set<String>())

  /// - Parameter names: the names of font files, such as "Lato-Bold.ttf".
  static func register(_ names: [String], for interface: URL) {
    for file in files(named: names, for: interface) where registered.withLock({ $0.insert(file.path).inserted }) {
      CTFontManagerRegisterFontsForURL(file, .process, nil)
    }
  }

  /// Returns the first file of each name in the folder of the project, in the order of their paths.
  static func files(named names: [String], for interface: URL) -> [URL] {
    var wanted = Set(names.filter { !$0.isEmpty && !$0.contains("/") })
    guard !wanted.isEmpty else { return [] }
    var found: [URL] = [], folders = [folder(of: interface)], looked = 0
    while !wanted.isEmpty, !folders.isEmpty, looked < maximumFiles {
      let contents =
        (try? FileManager.default.contentsOfDirectory(
          at: folders.removeFirst(), includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])) ?? []
      looked += contents.count
      for url in contents.sorted(by: { $0.path < $1.path }) {
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        if values?.isSymbolicLink != true, values?.isDirectory == true {
          folders.append(url)
        } else if wanted.remove(url.lastPathComponent) != nil {
          found.append(url)
        }
      }
    }
    return found
  }

  /// Returns the nearest folder above a file that contains a project, a workspace, a package or a repository; the file's own folder if
  /// there is none.
  private static func folder(of interface: URL) -> URL {
    let own = interface.standardizedFileURL.deletingLastPathComponent()
    var next = own
    while next.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      let isProject = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if isProject { return next }
      next = next.deletingLastPathComponent()
    }
    return own
  }
}
