import MobileCoreServices
import Security
import XCTest

/// Certificates, keys and trust objects.
final class TrustTests: XCTestCase {
  /// A certificate that signs itself, made with OpenSSL: O=Vitrine, CN=test.example, a key on the curve P-256.
  private let text = """
    MIIBpzCCAU2gAwIBAgIUYrCH5Dn7gH3H4u9p3YBa7AyJpmMwCgYIKoZIzj0EAwIwKTEQMA4GA1UECgwHVml0cmluZTEVMBMGA1UEAwwMdGVzdC\
    5leGFtcGxlMB4XDTI2MTEyNzIxMDMyMloXDTM2MTEyNDIxMDMyMlowKTEQMA4GA1UECgwHVml0cmluZTEVMBMGA1UEAwwMdGVzdC5leGFtcGxl\
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEzfYFQW2JZdzfXes8oyuawPDr0o170okNxmWZbikl1Tf8qUiyTgsAg7TqjHqGy3BGq71LKu8xvF\
    pgNxYUD6x3a6NTMFEwHQYDVR0OBBYEFHxG5kD5YSrRY4pMXEjWCZxBU2h/MB8GA1UdIwQYMBaAFHxG5kD5YSrRY4pMXEjWCZxBU2h/MA8GA1Ud\
    EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAJOX1jchW5r+oaADoLWxl8aT7JIhD+oTIXsDMK9FJjzZAiB9WcknPXINYOfjfWux9NO86m\
    KVffmKRvrjHNTE9HaC2g==
    """

  private func certificate() throws -> SecCertificate {
    let data = try XCTUnwrap(Data(base64Encoded: text))
    return try XCTUnwrap(SecCertificateCreateWithData(nil, data as CFData))
  }

  func testCertificatesAreRead() throws {
    let certificate = try certificate()
    XCTAssertEqual(SecCertificateCopyData(certificate) as Data, Data(base64Encoded: text))
    XCTAssertEqual(SecCertificateCopySubjectSummary(certificate) as String?, "test.example")
    let number = SecCertificateCopySerialNumberData(certificate, nil) as Data?
    XCTAssertEqual(number?.prefix(4), Data([0x62, 0xB0, 0x87, 0xE4]))
    XCTAssertEqual(certificate, try self.certificate())
    let key = try XCTUnwrap(SecCertificateCopyKey(certificate))
    let bytes = try XCTUnwrap(SecKeyCopyExternalRepresentation(key, nil) as Data?)
    XCTAssertEqual(bytes.count, 65)
    XCTAssertEqual(bytes.first, 4)
    XCTAssertEqual(SecKeyGetBlockSize(key), 32)
  }

  func testOtherDataAreNoCertificates() throws {
    let data = try XCTUnwrap(Data(base64Encoded: text))
    XCTAssertNil(SecCertificateCreateWithData(nil, Data() as CFData))
    XCTAssertNil(SecCertificateCreateWithData(nil, Data(text.utf8) as CFData))
    XCTAssertNil(SecCertificateCreateWithData(nil, (data + [0]) as CFData))
    for count in 0..<data.count { XCTAssertNil(SecCertificateCreateWithData(nil, data.prefix(count) as CFData)) }
    for index in data.indices {
      var changed = data
      changed[index] ^= 0xFF
      _ = SecCertificateCreateWithData(nil, changed as CFData)
    }
  }

  func testTrustObjectsKeepCertificates() throws {
    let certificate = try certificate()
    var created: SecTrust?
    XCTAssertEqual(SecTrustCreateWithCertificates([certificate] as CFArray, SecPolicyCreateBasicX509(), &created), errSecSuccess)
    let trust = try XCTUnwrap(created)
    XCTAssertEqual(SecTrustGetCertificateCount(trust), 1)
    XCTAssertEqual(SecTrustGetCertificateAtIndex(trust, 0), certificate)
    XCTAssertNil(SecTrustGetCertificateAtIndex(trust, 1))
    XCTAssertEqual(SecTrustCopyPublicKey(trust), SecCertificateCopyKey(certificate))
    let host = SecPolicyCreateSSL(true, "test.example" as CFString)
    let revocation = try XCTUnwrap(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))
    XCTAssertEqual(SecTrustSetPolicies(trust, [host, revocation] as CFTypeRef), errSecSuccess)
    var policies: CFArray?
    SecTrustCopyPolicies(trust, &policies)
    XCTAssertEqual(policies as? [SecPolicy], [host, revocation])
    XCTAssertNil(SecPolicyCreateRevocation(kSecRevocationNetworkAccessDisabled))
    XCTAssertEqual(SecTrustCreateWithCertificates([] as CFArray, nil, &created), errSecParam)
  }

  /// Apple: a certificate whose root is unknown ends with a failure that the user may override.
  func testNoCertificateIsTrusted() throws {
    let certificate = try certificate()
    var created: SecTrust?
    XCTAssertEqual(SecTrustCreateWithCertificates(certificate, nil, &created), errSecSuccess)
    let trust = try XCTUnwrap(created)
    var result = SecTrustResultType.proceed
    SecTrustGetTrustResult(trust, &result)
    XCTAssertEqual(result, .invalid)
    XCTAssertEqual(SecTrustEvaluate(trust, &result), errSecSuccess)
    XCTAssertEqual(result, .recoverableTrustFailure)
    SecTrustSetAnchorCertificates(trust, [certificate] as CFArray)
    SecTrustSetAnchorCertificatesOnly(trust, true)
    var error: CFError?
    XCTAssertFalse(SecTrustEvaluateWithError(trust, &error))
    XCTAssertEqual(error.map { CFErrorGetCode($0) }, Int(errSecNotTrusted))
  }

  /// As Alamofire does.
  func testTypesOfFilesAreTakenFromUnmanagedObjects() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)?.takeRetainedValue()
    XCTAssertEqual(type.map { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType)?.takeRetainedValue() as String? }, "image/png")
  }
}
