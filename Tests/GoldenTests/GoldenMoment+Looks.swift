import CoreGraphics
import UIKit
import VitrineTesting

extension GoldenMoment {
  /// Bars, controls, lists and cards in the look of iOS 26. The windows are low, to keep the pictures small.
  static let looks: [GoldenMoment] = [
    look("Bars", "dark", CGSize(width: 375, height: 300), isDark: true),
    look("Controls", "light", CGSize(width: 375, height: 290)),
    look("Search", "found", CGSize(width: 375, height: 200)) { screen in
      tap(screen) { (field: UISearchTextField) in field.bounds.middle }
      screen.type("li")
      screen.advance(by: 0.3)
    },
    look("SignUp", "editing", CGSize(width: 375, height: 170)) { screen in
      UIPasteboard.general.string = "Grace"
      for _ in 0..<2 {
        tap(screen, rest: 0) { (field: UITextField) in field.placeholder == "Name" ? CGPoint(x: 60, y: field.bounds.midY) : nil }
      }
      screen.advance(by: 0.4)
    },
    look("Search", "alert", CGSize(width: 375, height: 300), isDark: true) { screen in
      let alert = UIAlertController(title: "Erase everything?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Erase", style: .destructive))
      screen.window.rootViewController?.present(alert, animated: false)
      screen.advance(by: 0.5)
    },
    look("Pickers", "wheels", CGSize(width: 375, height: 162)),
    look("Search", "menu", CGSize(width: 375, height: 280)) { screen in
      let page = (screen.window.rootViewController as? UINavigationController)?.topViewController
      let sizes = ["Small", "Large"].map { title in UIAction(title: title, state: title == "Large" ? .on : .off) { _ in } }
      let edits = [
        UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in },
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
      ]
      page?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [UIMenu(options: .displayInline, children: edits)] + sizes))
      screen.settle()
      screen.tap(at: CGPoint(x: 337, y: 22))
      screen.advance(by: 1)
    },
    look("Controls", "sidebar", CGSize(width: 620, height: 280)) { screen in
      let content = screen.window.rootViewController
      let tabs = [("Controls", "switch.2"), ("Bars", "menubar.rectangle"), ("Buttons", "button.programmable"), ("Labels", "textformat")]
      screen.window.rootViewController = nil
      let controller = UITabBarController(
        tabs: tabs.map { title, image in
          UITab(title: title, image: UIImage(systemName: image), identifier: title) { _ in
            (title == "Controls" ? content : nil) ?? UIViewController()
          }
        })
      controller.mode = .tabSidebar
      screen.show(controller)
      screen.advance(by: 0.3)
    },
  ]

  private static func look(
    _ scene: String, _ label: String, _ size: CGSize, isDark: Bool = false, script: (@MainActor @Sendable (HeadlessScreen) -> Void)? = nil
  ) -> GoldenMoment {
    GoldenMoment(scene, "look26-\(label)", at: 0, look: .ios26) { screen in
      if isDark { screen.userInterfaceStyle = .dark }
      try? screen.resize(to: size)
      screen.advance(by: 0.3)
      script?(screen)
    }
  }

  /// Taps the first view of a type for which `point` returns a point of the view.
  @MainActor
  private static func tap<View: UIView>(_ screen: HeadlessScreen, rest: Double = 1, _ point: @MainActor (View) -> CGPoint?) {
    guard let place = place(in: screen.window, point) else { return }
    screen.tap(at: place)
    screen.advance(by: rest)
  }

  @MainActor
  private static func place<View: UIView>(in root: UIView, _ point: @MainActor (View) -> CGPoint?) -> CGPoint? {
    if let view = root as? View, let point = point(view) { return view.convert(point, to: nil) }
    for view in root.subviews { if let found = place(in: view, point) { return found } }
    return nil
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
