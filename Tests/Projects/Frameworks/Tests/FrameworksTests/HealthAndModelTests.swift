import ARKit
import ActivityKit
import CoreMIDI
import CoreML
import CoreNFC
import GameController
import HealthKit
import HomeKit
import MetricKit
import ReplayKit
import TipKit
import Vision
import VisionKit
import XCTest

/// Units and arrays work; the services of a device are not available.
final class HealthAndModelTests: XCTestCase {
  func testUnitsAreConverted() {
    let rate = HKUnit.count().unitDivided(by: .minute())
    XCTAssertEqual(rate, HKUnit(from: "count/min"))
    XCTAssertEqual(rate.unitString, "count/min")
    XCTAssertEqual(HKQuantity(unit: rate, doubleValue: 90).doubleValue(for: HKUnit(from: "count/s")), 1.5, accuracy: 1e-9)
    XCTAssertEqual(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meterUnit(with: .kilo)), 1.609344, accuracy: 1e-9)
    XCTAssertEqual(HKQuantity(unit: .kilocalorie(), doubleValue: 1).doubleValue(for: .jouleUnit(with: .kilo)), 4.184, accuracy: 1e-9)
    XCTAssertEqual(HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6).doubleValue(for: .degreeCelsius()), 37, accuracy: 1e-9)
    XCTAssertEqual(HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100).doubleValue(for: HKUnit(from: "g/L")), 1, accuracy: 1e-9)
    let glucose = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
    XCTAssertEqual(HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 90).doubleValue(for: glucose), 4.9957, accuracy: 1e-3)
    let oxygen = HKUnit(from: "ml/(kg*min)")
    XCTAssertEqual(oxygen.reciprocal().reciprocal(), oxygen)
    XCTAssertTrue(HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .pound()))
    XCTAssertFalse(HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
    XCTAssertEqual(HKQuantity(unit: .percent(), doubleValue: 0.5).doubleValue(for: .percent()), 0.5)
    XCTAssertEqual(HKWorkoutActivityType.running.rawValue, 37)
    XCTAssertEqual(HKWorkoutActivityType.handCycling.rawValue, 74)
  }

  func testHealthDataAreUnavailable() async throws {
    XCTAssertFalse(HKHealthStore.isHealthDataAvailable())
    let store = HKHealthStore()
    let steps = try XCTUnwrap(HKObjectType.quantityType(forIdentifier: .stepCount))
    XCTAssertEqual(steps.identifier, "HKQuantityTypeIdentifierStepCount")
    XCTAssertEqual(steps.aggregationStyle, .cumulative)
    XCTAssertEqual(HKQuantityType(.heartRate).aggregationStyle, .discreteArithmetic)
    let sample = HKQuantitySample(
      type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 7), start: .distantPast, end: .distantFuture)
    XCTAssertEqual(sample.quantity.doubleValue(for: .count()), 7)
    do {
      try await store.requestAuthorization(toShare: [], read: [steps])
      XCTFail("access was allowed")
    } catch HKError.errorHealthDataUnavailable {
    } catch { XCTFail("\(error)") }
    let told = expectation(description: "the query fails")
    let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) { _, result, error in
      if result == nil, (error as? HKError)?.code == .errorHealthDataUnavailable { told.fulfill() }
    }
    store.execute(query)
    await fulfillment(of: [told], timeout: 5)
  }

  func testArraysOfModels() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
    array[[1, 2] as [NSNumber]] = 5
    array[0] = 1.5
    XCTAssertEqual(array.count, 6)
    XCTAssertEqual(array.strides, [3, 1])
    XCTAssertEqual(array[5].floatValue, 5)
    XCTAssertEqual(array.dataPointer.assumingMemoryBound(to: Float.self)[5], 5)
    XCTAssertEqual(array[[0, 0] as [NSNumber]].doubleValue, 1.5)
    XCTAssertEqual(try MLMultiArray([1.0, 2.0, 3.0])[2].doubleValue, 3)
    let features = try MLDictionaryFeatureProvider(dictionary: ["a": 3, "b": "x", "c": array])
    XCTAssertEqual(features.featureNames, ["a", "b", "c"])
    XCTAssertEqual(features.featureValue(for: "a")?.int64Value, 3)
    XCTAssertEqual(features["b"]?.stringValue, "x")
    XCTAssertTrue(features["c"]?.multiArrayValue === array)
    XCTAssertThrowsError(try MLModel(contentsOf: URL(fileURLWithPath: "/none.mlmodelc"))) {
      XCTAssertEqual(($0 as? MLModelError)?.code, .io)
    }
    // As generated classes and programs use it.
    let model = try? VNCoreMLModel(for: MLModel(contentsOf: URL(fileURLWithPath: "/none.mlmodelc"), configuration: MLModelConfiguration()))
    XCTAssertNil(model.map { VNCoreMLRequest(model: $0) { request, _ in _ = request.results as? [VNClassificationObservation] } })
  }

  @MainActor func testServicesAreNotAvailable() async {
    XCTAssertFalse(RPScreenRecorder.shared().isAvailable)
    XCTAssertFalse(VNDocumentCameraViewController.isSupported)
    XCTAssertFalse(DataScannerViewController.isSupported)
    XCTAssertTrue(GCController.controllers().isEmpty)
    XCTAssertFalse(NFCNDEFReaderSession.readingAvailable)
    XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
    XCTAssertEqual(MIDIGetNumberOfSources(), 0)
    XCTAssertEqual(MXMetricManager.shared.pastPayloads, [])
    XCTAssertEqual(HMHomeManager().homes, [])
    do {
      try await RPScreenRecorder.shared().startRecording()
      XCTFail("a recording was started")
    } catch RPRecordingError.disabled {
    } catch { XCTFail("\(error)") }
  }

  private final class Reading: NSObject, NFCNDEFReaderSessionDelegate {
    let told: XCTestExpectation
    init(_ told: XCTestExpectation) { self.told = told }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) {
      if (error as? NFCReaderError)?.code == .readerErrorUnsupportedFeature { told.fulfill() }
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
  }

  func testTagsAreNotRead() throws {
    let reading = Reading(expectation(description: "the session ends"))
    let session = NFCNDEFReaderSession(delegate: reading, queue: nil, invalidateAfterFirstRead: true)
    session.begin()
    wait(for: [reading.told], timeout: 5)
    let address = try XCTUnwrap(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a"))
    XCTAssertEqual(address.payload.first, 2)
    XCTAssertEqual(address.payload.count, 14)
    XCTAssertEqual(address.wellKnownTypeURIPayload()?.absoluteString, "https://www.example.org/a")
    let text = try XCTUnwrap(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de")))
    XCTAssertEqual(text.wellKnownTypeTextPayload().0, "Grüße")
    XCTAssertEqual(text.wellKnownTypeTextPayload().1?.identifier, "de")
  }

  private struct Hint: Tip {
    static let opened = Event(id: "opened")
    var title: Text { Text("Title") }
    var message: Text? { Text("Message") }
    var actions: [Action] { Action(id: "more", title: "More") }
    var options: [any TipOption] { Tips.MaxDisplayCount(1) }
  }

  func testTipsAreNotShown() async throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    let tip = Hint()
    XCTAssertFalse(tip.shouldDisplay)
    XCTAssertEqual(tip.status, .pending)
    XCTAssertEqual(tip.actions.map(\.id), ["more"])
    await Hint.opened.donate()
    XCTAssertEqual(Hint.opened.donations.count, 1)
    for await isShown in tip.shouldDisplayUpdates { XCTAssertFalse(isShown) }
    tip.invalidate(reason: .actionPerformed)
    XCTAssertEqual(tip.status, .invalidated(.actionPerformed))
  }

  /// An anchor without a name has none in its archive, and an empty archive ends no program.
  func testAnchorsAndUnitsAreArchived() throws {
    var matrix = matrix_identity_float4x4
    matrix[3, 0] = 7
    let data = try NSKeyedArchiver.archivedData(withRootObject: ARAnchor(transform: matrix), requiringSecureCoding: true)
    let anchor = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: ARAnchor.self, from: data))
    XCTAssertNil(anchor.name)
    XCTAssertEqual(anchor.transform[3, 0], 7)
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    empty.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)
    XCTAssertNil(HKUnit(coder: coder))
    XCTAssertNil(HKQuantity(coder: coder))
  }
}
