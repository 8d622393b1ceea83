import Foundation

/// A state as it is kept: a property list.
@MainActor struct SavedState {
  static let version = 1

  /// What the application's delegate wrote.
  var application: Data?
  /// Controllers, views and other objects; a container stands before what it holds.
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
