import Display
import Testing
import VitrineTesting

@testable import UIKit

/// A screen that simulates a device (Apple: UIView.safeAreaInsets, UITraitCollection, UIStatusBarManager, UIDevice.orientation).
@Suite @MainActor struct SimulatedDeviceTests {
  @Test func barsGrowIntoTheSafeArea() throws {
    let screen = try HeadlessScreen(device: "iPhone 15")
    #expect(screen.window.bounds.size == CGSize(width: 393, height: 852) && UIScreen.main.scale == 3)
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page), tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    screen.show(tabs)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
  }

  /// Apple, Information Property List, UIUserInterfaceStyle: "The user interface style for the app", Automatic, Light or Dark.
  @Test func anApplicationPrescribesItsStyle() throws {
    #expect(LaunchDevice(["UIUserInterfaceStyle": "Dark"]).requiredStyle == .dark)
    #expect(LaunchDevice(["UIUserInterfaceStyle": "Light"]).requiredStyle == .light)
    #expect(LaunchDevice(["UIUserInterfaceStyle": "Automatic"]).requiredStyle == .unspecified)
    #expect(LaunchDevice([:]).requiredStyle == .unspecified)
    let screen = try HeadlessScreen(device: "iPhone 15")
    let view = UIView()
    screen.show(view)
    UIScreen.main.requiredStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    UIScreen.main.requiredStyle = .light
    screen.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  /// Apple, UIBarPosition.topAttached: "the bar is at the top of the screen, as well as its containing view"; the background extends upward. Apple's
  /// UISearchBarDelegate inherits from UIBarPositioningDelegate.
  @Test func aSearchBarIsAttachedToTheTop() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      var place = UIBarPosition.topAttached
      func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    }
    let screen = try HeadlessScreen(device: "iPhone 15")
    let page = UIViewController(), delegate = Delegate(), bar = UISearchBar(frame: CGRect(x: 0, y: 59, width: 393, height: 56))
    bar.delegate = delegate
    page.view.addSubview(bar)
    screen.show(page)
    let background = try #require(bar.subviews.first { $0 is BarBackground })
    #expect(bar.barPosition == .topAttached && background.frame == CGRect(x: 0, y: -59, width: 393, height: 115))
    delegate.place = .top
    bar.setNeedsLayout()
    screen.settle()
    #expect(background.frame == bar.bounds)
    #expect(UISearchBar().barPosition == .any)
  }

  @Test func aScrollViewBeginsBelowTheStatusBar() throws {
    let screen = try HeadlessScreen(device: "iPhone 8")
    let table = UITableViewController()
    screen.show(table)
    #expect(table.tableView.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(table.tableView.contentOffset.y == -20)
  }

  @Test func rowsKeepClearOfTheSides() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    let screen = try HeadlessScreen(device: "iPhone 15", isLandscape: true)
    let page = UITableViewController(), source = Source()
    page.tableView.dataSource = source
    screen.show(page)
    #expect(
      page.tableView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0) && page.tableView.contentOffset == .zero)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0))), label = try #require(cell.textLabel)
    #expect(cell.frame.width == 852 && cell.contentView.frame.maxX < 852 - 59)
    #expect(abs(label.convert(label.bounds, to: nil).minX - (59 + 20)) < 0.01)
  }

  @Test(arguments: [
    ("iPhone 8", false, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular), ("iPhone 8", true, .compact, .compact),
    ("iPhone 15 Plus", true, .regular, .compact), ("iPhone 15", true, .compact, .compact), ("iPad mini 8.3", false, .regular, .regular),
    ("iPad mini 8.3", true, .regular, .regular),
  ]) func sizeClassesAreThoseOfTheDevice(
    _ name: String, _ isLandscape: Bool, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) throws {
    let screen = try HeadlessScreen(device: name, isLandscape: isLandscape)
    let traits = screen.window.traitCollection
    #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    #expect(traits.userInterfaceIdiom == (name.hasPrefix("iPad") ? .pad : .phone))
    #expect(UIDevice.current.userInterfaceIdiom == traits.userInterfaceIdiom && UIDevice.current.model == String(name.prefix { $0 != " " }))
  }

  @Test func theDeviceTurnsWithTheScreen() throws {
    let screen = try HeadlessScreen(device: "iPhone 15")
    let scene = try #require(screen.window.windowScene), bar = try #require(scene.statusBarManager)
    #expect(UIDevice.current.orientation == .portrait && scene.interfaceOrientation == .portrait)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54) && !bar.isStatusBarHidden)
    final class Page: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let page = Page()
    screen.show(page)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    var turns = 0
    let token = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { turns += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    page.changes = 0
    try screen.resize(to: CGSize(width: 852, height: 393))
    #expect(turns == 1 && page.changes == 1)
    #expect(UIDevice.current.orientation == .landscapeLeft && scene.interfaceOrientation == .landscapeRight)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(bar.statusBarFrame == .zero && bar.isStatusBarHidden)
  }

  @Test func barsKeepClearOfTheSidesOnAPhoneInLandscape() throws {
    let screen = try HeadlessScreen(device: "iPhone 15", isLandscape: true)
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page), tabs = UITabBarController()
    page.title = "Page"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigation.navigationBar.prefersLargeTitles = true
    tabs.viewControllers = [navigation]
    screen.show(tabs)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32), "low, without a large title")
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 70, right: 59))
    let button = try #require(navigation.navigationBar.hitTest(CGPoint(x: 852 - 59 - 20, y: 16), with: nil) as? UIButton)
    #expect(button.convert(button.bounds, to: nil).maxX <= 852 - 59)
    #expect(tabs.tabBar.hitTest(CGPoint(x: 30, y: 20), with: nil) === tabs.tabBar, "no tab is below the sensors")
    try screen.resize(to: CGSize(width: 393, height: 852))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44 + navigation.navigationBar.largeTitleHeight))
  }

  @Test func aLookArrivesWhileTheScreenIsShown() {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
    let page = UIViewController()
    screen.show(page)
    #expect(page.view.safeAreaInsets == .zero)
    var look = ScreenLook()
    (look.device, look.isDark, look.textSize, look.hasHighContrast) = ("iPhone 14", true, "xxLarge", true)
    screen.adopt(look)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(page.traitCollection.userInterfaceStyle == .dark && page.traitCollection.accessibilityContrast == .high)
    #expect(page.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    screen.adopt(ScreenLook())
    #expect(page.view.safeAreaInsets == .zero && page.traitCollection.userInterfaceStyle == .light)
  }

  /// A part of a device, such as a view of a fixed size, has no bars of the system.
  @Test func aScreenOfAnotherSizeHasNoSafeArea() throws {
    let screen = try HeadlessScreen(device: "iPhone 15")
    try screen.resize(to: CGSize(width: 300, height: 200))
    #expect(screen.window.safeAreaInsets == .zero && screen.window.traitCollection.verticalSizeClass == .compact)
  }

  @Test func unknownDevicesAreRefused() { #expect(throws: SnapshotError.self) { try HeadlessScreen(device: "Toaster") } }

  /// The background continues below the home indicator.
  @Test func aToolbarAtTheSafeAreaReachesTheEdgeOfTheScreen() throws {
    let screen = try HeadlessScreen(device: "iPhone 15")
    let page = UIViewController(), bar = UIToolbar(), other = UIToolbar()
    for (bar, distance) in [(bar, 0), (other, -100)] as [(UIToolbar, CGFloat)] {
      bar.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.bottomAnchor, constant: distance),
      ])
    }
    screen.show(page)
    screen.settle()
    #expect(bar.frame.height == 44 && bar.frame.maxY == page.view.bounds.height - 34)
    #expect(bar.background.frame == CGRect(x: 0, y: 0, width: page.view.bounds.width, height: 78))
    #expect(other.background.frame == other.bounds)
  }
}
