internal import CImageLibraries
internal import CoreGraphics

/// A HEIC or AVIF file that libheif has opened, with its primary image.
final class HEIFFile {
  private let file: OpaquePointer
  /// A copy of the file's bytes, at an address that does not change, because libheif keeps it.
  private let storage: UnsafeMutableBufferPointer<UInt8>
  let facts: cimage_heif_facts
  private let name: String

  init(_ bytes: [UInt8], _ name: String) throws(ImageFileError) {
    let storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = storage.initialize(from: bytes)
    var fault = cimage_fault()
    guard let file = cimage_heif_open(storage.baseAddress, storage.count, Int32(ImageFile.maximumSide), &fault) else {
      storage.deallocate()
      throw fault.error(name)
    }
    var facts = cimage_heif_facts()
    cimage_heif_get_facts(file, &facts)
    (self.file, self.storage, self.facts, self.name) = (file, storage, facts, name)
  }

  deinit {
    cimage_heif_close(file)
    storage.deallocate()
  }

  /// The bytes of the colour profile; empty if there is none.
  var profile: [UInt8] { Self.copy(most: ColorProfile.maximumBytes) { cimage_heif_profile(self.file, $0, $1) } }
  /// The EXIF data from its TIFF header; empty if there is none.
  var exif: [UInt8] { Self.copy(most: 16 << 20) { cimage_heif_exif(self.file, $0, $1) } }

  private static func copy(most: Int, _ body: (UnsafeMutablePointer<UInt8>?, Int) -> Int) -> [UInt8] {
    let count = body(nil, 0)
    guard count > 0, count <= most else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes.withUnsafeMutableBufferPointer { body($0.baseAddress, count) } == count ? bytes : []
  }

  /// Decodes into rows of B, G, R, A.
  func decode(_ target: UnsafeMutablePointer<UInt8>, stride: Int) throws(ImageFileError) {
    var fault = cimage_fault()
    guard cimage_heif_decode(file, target, stride, &fault) != 0 else { throw fault.error(name) }
  }
}

extension cimage_fault {
  func error(_ name: String) -> ImageFileError {
    let text = withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return is_missing != 0 ? .unsupported(file: name, reason: text) : .corrupt(file: name, reason: text)
  }
}
