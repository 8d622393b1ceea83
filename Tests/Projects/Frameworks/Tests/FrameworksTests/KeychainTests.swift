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
}
