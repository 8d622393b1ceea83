import AVFoundation
import CoreData
import MapKit
import NotificationCenter
import PDFKit
import SwiftUI
import XCTest

/// Members of placeholders that work, or that answer as on a device without the feature.
final class PlaceholderMemberTests: XCTestCase {
  private func moved(_ source: IndexSet, _ destination: Int) -> String {
    var letters = Array("abcdef")
    letters.move(fromOffsets: source, toOffset: destination)
    return String(letters)
  }

  /// Apple: the destination is an offset of the old order.
  func testElementsAreMoved() {
    XCTAssertEqual(moved([0], 3), "bcadef")
    XCTAssertEqual(moved([0], 6), "bcdefa")
    XCTAssertEqual(moved([5], 0), "fabcde")
    XCTAssertEqual(moved([1, 3], 5), "acebdf")
    XCTAssertEqual(moved([2], 2), "abcdef")
    XCTAssertEqual(moved([2], 3), "abcdef")
    var slice = Array("abcdef")[1...4]
    slice.move(fromOffsets: [0], toOffset: 4)
    XCTAssertEqual(Array(slice), Array("cdeb"))
  }

  func testElementsAreRemoved() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    XCTAssertEqual(String(letters), "bde")
    var text = "abc"
    text.remove(atOffsets: [1])
    XCTAssertEqual(text, "ac")
  }

  /// As in Objective-C, a subclass that declares no initialiser inherits all of them.
  @MainActor func testAnAnnotationViewIsMadeWithoutArguments() {
    final class Pin: MKAnnotationView {}
    XCTAssertNil(Pin().reuseIdentifier)
    XCTAssertEqual(Pin(frame: CGRect(x: 0, y: 0, width: 2, height: 3)).frame.width, 2)
  }

  func testTheContextOfViewsIsEmpty() {
    var values = EnvironmentValues()
    XCTAssertNil(values.managedObjectContext.persistentStoreCoordinator)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    values.managedObjectContext = context
    XCTAssertTrue(values.managedObjectContext === context)
    let request = FetchRequest(fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Item"))
    XCTAssertTrue(request.wrappedValue.isEmpty)
  }

  func testLogsHaveNoEvents() {
    XCTAssertEqual(AVPlayerItemAccessLog().events.map(\.durationWatched), [])
    XCTAssertEqual(AVPlayerItemAccessLogEvent().numberOfStalls, -1)
    XCTAssertNil(AVPlayerItemErrorLogEvent().date)
  }

  func testReadersOfSeveralTracksHaveNoSamples() {
    let video = AVAssetReaderVideoCompositionOutput(videoTracks: [], videoSettings: nil)
    let audio = AVAssetReaderAudioMixOutput(audioTracks: [], audioSettings: nil)
    XCTAssertNil(video.copyNextSampleBuffer() ?? audio.copyNextSampleBuffer())
    XCTAssertEqual([video.mediaType, audio.mediaType], [.video, .audio])
    let handler: AVAssetImageGeneratorCompletionHandler = { _, image, _, _, _ in XCTAssertNil(image) }
    handler(.zero, nil, .zero, .failed, nil)
  }

  func testAnnotationsAreObjects() {
    let annotation: any MKAnnotation = MKPointAnnotation()
    XCTAssertTrue(annotation.isKind(of: MKShape.self))
    XCTAssertFalse(annotation.isKind(of: MKUserLocation.self))
    XCTAssertTrue(annotation.isEqual(annotation))
  }

  /// The texts are optional requirements, so a value whose class is not known has optionals of optionals.
  func testTextsOfAnnotationsAreOptionalTwice() {
    final class Pin: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D()
      let title: String? = "pin"
    }
    let annotation: any MKAnnotation = Pin(), optional: (any MKAnnotation)? = annotation
    if let title = optional?.title, let text = title { XCTAssertEqual(text, "pin") } else { XCTFail("no title") }
    if let title = annotation.title { XCTAssertEqual(title!, "pin") } else { XCTFail("no title") }
    XCTAssertEqual(annotation.title!!, "pin")
    XCTAssertEqual(annotation.title ?? "", "pin")
    XCTAssertNil(annotation.subtitle ?? nil)
    XCTAssertEqual(Pin().title?.count, 3)
    let point = MKPointAnnotation()
    point.title = "point"
    XCTAssertEqual([annotation, point].map { ($0.title ?? "") ?? "" }, ["pin", "point"])
  }

  @MainActor func testHostingViewsHaveTheBackgroundOfTheSystem() {
    XCTAssertEqual(UIHostingController(rootView: Text("a")).view.backgroundColor, .systemBackground)
  }

  func testSelectionsAreEmpty() {
    let selection = PDFSelection(document: PDFDocument())
    selection.extendForLineBoundaries()
    XCTAssertEqual(selection.pages, [])
    XCTAssertNil(selection.string)
  }

  func testNotificationCenterBringsUserNotifications() {
    let content = UNMutableNotificationContent()
    content.title = "Stretch"
    XCTAssertEqual(content.title, "Stretch")
    XCTAssertEqual(NCUpdateResult.noData.rawValue, 1)
  }
}
