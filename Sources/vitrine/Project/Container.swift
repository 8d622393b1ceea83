import Foundation

/// The folder that an application takes for the person's home, so that its documents and preferences stay out of the real one.
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

  /// What Foundation reads: the home, and the XDG folders, which on Linux stand for Apple's.
  static func environment(_ path: String) -> [String: String] {
    let home = NSHomeDirectory()
    return [
      "CFFIXED_USER_HOME": path, "HOME": path, "TMPDIR": path + "/tmp/", "XDG_DATA_HOME": path + "/Library/Application Support",
      "XDG_CACHE_HOME": path + "/Library/Caches", "XDG_CONFIG_HOME": path + "/.config", "XDG_STATE_HOME": path + "/.local/state",
      "XDG_DOCUMENTS_DIR": path + "/Documents",
      // The window needs these of the real home.
      "XAUTHORITY": ProcessInfo.processInfo.environment["XAUTHORITY"] ?? home + "/.Xauthority",
    ]
  }
}
