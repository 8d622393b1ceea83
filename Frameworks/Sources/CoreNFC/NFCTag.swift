import Foundation

public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with messages, which is never found (Apple: NFCNDEFTag).
public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
  func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
/// Apple: NFCTag.
public enum NFCTag {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)
  public var isAvailable: Bool { false }
}
public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }
public protocol NFCMiFareTag: NFCNDEFTag {
  var mifareFamily: NFCMiFareFamily { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  func sendMiFareCommand(commandPacket command: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
  func sendMiFareCommand(commandPacket command: Data) async throws -> Data
}
public protocol NFCFeliCaTag: NFCNDEFTag {
  var currentSystemCode: Data { get }
  var currentIDm: Data { get }
}
public protocol NFCISO15693Tag: NFCNDEFTag {
  var identifier: Data { get }
  var icManufacturerCode: Int { get }
  var icSerialNumber: Data { get }
}
public protocol NFCISO7816Tag: NFCNDEFTag {
  var initialSelectedAID: String { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  func sendCommand(apdu: NFCISO7816APDU, completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
  func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
}
/// Apple: NFCISO7816APDU.
open class NFCISO7816APDU: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let instructionClass: UInt8
  public let instructionCode: UInt8
  public let p1Parameter: UInt8
  public let p2Parameter: UInt8
  public let data: Data?
  public let expectedResponseLength: Int
  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data, expectedResponseLength: Int
  ) {
    (self.instructionClass, self.instructionCode, self.p1Parameter) = (instructionClass, instructionCode, p1Parameter)
    (self.p2Parameter, self.data, self.expectedResponseLength) = (p2Parameter, data, expectedResponseLength)
  }
}

public enum NFCTypeNameFormat: UInt8, Sendable { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }
/// Apple: NFCNDEFMessage.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  /// The number of bytes of the message. A short record has a header of 3 bytes, one with 256 bytes and more has 6, and the identifier
  /// has one.
  open var length: Int {
    records.reduce(0) {
      $0 + ($1.payload.count > 255 ? 6 : 3) + $1.type.count + $1.identifier.count + ($1.identifier.isEmpty ? 0 : 1) + $1.payload.count
    }
  }
}
/// A record of a message. Texts and addresses are written and read as on a device (Apple: NFCNDEFPayload).
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  private static let prefixes = ["", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:"]

  public required init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
  public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) {
    self.init(format: format, type: type, identifier: identifier, payload: payload)
  }
  open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
    guard URL(string: uri) != nil else { return nil }
    let index = prefixes.indices.dropFirst().first { uri.hasPrefix(prefixes[$0]) } ?? 0
    return Self(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([UInt8(index)]) + Data(uri.dropFirst(prefixes[index].count).utf8))
  }
  open class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
    let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
    return Self(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: Data([UInt8(language.count)]) + language + Data(text.utf8))
  }
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first, first < Self.prefixes.count,
      let rest = String(data: payload.dropFirst(), encoding: .utf8)
    else { return nil }
    return URL(string: Self.prefixes[Int(first)] + rest)
  }
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first, payload.count > Int(first & 0x3F) else {
      return (nil, nil)
    }
    let language = payload.dropFirst().prefix(Int(first & 0x3F)), text = payload.dropFirst(1 + language.count)
    return (
      String(data: text, encoding: first & 0x80 == 0 ? .utf8 : .utf16),
      String(data: language, encoding: .utf8).map { Locale(identifier: $0) }
    )
  }
}
