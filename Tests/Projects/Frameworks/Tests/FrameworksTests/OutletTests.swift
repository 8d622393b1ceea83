import MapKit
import PDFKit
import SceneKit
import UIKit
import WebKit
import XCTest

/// Outlets of views outside of UIKit, which Interface Builder files connect.
@MainActor
final class OutletTests: XCTestCase {
  private final class Owner: NSObject, MKMapViewDelegate, WKNavigationDelegate, WKUIDelegate, SCNSceneRendererDelegate, PDFViewDelegate {}

  /// Returns the view of a nib file whose outlets are connected to its owner.
  private func view<View: UIView>(_ element: String, _ outlets: String..., owner: Owner) throws -> View {
    let connections = outlets.enumerated()
      .map { "<outlet property=\"\($0.element)\" destination=\"-1\" id=\"outlet\($0.offset)\"/>" }.joined()
    let name = try XCTUnwrap(element.split(separator: " ").first)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <\(element) id="view"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>\(connections)</connections></\(name)>
      </objects>
      </document>
      """
    return try XCTUnwrap(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner).first as? View)
  }

  func testDelegatesAreConnected() throws {
    let owner = Owner()
    let map: MKMapView = try view("mapView", "delegate", owner: owner)
    XCTAssertTrue(map.delegate === owner)
    let page: WKWebView = try view("wkWebView", "navigationDelegate", "UIDelegate", owner: owner)
    XCTAssertTrue(page.navigationDelegate === owner && page.uiDelegate === owner)
    let scene: SCNView = try view("sceneKitView", "delegate", owner: owner)
    XCTAssertTrue(scene.delegate === owner)
    let document: PDFView = try view("view customClass=\"PDFView\"", "delegate", owner: owner)
    XCTAssertTrue(document.delegate === owner)
  }

  func testAttributesOfMapsAreRead() throws {
    let plain: MKMapView = try view("mapView", owner: Owner())
    XCTAssertTrue(plain.mapType == .standard && plain.isZoomEnabled && !plain.showsUserLocation)
    let map: MKMapView = try view(
      "mapView mapType=\"hybrid\" showsUserLocation=\"YES\" zoomEnabled=\"NO\"", owner: Owner())
    XCTAssertTrue(map.mapType == .hybrid && !map.isZoomEnabled && map.showsUserLocation && map.isScrollEnabled)
  }
}
