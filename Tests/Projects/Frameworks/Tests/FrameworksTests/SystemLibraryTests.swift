import AVFoundation
import CommonCrypto
import Compression
import Darwin
import GameKit
import LinkPresentation
import SQLite3
import XCTest
import zlib

#if !canImport(SQLite3) || !canImport(zlib)
  #error("modules of C libraries can be imported")
#endif

/// C libraries and keys.
final class SystemLibraryTests: XCTestCase {
  private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  /// Apple, OSAtomic(3): bit 0 is the highest of the first byte; functions with `Orig` return the value before the change.
  func testAtomicOperationsOnBits() {
    var bits: UInt32 = 0
    XCTAssertFalse(OSAtomicTestAndSetBarrier(7, &bits))
    XCTAssertTrue(OSAtomicTestAndSet(7, &bits))
    XCTAssertEqual(bits, 1)
    XCTAssertEqual(OSAtomicOr32(6, &bits), 7)
    XCTAssertEqual(OSAtomicAnd32OrigBarrier(5, &bits), 7)
    XCTAssertEqual(bits, 5)
    XCTAssertTrue(OSAtomicTestAndClear(7, &bits))
    XCTAssertEqual(OSAtomicXor32(5, &bits), 1)
  }

  /// RFC 4231, test case 2, and RFC 2202, test case 2.
  func testAuthenticationCodes() {
    let key = Array("Jefe".utf8), data = Array("what do ya want for nothing?".utf8)
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, data, data.count, &code)
    XCTAssertEqual(hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    var short = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, data, data.count, &short)
    XCTAssertEqual(hex(short), "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
  }

  /// RFC 6070, the second and the fifth example.
  func testKeysFromPasswords() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    XCTAssertEqual(
      CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20), Int32(kCCSuccess))
    XCTAssertEqual(hex(key), "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    var long = [UInt8](repeating: 0, count: 25)
    let text = Array("saltSALTsaltSALTsaltSALTsaltSALTsalt".utf8)
    _ = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "passwordPASSWORDpassword", 24, text, text.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096,
      &long, 25)
    XCTAssertEqual(hex(long), "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038")
    XCTAssertEqual(CCKeyDerivationPBKDF(9, "", 0, salt, 4, 1, 1, &key, 20), Int32(kCCParamError))
  }

  /// Raw DEFLATE (RFC 1951): a stored block of three bytes is read, and what is written is read again.
  func testCompression() throws {
    var target = [UInt8](repeating: 0, count: 100)
    let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 97, 98, 99]
    XCTAssertEqual(compression_decode_buffer(&target, 100, stored, stored.count, nil, COMPRESSION_ZLIB), 3)
    XCTAssertEqual(target.prefix(3), [97, 98, 99])
    XCTAssertEqual(compression_decode_buffer(&target, 2, stored, stored.count, nil, COMPRESSION_ZLIB), 2)
    XCTAssertEqual(compression_decode_buffer(&target, 100, [7, 7, 7], 3, nil, COMPRESSION_ZLIB), 0)
    XCTAssertEqual(compression_encode_buffer(&target, 100, stored, stored.count, nil, COMPRESSION_LZFSE), 0)

    let text = Data((0..<10_000).map { UInt8($0 / 100) })
    var packed = Data()
    let filter = try OutputFilter(.compress, using: .zlib, bufferCapacity: 64) { if let data = $0 { packed += data } }
    for start in stride(from: 0, to: text.count, by: 1000) { try filter.write(text[start..<start + 1000]) }
    try filter.finalize()
    XCTAssertLessThan(packed.count, 1000)
    var rest = packed
    let reader = try InputFilter<Data>(.decompress, using: .zlib, bufferCapacity: 128) { count in
      defer { rest = Data(rest.dropFirst(count)) }
      return rest.isEmpty ? nil : Data(rest.prefix(count))
    }
    var unpacked = Data()
    while let part = try reader.readData(ofLength: 777) { unpacked += part }
    XCTAssertEqual(unpacked, text)
    XCTAssertThrowsError(try OutputFilter(.compress, using: .lzma) { _ in })
    let broken = try OutputFilter(.decompress, using: .zlib) { _ in }
    XCTAssertThrowsError(try broken.write(Data([7, 7, 7, 7, 7, 7])))
  }

  /// The check value of CRC-32, and `import Foundation` alone brings the lock.
  func testChecksumsAndLocks() {
    XCTAssertEqual(crc32(0, Array("123456789".utf8), 9), 0xCBF4_3926)
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    os_unfair_lock_unlock(&lock)
    XCTAssertTrue(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  /// Darwin's names, which ZIPFoundation uses.
  func testTimesOfFiles() {
    var found = stat()
    XCTAssertEqual(lstat("/", &found), 0)
    XCTAssertGreaterThan(found.st_mtimespec.tv_sec, 0)
    XCTAssertGreaterThan(found.st_atimespec.tv_sec, 0)
  }

  func testADatabaseInMemory() {
    var database: OpaquePointer?
    XCTAssertEqual(sqlite3_open(":memory:", &database), SQLITE_OK)
    defer { sqlite3_close(database) }
    XCTAssertEqual(sqlite3_exec(database, "CREATE TABLE t (name TEXT); INSERT INTO t VALUES ('Ada')", nil, nil, nil), SQLITE_OK)
    var statement: OpaquePointer?
    XCTAssertEqual(sqlite3_prepare_v2(database, "SELECT name FROM t", -1, &statement, nil), SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    XCTAssertEqual(sqlite3_step(statement), SQLITE_ROW)
    XCTAssertEqual(sqlite3_column_text(statement, 0).map { String(cString: $0) }, "Ada")
  }

  func testMetadataOfLinksAreKeptAndNotFetched() async {
    let metadata = LPLinkMetadata()
    metadata.title = "Ada"
    XCTAssertEqual((metadata.copy() as? LPLinkMetadata)?.title, "Ada")
    do {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/"))
      XCTFail("something was fetched")
    } catch { XCTAssertEqual((error as? LPError)?.code, .metadataFetchFailed) }
  }

  /// A sound that is there has a player, although nothing is heard.
  func testPlayersNeedASound() throws {
    XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp3")
    try Data([1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(try AVAudioPlayer(contentsOf: file).url, file)
    XCTAssertEqual(try AVAudioPlayer(data: Data([1])).data, Data([1]))
    XCTAssertThrowsError(try AVAudioPlayer(data: Data()))
  }

  func testGameKitBringsRandomSources() {
    XCTAssertEqual(GKMersenneTwisterRandomSource(seed: 7).nextInt(upperBound: 1), 0)
  }
}
