import Foundation
import FoundationCompatibility
import Testing

@Suite struct DataCompressionTests {
  private let text = Data(String(repeating: "the same words ", count: 10_000).utf8)
  /// Bytes that do not become smaller.
  private let noise: Data = {
    var state: UInt32 = 1
    return Data(
      (0..<200_000).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      })
  }()

  @Test(arguments: [NSData.CompressionAlgorithm.lzfse, .lz4, .lzma, .zlib]) func dataComesBack(_ algorithm: NSData.CompressionAlgorithm)
    throws
  {
    for data in [text, noise, Data(), Data([7])] {
      let packed = try (data as NSData).compressed(using: algorithm)
      #expect(try packed.decompressed(using: algorithm) as Data == data)
      if data == text, algorithm != .lzfse { #expect(packed.length < 2_000) }
      if data == noise { #expect(packed.length < data.count + 200) }
      for count in [0, 1, packed.length / 2, packed.length - 1] {
        let part = packed.subdata(with: NSRange(location: 0, length: count)) as NSData
        #expect(throws: CocoaError.self, "\(count) of \(packed.length) bytes") { try part.decompressed(using: algorithm) }
      }
    }
  }

  /// Alamofire writes the header and the checksum of zlib around the result.
  @Test func zlibIsRawDeflate() throws {
    let packed = try (Data("a".utf8) as NSData).compressed(using: .zlib) as Data
    #expect(Array(packed) == [0x4B, 0x04, 0x00])
  }

  @Test func mutableDataChanges() throws {
    let data = NSMutableData(data: text)
    try data.compress(using: .zlib)
    #expect(data.length < 2_000)
    let copy: NSMutableData = try data.decompressed(using: .zlib)
    #expect(copy as Data == text)
    try data.decompress(using: .zlib)
    #expect(data as Data == text)
  }

  /// The blocks that Apple's tools write: one that repeats bytes of the block before it.
  @Test func blocksMayRepeatEarlierOnes() throws {
    // A stored block "abcdefgh", then one with a match of 8 bytes at a distance of 8, and the literal "ijklm".
    let bytes: [UInt8] =
      Array("bv4-".utf8) + [8, 0, 0, 0] + Array("abcdefgh".utf8) + Array("bv41".utf8) + [13, 0, 0, 0, 9, 0, 0, 0]
      + [0x04, 8, 0, 0x50] + Array("ijklm".utf8) + Array("bv4$".utf8)
    #expect(try NSData(data: Data(bytes)).decompressed(using: .lz4) as Data == Data("abcdefghabcdefghijklm".utf8))
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let compressed = NSData(data: Data("bvxn\u{1}\u{0}\u{0}\u{0}".utf8))
    let error = #expect(throws: CocoaError.self) { try compressed.decompressed(using: .lzfse) }
    #expect(error?.code == .featureUnsupported && error?.localizedDescription.contains("lzfse") == true)
    let damaged = #expect(throws: CocoaError.self) { try NSData(data: noise).decompressed(using: .zlib) }
    #expect(damaged?.code == .decompressionFailed)
  }
}
