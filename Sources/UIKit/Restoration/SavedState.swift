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

/// One object of a saved state.
struct SavedObject {
  enum Kind: String {
    case controller, view, object
  }

  var kind: Kind
  /// Restoration identifiers, the root's first.
  var path: [String]
  var restorationClass: String?
  /// A keyed archive.
  var data: Data
  /// Of a container: the paths of what it holds, and the number of the one that shows.
  var children: [[String]] = []
  var selected: Int?
  var presented: [String]?

  init(kind: Kind, path: [String], data: Data) {
    self.kind = kind
    self.path = path
    self.data = data
  }

  var list: [String: Any] {
    var list: [String: Any] = ["kind": kind.rawValue, "path": path, "data": data, "children": children]
    list["class"] = restorationClass
    list["selected"] = selected
    list["presented"] = presented
    return list
  }

  init?(list: [String: Any]) {
    guard let kind = (list["kind"] as? String).flatMap({ Kind(rawValue: $0) }), let path = list["path"] as? [String], !path.isEmpty,
      let data = list["data"] as? Data
    else { return nil }
    self.init(kind: kind, path: path, data: data)
    restorationClass = list["class"] as? String
    children = list["children"] as? [[String]] ?? []
    selected = list["selected"] as? Int
    presented = list["presented"] as? [String]
  }
}

/// What is kept of a scene's session.
@MainActor struct SavedSession {
  let identifier: String
  let activity: NSUserActivity?
  let userInfo: [String: Any]?

  init(_ session: UISceneSession) {
    identifier = session.persistentIdentifier
    activity = session.stateRestorationActivity
    userInfo = session.userInfo
  }

  init?(list: [String: Any]) {
    guard let identifier = list["identifier"] as? String else { return nil }
    self.identifier = identifier
    activity = (list["activity"] as? [String: Any]).flatMap { NSUserActivity(saved: $0) }
    userInfo = (list["userInfo"] as? [String: Any])?.mapValues { PropertyList.rich($0) }
  }

  var list: [String: Any] {
    var list: [String: Any] = ["identifier": identifier]
    list["activity"] = activity?.saved
    list["userInfo"] = userInfo?.compactMapValues { PropertyList.plain($0) }
    return list
  }
}
