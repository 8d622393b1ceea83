public import Foundation
public import FoundationCompatibility

/// An X.509 certificate (Apple: SecCertificate). Two certificates with the same data are equal.
public final class SecCertificate: NSObject, Sendable {
  let data: Data
  /// The bytes of the serial number.
  let serialNumber: Data
  let commonName: String?
  /// The last part of the name of the subject that is a text.
  let lastName: String?
  let key: SecKey?

  /// Returns nil if the data are not a certificate.
  init?(_ data: Data) {
    let bytes = Array(data)
    guard let certificate = DERElement(bytes[...]), certificate.tag == DERElement.sequence, certificate.encoded.count == bytes.count,
      let parts = certificate.children, parts.count == 3, parts[0].tag == DERElement.sequence, parts[2].tag == DERElement.bitString,
      var fields = parts[0].children
    else { return nil }
    if fields.first?.tag == DERElement.version { fields.removeFirst() }
    // The serial number, the algorithm, the issuer, the validity, the subject and the key.
    guard fields.count >= 6, fields[0].tag == DERElement.integer, fields[1...5].allSatisfy({ $0.tag == DERElement.sequence }) else {
      return nil
    }
    self.data = Data(bytes)
    serialNumber = Data(fields[0].content)
    let names = Self.names(fields[4])
    commonName = names.last { $0.identifier.elementsEqual([0x55, 0x04, 0x03]) }?.text
    lastName = names.last?.text
    key = SecKey(subjectPublicKey: fields[5])
  }

  private static func names(_ subject: DERElement) -> [(identifier: ArraySlice<UInt8>, text: String)] {
    (subject.children ?? []).flatMap { $0.children ?? [] }.compactMap { pair in
      guard let parts = pair.children, parts.count == 2, parts[0].tag == DERElement.objectIdentifier, let text = parts[1].text else {
        return nil
      }
      return (parts[0].content, text)
    }
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
  public override var hash: Int { data.hashValue }
}

/// Creates a certificate from data in the DER encoding. Returns nil if they are not a certificate.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { SecCertificate(data) }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns the common name of the subject, or another part of its name.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.commonName ?? certificate.lastName }
public func SecCertificateCopyCommonName(_ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>) -> OSStatus {
  commonName.pointee = certificate.commonName
  return certificate.commonName == nil ? errSecItemNotFound : errSecSuccess
}
public func SecCertificateCopySerialNumberData(_ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
  -> CFData?
{ certificate.serialNumber }

/// Returns the public key; nil if it is neither RSA nor on an elliptic curve.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
