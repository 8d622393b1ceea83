import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceDocumentTests {
  @Test func objectsKeepWhatTheFileSays() throws {
    let document = try Fixture.document(Fixture.view)
    #expect(document.kind == .nib)
    #expect(document.toolsVersion == 14490.7)
    #expect(document.device.identifier == "retina4_7")
    #expect(document.warnings.isEmpty)
    let root = try #require(document.objects.first)
    #expect(root.frame == InterfaceRect(x: 0, y: 0, width: 375, height: 667))
    let label = try #require(root.subviews.first)
    #expect(label.element["text"] == "Tom & Anna\nLine")
    #expect(label.element.line == 8)
    #expect(label.element.property("fontDescription").flatMap(InterfaceFont.init) == .system(size: 17, weight: "light"))
    #expect(label.element.property("textColor").flatMap(InterfaceColor.init) == .components(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  /// Xcode 14 writes the size 0 for the labels of cells that have a style, with frames 14.33 points high, the line of 12 points (all 35 labels of
  /// six public projects whose frames fit their texts; JuliaGurbanova/MyLocations and IonLara/Hotel among them).
  @Test func aFontWithoutASizeHas12Points() throws {
    let document = try Fixture.document(
      """
      <objects><label id="l"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label></objects>
      """)
    let label = try #require(document.objects.first).element
    #expect(label.property("fontDescription").flatMap(InterfaceFont.init) == .system(size: 12, weight: "regular"))
  }

  /// Xcode 11's template of a view has both names (120 of 121 such colours in public files).
  @Test func theColourOfIOS13IsPreferred() throws {
    let document = try Fixture.document(
      """
      <objects><view id="v"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor"
      cocoaTouchSystemColor="whiteColor"/></view></objects>
      """)
    let view = try #require(document.objects.first).element
    #expect(view.property("backgroundColor").flatMap(InterfaceColor.init) == .system("systemBackgroundColor", alpha: 1))
  }

  /// The insets of Xcode 8.0, where a missing inset is 0.
  @Test func framesOfInsetsAreRead() throws {
    let document = try Fixture.document(
      """
      <objects><view id="v"><frame key="frameInset" width="342" height="59.5"/><subviews>
      <view id="a"><frame key="frameInset" minX="16" minY="19" width="296" height="21"/></view>
      <view id="b"><frame key="frameInset"/></view>
      </subviews></view></objects>
      """)
    let root = try #require(document.objects.first)
    #expect(root.frame == InterfaceRect(x: 0, y: 0, width: 342, height: 59.5))
    #expect(root.subviews.map(\.frame) == [InterfaceRect(x: 16, y: 19, width: 296, height: 21), nil])
  }

  @Test func constraintsHaveTheirDefaults() throws {
    let constraints = try #require(Fixture.document(Fixture.view).objects.first).constraints
    #expect(constraints.count == 2)
    #expect(abs(constraints[0].multiplier - 16.0 / 9) < 1e-12)
    #expect(constraints[0].constant == -4 && constraints[0].priority == 1000 && constraints[0].relation == .equal)
    #expect(constraints[1].firstItem == nil && constraints[1].isSymbolic && constraints[1].priority == 250)
    #expect(constraints[1].relation == .greaterThanOrEqual)
  }

  @Test func multipliersAreNumbersOrRatios() {
    #expect(InterfaceConstraint.ratio("1.5") == 1.5)
    #expect(InterfaceConstraint.ratio("1/4") == 0.25)
    #expect(InterfaceConstraint.ratio("3:2") == 1.5)
    for text in ["", "1:0", "a", "1:2:3", "nan", "inf", "1e300"] { #expect(InterfaceConstraint.ratio(text) == nil, "\(text)") }
  }

  @Test func scenesHaveAControllerAndAPlace() throws {
    let document = try Fixture.document(
      """
      <scenes><scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="Home" id="vc" customClass="Home" sceneMemberID="viewController">
      <connections>
      <segue destination="two" kind="presentation" identifier="go" animates="NO" modalPresentationStyle="fullScreen" id="g"/>
      <outlet property="field" destination="vc" id="o"/>
      <action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/>
      </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
      </objects><point key="canvasLocation" x="10" y="-4.5"/></scene></scenes>
      """, attributes: #"initialViewController="vc""#)
    #expect(document.kind == .storyboard && document.initialController == "vc")
    let scene = try #require(document.scenes.first)
    #expect(scene.controller?.customClass == "Home")
    #expect(scene.canvasLocation?.y == -4.5)
    let connections = try #require(scene.controller).connections
    guard case .segue(let segue) = connections[0] else { return #expect(Bool(false), "no segue") }
    #expect(segue.name == "go" && segue.kind == "presentation" && !segue.isAnimated && segue.modalPresentationStyle == "fullScreen")
    guard case .outlet("field", "vc") = connections[1] else { return #expect(Bool(false), "no outlet") }
    guard case .action("tap:", "vc", "touchUpInside") = connections[2] else { return #expect(Bool(false), "no action") }
    #expect(document.warnings.map(\.text) == ["destination names two, which is not there"])
  }

  @Test func runtimeAttributesHaveTypes() throws {
    let document = try Fixture.document(
      """
      <objects><view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="b"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="c"><string key="value">two
      lines</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="d"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="e"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nonsense" keyPath="f"/>
      </userDefinedRuntimeAttributes></view></objects>
      """)
    let values = document.objects[0].runtimeAttributes
    #expect(values.map(\.keyPath) == ["a", "b", "c", "d", "e", "f"])
    guard case .boolean(true) = values[0].value, case .number(2.5) = values[1].value, case .text("two\nlines") = values[2].value,
      case .size(3, 4) = values[3].value, case .color(.system("systemRedColor", _)) = values[4].value, case .none = values[5].value
    else { return #expect(Bool(false), "\(values.map(\.value))") }
  }

  @Test func variationsComeFromTheGeneralToTheSpecific() throws {
    let document = try Fixture.document(
      """
      <objects><view id="v">
      <variation key="heightClass=compact-widthClass=regular" misplaced="YES"/>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="x"/></mask></variation>
      <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
      <variation key="nonsense"/>
      </view></objects>
      """)
    let variations = document.objects[0].variations
    #expect(variations.map(\.isDefault) == [true, false, false])
    #expect(variations[1].included == ["x"] && variations[0].excluded == ["x"])
    #expect(variations[1].applies(width: .regular, height: .compact) && !variations[1].applies(width: .compact, height: .compact))
    #expect(!variations[2].applies(width: .regular, height: .regular))
  }

  @Test func theRealFilesAreReadWithoutAWarning() throws {
    for file in Fixture.scenes {
      let document = try InterfaceDocument(contentsOf: file)
      #expect(!document.scenes.isEmpty || document.objects.count > 2, "\(file.lastPathComponent)")
      #expect(document.warnings.isEmpty, "\(file.lastPathComponent): \(document.warnings)")
    }
  }
}
