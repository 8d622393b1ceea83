import Foundation

/// The folder that serves as an application's home folder, which keeps its documents and preferences out of the person's real one.
enum Container {
  static func make(_ path: String) throws {
    for folder in [
      "Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp", ".cache", ".config", ".local/share",
      ".local/state",
    ] {
      do {
        try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      } catch {
        throw CommandError("The application's container \(path) cannot be made: \(error.localizedDescription)")
      }
    }
  }

  /// The environment variables that Foundation reads: the home folder, and the XDG folders that replace Apple's folders on Linux.
  static func environment(_ path: String) -> [String: String] {
    let home = NSHomeDirectory()
    return [
      "CFFIXED_USER_HOME": path, "HOME": path, "TMPDIR": path + "/tmp/", "XDG_DATA_HOME": path + "/Library/Application Support",
      "XDG_CACHE_HOME": path + "/Library/Caches", "XDG_CONFIG_HOME": path + "/.config", "XDG_STATE_HOME": path + "/.local/state",
      // The window needs these files of the real home folder.
      "XAUTHORITY": ProcessInfo.processInfo.environment["XAUTHORITY"] ?? home + "/.Xauthority",
    ]
  }
}
