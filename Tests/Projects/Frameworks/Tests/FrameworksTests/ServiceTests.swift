import Accessibility
import AddressBookUI
import CallKit
import CloudKit
import GLKit
import GameKit
import JavaScriptCore
import MultipeerConnectivity
import NotificationCenter
import PassKit
import PushKit
import WatchConnectivity
import WebKit
import XCTest

/// What programs find of services that Linux lacks.
final class ServiceTests: XCTestCase {
  /// Six of 70 projects ask in this way whether tests run, such as Awful/Awful.app and drewolbrich/ScrollingContentViewController.
  func testClassesOfXCTestAreFoundByName() {
    XCTAssertTrue(classNamed("XCTestCase") == XCTestCase.self)
    XCTAssertTrue(classNamed("XCTest") == XCTest.self)
  }

  func testATestNamesItsClass() {
    XCTAssertTrue(classForCoder == ServiceTests.self)
    XCTAssertEqual(Bundle(for: classForCoder), Bundle(for: ServiceTests.self))
  }

  func testRecordsAreDictionaries() {
    let record = CKRecord(recordType: "Whistle")
    record["genre"] = "Jazz" as CKRecordValue
    record["count"] = 3
    record["owner"] = CKRecord.Reference(record: record, action: .deleteSelf)
    let genre: String? = record["genre"]
    let count: Double? = record["count"]
    XCTAssertEqual(genre, "Jazz")
    XCTAssertEqual(count, 3)
    XCTAssertEqual(record["genre"] as? String, "Jazz")
    XCTAssertEqual((record["owner"] as? CKRecord.Reference)?.recordID, record.recordID)
    XCTAssertEqual(Set(record.changedKeys()), ["genre", "count", "owner"])
    record["count"] = nil as Int?
    record["owner"] = nil
    XCTAssertEqual(record.allKeys(), ["genre"])
  }

  func testRequestsNeedAnAccount() async {
    let database = CKContainer.default().publicCloudDatabase
    do {
      try await database.save(CKRecord(recordType: "Whistle"))
      XCTFail("the record was saved")
    } catch CKError.notAuthenticated {
    } catch { XCTFail("\(error)") }
    let operation = CKQueryOperation(query: CKQuery(recordType: "Whistle", predicate: NSPredicate(value: true)))
    let told = expectation(description: "the operation fails")
    operation.queryCompletionBlock = { cursor, error in if cursor == nil, (error as? CKError)?.code == .notAuthenticated { told.fulfill() }
    }
    database.add(operation)
    await fulfillment(of: [told], timeout: 5)
    XCTAssertEqual((CKError(.notAuthenticated) as NSError).code, 9)
    let errors: [any Error] = [
      CKError(.notAuthenticated), MCError(.notConnected), WCError(.sessionNotSupported), GKError(.notAuthenticated),
    ]
    XCTAssertFalse(errors.contains { $0.localizedDescription.contains("could not be completed. (") }, "an error has no description")
    XCTAssertEqual(errors[0].localizedDescription, "This request requires an authenticated account")
  }

