import Foundation
import InterfaceBuilder
import UIKit

/// Creates storyboards and nib files from the parts that a test needs.
@MainActor
package enum FileFixture {
  /// - Parameters:
  ///   - scenes: the elements of controllers. The initial one has the identifier `first`.
  ///   - device: the element of the device; empty for a file without one.
  package static func storyboard(_ scenes: String..., device: String = someDevice) throws -> UIStoryboard {
    let body = scenes.enumerated().map { index, controller in
      "<scene sceneID=\"scene\(index)\"><objects>\(controller)"
        + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"responder\(index)\" sceneMemberID=\"firstResponder\"/></objects></scene>"
    }
    let text = document(
      "Storyboard.XIB", attributes: "initialViewController=\"first\"", "<scenes>\(body.joined(separator: "\n"))</scenes>", device: device)
    return UIStoryboard(document: try InterfaceDocument(data: Data(text.utf8)), name: "Test")
  }

  package static func nib(_ objects: String) -> UINib { UINib(data: nibData(objects), bundle: nil) }

  package static func nibData(_ objects: String) -> Data {
    Data(document("XIB", attributes: "", "<objects>\(objects)</objects>").utf8)
  }

  package nonisolated static let someDevice = "<device id=\"retina4_7\" orientation=\"portrait\"/>"

  private static func document(_ type: String, attributes: String, _ body: String, device: String = someDevice) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" useAutolayout="YES"
      useSafeAreas="YES" \(attributes)>
    \(device)
    \(body)
    </document>
    """
  }

  /// Returns a cell with a style, with its labels at the positions that Interface Builder stores.
  package static func cell(
    _ id: String, reuse: String? = "cell", style: String = "Default", text: String = "Title", attributes: String = "",
    connections: String = ""
  ) -> String {
    let isPlain = style == "Default"
    return """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10"
        \(reuse.map { "reuseIdentifier=\"\($0)\"" } ?? "") textLabel="\(id)-text" \(isPlain ? "" : "detailTextLabel=\"\(id)-detail\"")
        style="IBUITableViewCellStyle\(style)" id="\(id)" \(attributes)>
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center"
        tableViewCell="\(id)" id="\(id)-content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>
      <label opaque="NO" contentMode="left" text="\(text)" id="\(id)-text">
      <rect key="frame" x="16" y="0.0" width="100" height="44"/>
      <fontDescription key="fontDescription" type="system" pointSize="19"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </label>
      \(isPlain ? "" : "<label contentMode=\"left\" text=\"More\" id=\"\(id)-detail\"><rect key=\"frame\" x=\"300\" y=\"0\" width=\"60\" height=\"44\"/><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"11\"/></label>")
      </subviews>
      </tableViewCellContentView>
      <connections>\(connections)</connections>
      </tableViewCell>
      """
  }

  /// Returns a cell with a class of the program, whose content determines its height.
  package static func custom(
    _ id: String, reuse: String = "custom", customClass: String = "FileCell", height: Int = 70, connections: String = ""
  ) -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" reuseIdentifier="\(reuse)"
      customClass="\(customClass)" id="\(id)">
    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
    <rect key="frame" x="0.0" y="0.0" width="350" height="44"/>
    <subviews>
    <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-button">
    <state key="normal" title="Press"/>
    <connections><action selector="pressed:" destination="first" eventType="touchUpInside" id="\(id)-action"/></connections>
    </button>
    </subviews>
    <constraints>
    <constraint firstItem="\(id)-button" firstAttribute="top" secondItem="\(id)-content" secondAttribute="top" constant="10" id="\(id)-c1"/>
    <constraint firstAttribute="bottom" secondItem="\(id)-button" secondAttribute="bottom" constant="10" id="\(id)-c2"/>
    <constraint firstItem="\(id)-button" firstAttribute="leading" secondItem="\(id)-content" secondAttribute="leadingMargin" id="\(id)-c3"/>
    <constraint firstItem="\(id)-button" firstAttribute="height" constant="\(height - 20)" id="\(id)-c4"/>
    </constraints>
    </tableViewCellContentView>
    <inset key="separatorInset" minX="40" minY="0.0" maxX="8" maxY="0.0"/>
    <connections><outlet property="button" destination="\(id)-button" id="\(id)-outlet"/>\(connections)</connections>
    </tableViewCell>
    """
  }

  package static func table(
    _ content: String, id: String = "table", attributes: String = "style=\"plain\" rowHeight=\"-1\" estimatedRowHeight=\"-1\"",
    heights: String = "sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\"", connections: String = ""
  ) -> String {
    """
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" separatorStyle="default"
      \(attributes) \(heights) id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    \(content)
    <connections>
    <outlet property="dataSource" destination="first" id="out-source"/><outlet property="delegate" destination="first" id="out-delegate"/>
    \(connections)
    </connections>
    </tableView>
    """
  }
}
