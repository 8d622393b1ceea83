import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import UIKit

private final class Pages: UINavigationController {
  var banner: UIView!
  private(set) var isBannerThere = false
  override func viewDidLoad() {
    super.viewDidLoad()
    isBannerThere = banner != nil
  }
}

private final class Chooser: UIViewController {
  var empty: UIView!
}

private final class Sized: UIViewController {
  private(set) var sizeAtLoad = CGSize.zero
  override func viewDidLoad() {
    super.viewDidLoad()
    sizeAtLoad = view.bounds.size
  }
}

/// Tests the objects that stand beside a controller in its scene.
@Suite @MainActor struct ControllerObjectTests {
  /// A container has no view in the file; its outlets are connected before `viewDidLoad()`.
  @Test func containersKnowTheObjectsOfTheirScene() throws {
    InterfaceBuilderRegistry.shared.register(Pages.self, name: "Pages") { $0.outlet("banner", \.banner) }
    let storyboard = try FileFixture.storyboard(
      """
      <navigationController id="first" customClass="Pages" sceneMemberID="viewController"><connections>
      <outlet property="banner" destination="banner" id="o1"/></connections></navigationController>
      <view id="banner"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
      """)
    let pages = try #require(storyboard.instantiateInitialViewController() as? Pages)
    #expect(pages.banner?.bounds.size == CGSize(width: 20, height: 10))
    pages.loadViewIfNeeded()
    #expect(pages.isBannerThere)
  }

  /// The canvas of a file without a device stands for every device: hcanfly/SwiftSolitaire creates its game in `viewDidLoad()` with the bounds of
  /// a view of 375 by 667, and its own picture shows it on the whole screen of an iPhone XR. Views of files for another device keep the file's
  /// size.
  @Test(
    arguments: [
      ("", 600, 600, 320, 480), ("", 375, 667, 320, 480), ("", 300, 200, 300, 200), (FileFixture.someDevice, 375, 667, 375, 667),
    ])
  func viewsOfTheCanvasHaveTheSizeOfTheScreenAtOnce(device: String, width: Int, height: Int, loadedWidth: Int, loadedHeight: Int)
    throws
  {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    InterfaceBuilderRegistry.shared.register(Sized.self, name: "Sized")
    let storyboard = try FileFixture.storyboard(
      """
      <viewController id="first" customClass="Sized" sceneMemberID="viewController"><view key="view" id="view">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></viewController>
      """, device: device)
    let controller = try #require(storyboard.instantiateInitialViewController() as? Sized)
    controller.loadViewIfNeeded()
    #expect(controller.sizeAtLoad == CGSize(width: loadedWidth, height: loadedHeight))
    screen.show(controller)
    #expect(controller.view.bounds.size == CGSize(width: 320, height: 480))
  }

  /// The outlet `view` names the view where it is not the controller's child.
  @Test func theOutletNamesTheView() throws {
    InterfaceBuilderRegistry.shared.register(Chooser.self, name: "Chooser") { $0.outlet("empty", \.empty) }
    let storyboard = try FileFixture.storyboard(
      """
      <viewController id="first" customClass="Chooser" sceneMemberID="viewController"><connections>
      <outlet property="view" destination="list" id="o1"/><outlet property="empty" destination="none" id="o2"/></connections></viewController>
      <view id="none"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
      <tableView style="grouped" rowHeight="44" id="list"><rect key="frame" x="0" y="0" width="320" height="568"/><connections>
      <outlet property="delegate" destination="first" id="o3"/></connections></tableView>
      """)
    let chooser = try #require(storyboard.instantiateInitialViewController() as? Chooser)
    let list = try #require(chooser.view as? UITableView)
    #expect(list.style == .grouped && chooser.empty?.bounds.width == 20)
  }

  /// A table view controller may show another view, such as one that says that the table is empty.
  @Test func anotherViewMayTakeThePlaceOfTheTable() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 200), scale: 1)
    let controller = UITableViewController(style: .plain), empty = UIView()
    let table = controller.tableView
    controller.view = empty
    screen.show(controller)
    #expect(controller.tableView == nil && controller.refreshControl == nil && empty.window != nil)
    controller.view = table
    #expect(controller.tableView === table)
  }
}
