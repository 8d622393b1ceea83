import AVFoundation
import Contacts
import CoreBluetooth
import NaturalLanguage
import PDFKit
import XCTest

/// The parts of placeholders that work.
final class ValueTests: XCTestCase {
  func testVCardsAreWrittenAndRead() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ann"
    contact.familyName = "O;Neil, Jr"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 555"))]
    contact.birthday = DateComponents(year: 1990, month: 2, day: 3)
    let data = try CNContactVCardSerialization.data(with: [contact])
    let read = try XCTUnwrap(CNContactVCardSerialization.contacts(with: data).first)
    XCTAssertEqual(read.familyName, "O;Neil, Jr")
    XCTAssertEqual(read.phoneNumbers.first?.value.stringValue, "+1 555")
    XCTAssertEqual(read.birthday?.day, 3)
  }

  func testTokens() throws {
    let text = "One. Two? 3.5 is three."
    let tokenizer = NLTokenizer(unit: .sentence)
    tokenizer.string = text
    let sentences = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { text[$0].trimmingCharacters(in: .whitespaces) }
    XCTAssertEqual(sentences, ["One.", "Two?", "3.5 is three."])
  }

  func testSampleBuffersHaveMemory() throws {
    let format = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    buffer.floatChannelData?[1][7] = 0.5
    buffer.frameLength = 99
    XCTAssertEqual(buffer.frameLength, 8)
    XCTAssertEqual(buffer.floatChannelData?[1][7], 0.5)
    XCTAssertEqual(buffer.floatChannelData?[0][7], 0)
  }

  func testPagesThatAProgramDrawsAreWritten() throws {
    final class Page: PDFPage {
      override func draw(with box: PDFDisplayBox, to context: CGContext) { context.fill(CGRect(x: 0, y: 0, width: 300, height: 100)) }
    }
    let document = PDFDocument()
    document.insert(Page(), at: 0)
    XCTAssertEqual(document.pageCount, 1)
    XCTAssertEqual(document.dataRepresentation()?.prefix(5), Data("%PDF-".utf8))
  }

  func testBluetoothIsUnsupported() {
    XCTAssertEqual(CBUUID(string: "180d").uuidString, "180D")
    XCTAssertEqual(CBUUID(string: "0000180d-0000-1000-8000-00805f9b34fb").uuidString, "0000180D-0000-1000-8000-00805F9B34FB")
    XCTAssertEqual(CBUUID(string: "no").data, Data())
    final class Delegate: NSObject, CBCentralManagerDelegate {
      let told: XCTestExpectation
      init(_ told: XCTestExpectation) { self.told = told }
      func centralManagerDidUpdateState(_ central: CBCentralManager) { if central.state == .unsupported { told.fulfill() } }
    }
    let delegate = Delegate(expectation(description: "the delegate is told the state"))
    let manager = CBCentralManager(delegate: delegate, queue: nil)
    waitForExpectations(timeout: 5)
    XCTAssertFalse(manager.isScanning)
  }
}
