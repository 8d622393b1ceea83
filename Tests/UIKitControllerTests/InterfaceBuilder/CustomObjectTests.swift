import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests objects in files that are not views and have a class of the program.
@Suite @MainActor struct CustomObjectTests {
  init() {
    let registry = InterfaceBuilderRegistry.shared
    registry.register(CustomTab.self)
    registry.register(CustomBarButton.self)
    registry.register(CustomTap.self)
    registry.register(CustomConstraint.self) { $0.attribute("reserve", \.reserve) }
  }

  private final class Stand: UIView {
    static let replacement = UILabel()
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func awakeAfter(using coder: NSCoder) -> Any? { Self.replacement }
  }

  /// `awakeAfter(using:)` returns the object that takes the place of the loaded one, also in outlets.
  @Test func aViewIsReplacedAfterLoading() throws {
    FileClasses.register()
    InterfaceBuilderRegistry.shared.register(Stand.self, name: "Stand")
    let owner = FileOwner()
    let nib = FileFixture.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FileOwner"><connections>
      <outlet property="label" destination="stand" id="o1"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="20" height="10"/><subviews>
      <view customClass="Stand" id="stand"><rect key="frame" x="0" y="0" width="2" height="1"/></view></subviews></view>
      """)
    let root = try #require(nib.instantiate(withOwner: owner).first as? UIView)
    #expect(root.subviews == [Stand.replacement] && owner.label === Stand.replacement)
  }

  @Test func barItemsAreOfTheirClass() throws {
    let storyboard = try FileFixture.storyboard(
      """
      <viewController id="first" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Home" id="tab" customClass="CustomTab"/>
      <navigationItem key="navigationItem" title="Home" id="item">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="add" customClass="CustomBarButton"/></navigationItem>
      </viewController>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let tab = try #require(controller.tabBarItem as? CustomTab)
    #expect(tab.title == "Home" && tab.awakenings == 1)
    let button = try #require(controller.navigationItem.rightBarButtonItem as? CustomBarButton)
    #expect(button.systemItem == .add && button.image != nil)
  }

  @Test func systemTabsHaveTheirTitleAndImage() throws {
    let storyboard = try FileFixture.storyboard(
      "<viewController id=\"first\"><tabBarItem key=\"tabBarItem\" systemItem=\"mostRecent\" id=\"tab\"/></viewController>")
    let tab = try #require(storyboard.instantiateInitialViewController()).tabBarItem
    #expect(tab?.title == "Most Recent" && tab?.image != nil)
  }

  @Test func recognizersAreOfTheirClass() throws {
    let made = FileFixture.nib(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="tap" customClass="CustomTap"/>
      """
    ).instantiate(withOwner: nil)
    let view = try #require(made.first as? UIView)
    let tap = try #require(view.gestureRecognizers?.first as? CustomTap)
    #expect(tap.numberOfTapsRequired == 2 && tap.level == 3)
  }

  @Test func constraintsAreOfTheirClassWithTheirAttributes() throws {
    let made = FileFixture.nib(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="child"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints>
      <constraint firstAttribute="width" constant="40" id="w" customClass="CustomConstraint"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="reserve"><real key="value" value="7"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></constraint>
      <constraint firstAttribute="height" constant="30" id="h"/>
      </constraints></view>
      </subviews><constraints>
      <constraint firstItem="child" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="child" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      </constraints></view>
      """
    ).instantiate(withOwner: nil)
    let root = try #require(made.first as? UIView), child = try #require(root.subviews.first)
    let width = try #require(child.constraints.first { $0.firstAttribute == .width } as? CustomConstraint)
    #expect(width.reserve == 7 && width.constant == 40)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  /// Objects created after `super.init(coder:)` do not exist yet while the file is loaded.
  @Test func observersHearOfWhatTheFileChangesAlone() throws {
    InterfaceBuilderRegistry.shared.register(CustomField.self)
    let made = FileFixture.nib(
      """
      <textField id="field" customClass="CustomField"><rect key="frame" x="0" y="0" width="97" height="30"/>
      <textInputTraits key="textInputTraits"/></textField>
      """
    ).instantiate(withOwner: nil)
    let field = try #require(made.first as? CustomField)
    field.isEnabled = false
    #expect(field.line.isHidden && field.changes == 1)
  }
}

private final class CustomField: UITextField {
  private(set) var line: UIView!
  private(set) var changes = 0
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    line = UIView()
  }
  override var isEnabled: Bool { didSet { change() } }
  override var isSelected: Bool { didSet { change() } }
  override var isHighlighted: Bool { didSet { change() } }
  override var isSecureTextEntry: Bool { didSet { change() } }
  override var text: String? { didSet { change() } }
  override var placeholder: String? { didSet { change() } }
  private func change() {
    changes += 1
    line.isHidden = !isEnabled
  }
}

final class CustomTab: UITabBarItem {
  private(set) var awakenings = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}
final class CustomBarButton: UIBarButtonItem {}
final class CustomTap: UITapGestureRecognizer { var level = 3 }
final class CustomConstraint: NSLayoutConstraint { var reserve: CGFloat = 1 }
