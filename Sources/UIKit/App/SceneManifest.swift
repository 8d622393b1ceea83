/// The scene configurations in an Info.plist.
enum SceneManifest {
  static func configuration(
    named name: String?, role: UISceneSession.Role, in info: [String: Any]? = Bundle.main.infoDictionary
  ) -> (name: String?, delegateClass: AnyClass?, storyboard: String?)? {
    guard let manifest = info?["UIApplicationSceneManifest"] as? [String: Any],
      let configurations = (manifest["UISceneConfigurations"] as? [String: Any])?[role.rawValue] as? [[String: Any]],
      let found = configurations.first(where: { name == nil || $0["UISceneConfigurationName"] as? String == name })
    else { return nil }
    let module = info?["CFBundleExecutable"] as? String ?? ProcessInfo.processInfo.processName
    let text = (found["UISceneDelegateClassName"] as? String)?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    return (
      found["UISceneConfigurationName"] as? String, text.flatMap { NSClassFromString($0) }, found["UISceneStoryboardFile"] as? String
    )
  }
}
