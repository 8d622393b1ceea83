import Foundation

@testable import InterfaceBuilder

/// Small documents, and real ones beside the project.
enum Fixture {
  static func document(_ body: String, attributes: String = "", device: String = #"<device id="retina4_7" orientation="portrait"/>"#) throws
    -> InterfaceDocument
  {
    try InterfaceDocument(data: Data(text(body, attributes: attributes, device: device).utf8))
  }

  static func text(_ body: String, attributes: String = "", device: String = #"<device id="retina4_7" orientation="portrait"/>"#) -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490.70" useAutolayout="YES" \(attributes)>
    \(device)
    \(body)
    </document>

    """
  }

  static let view = """
    <objects>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <label text="Tom &amp; Anna&#10;Line" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="16" y="20" width="40" height="20.5"/>
    <fontDescription key="fontDescription" type="system" weight="light" pointSize="17"/>
    <color key="textColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>
    </label>
    </subviews>
    <constraints>
    <constraint firstItem="label" firstAttribute="width" secondItem="root" secondAttribute="height" multiplier="16:9" constant="-4" id="c1"/>
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="label" secondAttribute="trailing" symbolic="YES" priority="250" id="c2"/>
    </constraints>
    </view>
    </objects>
    """

  /// The storyboards of this repository, and the files in the folder named by VITRINE_SCENES.
  static let scenes: [URL] = {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let own = [
      "Samples/Notebook/Resources/Notebook.storyboard", "Samples/Notebook/Resources/Tip.storyboard",
      "Tests/Projects/Card/Card/Base.lproj/Main.storyboard",
    ]
    let folder = ProcessInfo.processInfo.environment["VITRINE_SCENES"].map { URL(fileURLWithPath: $0) }
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) } ?? []
    return own.map(top.appendingPathComponent)
      + files.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }()
}
