import Foundation
import Security
import XCTest

final class KeychainTests: XCTestCase {
  private let service = "KeychainTests"

  override func tearDown() {
    _ = SecItemDelete(query([kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]))
  }

  private func query(_ more: [String: Any] = [:]) -> CFDictionary {
    let all: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service]
    return all.merging(more) { $1 } as CFDictionary
  }

  private func attributes(_ more: [String: Any] = [:]) -> [String: Any]? {
    var result: AnyObject?
    let status = SecItemCopyMatching(query(more.merging([kSecReturnAttributes as String: true]) { $1 }), &result)
    return status == errSecSuccess ? result as? [String: Any] : nil
  }

  func testAttributesAreKeptAsGiven() {
    let account = Data("me".utf8)
    let item = query([
      kSecAttrAccount as String: account, kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock, kSecAttrLabel as String: "L",
      kSecValueData as String: Data([1, 2]),
    ])
    XCTAssertEqual(SecItemAdd(item, nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(item, nil), errSecDuplicateItem)
    let found = attributes([kSecAttrAccount as String: account])
    XCTAssertEqual(found?[kSecAttrAccount as String] as? Data, account)
    XCTAssertEqual(found?[kSecAttrAccessible as String] as? String, kSecAttrAccessibleAfterFirstUnlock as String)
    XCTAssertEqual(found?[kSecAttrLabel as String] as? String, "L")
    XCTAssertNil(attributes([kSecAttrLabel as String: "M"]))
    let change = [kSecAttrLabel as String: "M", kSecValueData as String: Data([3])] as CFDictionary
    XCTAssertEqual(SecItemUpdate(query([kSecAttrAccount as String: account]), change), errSecSuccess)
    var data: AnyObject?
    XCTAssertEqual(SecItemCopyMatching(query([kSecAttrLabel as String: "M", kSecReturnData as String: true]), &data), errSecSuccess)
    XCTAssertEqual(data as? Data, Data([3]))
  }

  func testItemsHaveTheDefaultAccessibilityAndADate() {
    XCTAssertEqual(SecItemAdd(query([kSecAttrAccount as String: "me", kSecValueData as String: Data()]), nil), errSecSuccess)
    XCTAssertEqual(attributes()?[kSecAttrAccessible as String] as? String, kSecAttrAccessibleWhenUnlocked as String)
    XCTAssertNotNil(attributes()?[kSecAttrCreationDate as String] as? Date)
  }

  func testSynchronizedItemsAreFoundWhenAskedFor() {
    let item = [kSecAttrAccount as String: "me", kSecAttrSynchronizable as String: true, kSecValueData as String: Data()] as [String: Any]
    XCTAssertEqual(SecItemAdd(query(item), nil), errSecSuccess)
    XCTAssertNil(attributes())
    XCTAssertNotNil(attributes([kSecAttrSynchronizable as String: true]))
    XCTAssertNotNil(attributes([kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]))
    XCTAssertEqual(SecItemDelete(query([kSecAttrSynchronizable as String: kSecAttrSynchronizableAny])), errSecSuccess)
  }

  func testItemsHavePersistentReferences() throws {
    let item = query([
      kSecAttrAccount as String: "me", kSecValueData as String: Data([1]), kSecReturnPersistentRef as String: true,
    ])
    var added: AnyObject?
    XCTAssertEqual(SecItemAdd(item, &added), errSecSuccess)
    let reference = try XCTUnwrap(added as? Data)
    XCTAssertEqual(SecItemAdd(query([kSecAttrAccount as String: "you", kSecValueData as String: Data([2])]), nil), errSecSuccess)
    let byReference: [String: Any] = [kSecValuePersistentRef as String: reference, kSecReturnData as String: true]
    var data: AnyObject?
    XCTAssertEqual(SecItemCopyMatching(byReference as CFDictionary, &data), errSecSuccess)
    XCTAssertEqual(data as? Data, Data([1]))
    XCTAssertEqual(
      attributes([kSecAttrAccount as String: "me", kSecReturnPersistentRef as String: true])?[kSecValuePersistentRef as String] as? Data,
      reference)
    XCTAssertEqual(SecItemDelete([kSecValuePersistentRef as String: reference] as CFDictionary), errSecSuccess)
    XCTAssertEqual(attributes()?[kSecAttrAccount as String] as? String, "you")
  }

  func testAccessControlsAreKept() throws {
    var error: Unmanaged<CFError>?
    let control = try XCTUnwrap(
      SecAccessControlCreateWithFlags(
        kCFAllocatorDefault, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, [.biometryAny, .or, .devicePasscode], &error))
    XCTAssertNil(error)
    let item = query([kSecAttrAccount as String: "me", kSecValueData as String: Data(), kSecAttrAccessControl as String: control])
    XCTAssertEqual(SecItemAdd(item, nil), errSecSuccess)
    XCTAssertEqual(attributes()?[kSecAttrAccessControl as String] as? SecAccessControl, control)
    XCTAssertEqual(attributes()?[kSecAttrAccessible as String] as? String, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as String)
    XCTAssertNil(SecAccessControlCreateWithFlags(nil, "other", [], &error))
    XCTAssertEqual(error.map { CFErrorGetCode($0.takeRetainedValue()) }, CFIndex(errSecParam))
  }

  func testInternetPasswordsDifferInTheirProtocol() {
    func query(_ name: CFString) -> CFDictionary {
      [
        kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "KeychainTests", kSecAttrProtocol as String: name,
        kSecAttrAuthenticationType as String: kSecAttrAuthenticationTypeHTTPBasic,
      ] as [String: Any] as CFDictionary
    }
    XCTAssertEqual(SecItemAdd(query(kSecAttrProtocolHTTPS), nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(query(kSecAttrProtocolFTP), nil), errSecSuccess)
    XCTAssertEqual(SecItemDelete(query(kSecAttrProtocolHTTPS)), errSecSuccess)
    XCTAssertEqual(SecItemCopyMatching(query(kSecAttrProtocolHTTPS), nil), errSecItemNotFound)
    XCTAssertEqual(SecItemDelete(query(kSecAttrProtocolFTP)), errSecSuccess)
  }

  func testResultsHaveDescriptions() {
    XCTAssertEqual(SecCopyErrorMessageString(errSecItemNotFound, nil), "The specified item could not be found in the keychain.")
    XCTAssertEqual(SecCopyErrorMessageString(17, nil), "OSStatus 17")
  }

  func testSharedCredentialsAreNotFound() {
    let answered = expectation(description: "answer")
    SecRequestSharedWebCredential(nil, nil) { credentials, error in
      XCTAssertNil(credentials)
      XCTAssertEqual(CFErrorGetCode(error), CFIndex(errSecItemNotFound))
      answered.fulfill()
    }
    wait(for: [answered], timeout: 5)
    XCTAssertEqual(SecCreateSharedWebCredentialPassword()?.split(separator: "-").map(\.count), [3, 3, 3, 3])
  }
}
