import Foundation

/// A complete saved state, stored as a property list.
@MainActor struct SavedState {
  static let version = 1

  /// The archive written by the application delegate.
  var application: Data?
  /// The saved controllers, views and other objects; containers before their children.
  var objects: [SavedObject] = []
  var session: SavedSession?

  init() {}

  var list: [String: Any] {
    var list: [String: Any] = ["version": Self.version, "objects": objects.map(\.list)]
    list["application"] = application
    list["session"] = session?.list
    return list
  }

  init?(list: [String: Any]) {
    guard list["version"] as? Int == Self.version, let objects = list["objects"] as? [[String: Any]] else { return nil }
    application = list["application"] as? Data
    self.objects = objects.compactMap { SavedObject(list: $0) }
    session = (list["session"] as? [String: Any]).flatMap { SavedSession(list: $0) }
  }
}
