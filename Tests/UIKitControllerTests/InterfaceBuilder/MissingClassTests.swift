import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests files that name classes that the program does not contain.
@Suite @MainActor struct MissingClassTests {
  private static let label = """
    <label customClass="NoSuchLabel" customModule="App" text="Hello" id="label"><rect key="frame" x="1" y="2" width="30" height="20"/></label>
    """

  @Test func anObjectOfTheElementsOwnClassTakesThePlace() throws {
    let made = FileFixture.nib(Self.label).instantiate(withOwner: nil)
    let label = try #require(made.first as? UILabel)
    #expect(type(of: label) == UILabel.self && label.text == "Hello")
    let storyboard = try FileFixture.storyboard(
      "<viewController id=\"first\" customClass=\"NoSuchController\" sceneMemberID=\"viewController\"></viewController>")
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(type(of: controller) == UIViewController.self)
  }

  private final class Map: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A program that does not link MapKit gets a plain view; one with a class for the element gets an object of it.
  @Test func viewsOfOtherFrameworksAreFoundByTheirNames() throws {
    let map = #"<mapView id="map"><rect key="frame" x="1" y="2" width="30" height="20"/></mapView>"#
    #expect(FileFixture.nib(map).instantiate(withOwner: nil).first is StandInView)
    InterfaceBuilderRegistry.shared.register(Map.self, name: "MKMapView")
    defer { InterfaceBuilderRegistry.shared.register(StandInView.self, name: "MKMapView") }
    let made = FileFixture.nib(map).instantiate(withOwner: nil)
    #expect((made.first as? Map)?.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
    // The class of a program may be a subclass of it.
    let custom = map.replacingOccurrences(of: "<mapView ", with: "<mapView customClass=\"MKMapView\" ")
    #expect(FileFixture.nib(custom).instantiate(withOwner: nil).first is Map)
  }

  @Test func theMessageNamesTheClassTheFileAndWhatToDo() throws {
    let document = try InterfaceDocument(data: FileFixture.nibData(Self.label))
    let element = try #require(document.objects.first).element
    let missing = MissingClass("NoSuchLabel", in: element, base: UILabel.self, found: nil).message("Main.storyboard")
    #expect(
      missing == "Main.storyboard, line \(element.line): the class NoSuchLabel is not in the module App; a plain UILabel takes its place. "
        + "Add the class, or change the custom class in Interface Builder's identity inspector.")
    let other = MissingClass("Panel", in: element, base: UILabel.self, found: UIView.self).message("Panel.xib")
    #expect(other.contains("the class Panel is no UILabel") && !other.contains("Add the class"))
  }
}
