import Foundation
import FoundationCompatibility
import Testing

/// Tests BSD's `funopen`, which ZIPFoundation uses.
@Suite struct FileStreamTests {
  private final class Bytes {
    var data = Array("hello".utf8)
    var offset = 0
    var isClosed = false
  }

  @Test func aStreamReadsWritesAndSeeks() throws {
    let bytes = Bytes()
    let opened =
      funopen(
        Unmanaged.passUnretained(bytes).toOpaque(),
        { cookie, buffer, count in
          guard let cookie, let buffer else { return -1 }
          let bytes = Unmanaged<Bytes>.fromOpaque(cookie).takeUnretainedValue()
          let part = bytes.data.dropFirst(bytes.offset).prefix(Int(count))
          for (index, byte) in part.enumerated() { buffer[index] = CChar(bitPattern: byte) }
          bytes.offset += part.count
          return Int32(part.count)
        },
        { cookie, buffer, count in
          guard let cookie, let buffer else { return -1 }
          let bytes = Unmanaged<Bytes>.fromOpaque(cookie).takeUnretainedValue()
          for index in 0..<Int(count) {
            if bytes.offset < bytes.data.count {
              bytes.data[bytes.offset] = UInt8(bitPattern: buffer[index])
            } else {
              bytes.data.append(UInt8(bitPattern: buffer[index]))
            }
            bytes.offset += 1
          }
          return count
        },
        { cookie, offset, whence in
          guard let cookie else { return -1 }
          let bytes = Unmanaged<Bytes>.fromOpaque(cookie).takeUnretainedValue()
          bytes.offset = Int(offset) + (whence == SEEK_END ? bytes.data.count : whence == SEEK_CUR ? bytes.offset : 0)
          return fpos_t(bytes.offset)
        },
        { cookie in
          guard let cookie else { return -1 }
          Unmanaged<Bytes>.fromOpaque(cookie).takeUnretainedValue().isClosed = true
          return 0
        })
    let file = try #require(opened)
    #expect(fgetc(file) == Int32(UInt8(ascii: "h")))
    #expect(fseek(file, 0, SEEK_END) == 0)
    fputs(" you", file)
    #expect(fseek(file, 0, SEEK_SET) == 0)
    #expect(fgetc(file) == Int32(UInt8(ascii: "h")))
    #expect(fclose(file) == 0)
    #expect(bytes.isClosed && String(decoding: bytes.data, as: UTF8.self) == "hello you")
  }
}
