@testable import UIKit

/// A program with state restoration: tabs with a navigation stack in one of them, a custom property, a list.
final class RestorableDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("willFinish")
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController(), navigation = UINavigationController(rootViewController: NotePage("first"))
    tabs.restorationIdentifier = "tabs"
    navigation.restorationIdentifier = "notes"
    let other = NotePage("other")
    tabs.viewControllers = [other, navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinish")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    calls.append("shouldSave")
    return true
  }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    calls.append("shouldRestore \(coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) is Date)")
    return true
  }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    calls.append("willEncode")
    coder.encode(42, forKey: "answer")
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    calls.append("didDecode \(coder.decodeInteger(forKey: "answer"))")
  }

  var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }
  var navigation: UINavigationController? { tabs?.viewControllers?[1] as? UINavigationController }
  private func calls(of controller: UIViewController) {}
}

/// A page with a text, and a list that scrolls.
final class NotePage: UIViewController, UIViewControllerRestoration {
  var text = ""
  var isFinished = false
  /// References to another controller, and to the list of another one.
  weak var friend: UIViewController?
  weak var friendList: UIView?
  /// An object of a class that an update may rename.
  var extra: NSObject?
  let list = UIScrollView()

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    // The program always creates these pages itself; others are created by their restoration class.
    if name != "first" && name != "other" { restorationClass = NotePage.self }
    list.restorationIdentifier = "list"
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
    let name = identifierComponents.last ?? ""
    return name == "unwanted" ? nil : NotePage(name)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.contentSize = CGSize(width: 10, height: 5000)
    view.addSubview(list)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text, forKey: "text")
    coder.encode(["a": [1, 2]] as NSDictionary, forKey: "more")
    if let extra { coder.encode(extra, forKey: "extra") }
    coder.encode(friend, forKey: "friend")
    coder.encode(friendList, forKey: "friendList")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(forKey: "text") as? String ?? "nothing"
    if coder.containsValue(forKey: "extra") { extra = coder.decodeObject(forKey: "extra") as? NSObject }
    friend = coder.decodeObject(forKey: "friend") as? UIViewController
    friendList = coder.decodeObject(forKey: "friendList") as? UIView
    if ((coder.decodeObject(forKey: "more") as? NSDictionary)?["a"] as? [Int]) != [1, 2] { text += " broken" }
  }

  override func applicationFinishedRestoringState() { isFinished = true }
}

/// A program with a split view, and pages in one of its columns.
final class ColumnsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var split: UISplitViewController? { window?.rootViewController as? UISplitViewController }
  var book: UIPageViewController? { split?.viewController(for: .primary) as? UIPageViewController }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let split = UISplitViewController(style: .doubleColumn)
    split.restorationIdentifier = "split"
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.restorationIdentifier = "book"
    book.setViewControllers([NotePage("first")], direction: .forward, animated: false)
    split.setViewController(book, for: .primary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode(split?.viewController(for: .secondary), forKey: "detail")
  }
  var detail: UIViewController?
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    detail = coder.decodeObject(forKey: "detail") as? UIViewController
  }
}

/// A program with more tabs than fit, the last of which has a navigation stack.
final class ManyTabsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController(), navigation = UINavigationController(rootViewController: NotePage("first"))
    tabs.restorationIdentifier = "tabs"
    navigation.restorationIdentifier = "notes"
    tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

/// A document that a page owns.
final class NoteModel: NSObject, UIStateRestoring, UIObjectRestoration {
  static var made: [NoteModel] = []
  weak var page: UIViewController?
  var value = 0
  var restorationParent: (any UIStateRestoring)? { page }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { NoteModel.self }
  static func object(withRestorationIdentifierPath path: [String], coder: NSCoder) -> (any UIStateRestoring)? {
    let model = NoteModel()
    made.append(model)
    UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: path.last ?? "")
    return path == ["split", "detail", "document"] ? model : nil
  }
  func encodeRestorableState(with coder: NSCoder) {
    coder.encode(value, forKey: "value")
    coder.encode(page, forKey: "page")
  }
  func decodeRestorableState(with coder: NSCoder) {
    value = coder.decodeInteger(forKey: "value")
    page = coder.decodeObject(forKey: "page") as? UIViewController
  }
}
