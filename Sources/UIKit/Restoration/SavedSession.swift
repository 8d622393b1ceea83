/// The saved state of a scene session.
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
