internal import CImageLibraries
internal import CoreGraphics

/// A page of a TIFF file that libtiff has opened.
final class TIFFFile {
  private let file: OpaquePointer
  /// A copy of the file's bytes, at an address that does not change, because libtiff keeps it.
  private let storage: UnsafeMutableBufferPointer<UInt8>
  private let name: String

  /// - Parameter memory: the maximum size of a single allocation by libtiff, in bytes.
  init(_ bytes: [UInt8], _ name: String, page: Int, memory: Int) throws(ImageFileError) {
    let storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = storage.initialize(from: bytes)
    var fault = cimage_fault()
    guard let file = cimage_tiff_open(storage.baseAddress, storage.count, Int32(page), memory, &fault) else {
      storage.deallocate()
      throw fault.error(name)
    }
    (self.file, self.storage, self.name) = (file, storage, name)
  }

  deinit {
    cimage_tiff_close(file)
    storage.deallocate()
  }

  var size: (width: Int, height: Int) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    cimage_tiff_size(file, &width, &height)
    return (Int(width), Int(height))
  }

  /// The bytes of the colour profile; empty if there is none.
  var profile: [UInt8] {
    let count = cimage_tiff_profile(file, nil, 0)
    guard count > 0, count <= ColorProfile.maximumBytes else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    _ = cimage_tiff_profile(file, &bytes, count)
    return bytes
  }

  /// Decodes into premultiplied pixels of R, G, B, A without gaps.
  func decode(_ pixels: UnsafeMutablePointer<UInt32>) throws(ImageFileError) {
    var fault = cimage_fault()
    guard cimage_tiff_decode(file, pixels, &fault) != 0 else { throw fault.error(name) }
  }
}