  private final class Browsing: NSObject, MCNearbyServiceBrowserDelegate {
    let told: XCTestExpectation
    init(_ told: XCTestExpectation) { self.told = told }
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {}
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
      if (error as? MCError)?.code == .unavailable { told.fulfill() }
    }
  }

  func testPeersAreNotFound() {
    let peer = MCPeerID(displayName: "Ann")
    XCTAssertNotEqual(peer, MCPeerID(displayName: "Ann"))
    let session = MCSession(peer: peer)
    XCTAssertThrowsError(try session.send(Data(), toPeers: [], with: .reliable)) { XCTAssertEqual(($0 as? MCError)?.code, .notConnected) }
    let delegate = Browsing(expectation(description: "the browser does not start"))
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "test")
    browser.delegate = delegate
    browser.startBrowsingForPeers()
    wait(for: [delegate.told], timeout: 5)
    XCTAssertFalse(WCSession.isSupported())
    XCTAssertFalse(WCSession.default.isReachable)
  }

  func testPlayerIsNotAuthenticated() {
    let told = expectation(description: "the player is not authenticated")
    GKLocalPlayer.local.authenticateHandler = { controller, error in
      if controller == nil, (error as? GKError)?.code == .notAuthenticated { told.fulfill() }
    }
    wait(for: [told], timeout: 5)
    GKLocalPlayer.local.authenticateHandler = nil
    XCTAssertEqual(ABAddressBookGetAuthorizationStatus(), .denied)
    XCTAssertEqual(ABAddressBookCopyArrayOfAllPeople(ABAddressBookCreate().takeRetainedValue()).takeRetainedValue().count, 0)
  }

  func testVectorsAndMatrices() {
    XCTAssertEqual(GLKMathDegreesToRadians(180), .pi, accuracy: 1e-6)
    XCTAssertEqual(MemoryLayout<GLKVector3>.size, 12)
    XCTAssertEqual(GLKVector3CrossProduct(GLKVector3Make(1, 0, 0), GLKVector3Make(0, 1, 0)), GLKVector3Make(0, 0, 1))
    let turned = GLKMatrix4MultiplyVector3WithTranslation(
      GLKMatrix4RotateZ(GLKMatrix4MakeTranslation(1, 2, 3), .pi / 2), GLKVector3Make(1, 0, 0))
    XCTAssertEqual(GLKVector3Distance(turned, GLKVector3Make(1, 3, 3)), 0, accuracy: 1e-5)
    var isInvertible = false
    let matrix = GLKMatrix4Rotate(GLKMatrix4MakeScale(2, 3, 4), 0.3, 1, 1, 0)
    let unit = GLKMatrix4Multiply(matrix, GLKMatrix4Invert(matrix, &isInvertible))
    XCTAssertTrue(isInvertible)
    XCTAssertEqual(unit.m00, 1, accuracy: 1e-5)
    XCTAssertEqual(unit.m10, 0, accuracy: 1e-5)
    XCTAssertEqual(GLKMatrix3Invert(GLKMatrix3(), &isInvertible), GLKMatrix3Identity)
    XCTAssertFalse(isInvertible)
    let quaternion = GLKQuaternionMakeWithAngleAndAxis(.pi / 2, 0, 0, 1)
    XCTAssertEqual(
      GLKVector3Distance(GLKQuaternionRotateVector3(quaternion, GLKVector3Make(1, 0, 0)), GLKVector3Make(0, 1, 0)), 0, accuracy: 1e-5)
    XCTAssertEqual(AXDataPoint(x: "May", y: 3).xValue.category, "May")
  }

  /// A script ends with an exception, and its result is `undefined`.
  func testScriptsDoNotRun() throws {
    let context = try XCTUnwrap(JSContext())
    context.setObject(7, forKeyedSubscript: "count" as NSString)
    XCTAssertEqual(context.objectForKeyedSubscript("count").toInt32(), 7)
    XCTAssertTrue(context.objectForKeyedSubscript("none").isUndefined)
    XCTAssertTrue(context.evaluateScript("1 + 1").isUndefined)
    XCTAssertNotNil(context.exception)
    var said: [String] = []
    context.exceptionHandler = { _, exception in said.append(exception?.toString() ?? "") }
    context.evaluateScript("1 + 1")
    XCTAssertEqual(said.count, 1)
    XCTAssertEqual(JSValue(double: 2.5, in: context).toString(), "2.5")
    XCTAssertTrue(JSValue(undefinedIn: context).toDouble().isNaN)
  }

  @MainActor func testCallsAndPaymentsAreNotAvailable() async {
    XCTAssertEqual(CXCallObserver().calls, [])
    let reported = expectation(description: "reported")
    CXProvider(configuration: CXProviderConfiguration(localizedName: "Phone")).reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) {
      XCTAssertEqual(($0 as? CXErrorCodeIncomingCallError)?.code, .unentitled)
      reported.fulfill()
    }
    await fulfillment(of: [reported], timeout: 10)
    XCTAssertNil(PKPushRegistry(queue: .main).pushToken(for: .voIP))
    XCTAssertFalse(PKPaymentAuthorizationViewController.canMakePayments())
    XCTAssertNil(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()))
    XCTAssertEqual(PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .black).title(for: .normal), "Pay")
  }

  @MainActor func testAPictureOfAWebViewShowsItsBox() async throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 50, y: 0, width: 100, height: 100)
    configuration.snapshotWidth = 50
    let image = try await view.takeSnapshot(configuration: configuration)
    XCTAssertEqual(image.size, CGSize(width: 50, height: 50))
    view.frame = .zero
    view.takeSnapshot(with: nil) { image, error in XCTAssertTrue(image == nil && error != nil) }
  }
}
