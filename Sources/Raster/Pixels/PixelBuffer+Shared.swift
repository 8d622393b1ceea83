import Foundation

extension PixelBuffer {
  /// Creates a buffer of transparent pixels in a new file, which other processes can map with `init(bounds:ofFileAt:)`. The file remains
  /// when the buffer is freed.
  ///
  /// Returns nil for invalid bounds, and if the file exists already or cannot be created; the reason is then in `errno`.
  package convenience init?(bounds: PixelRect, makingFileAt path: String) {
    guard let bytes = Self.byteCount(bounds) else { return nil }
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The memory is reserved now. Otherwise, writing to a mapped page could end the process if no memory is left.
    let error = posix_fallocate(file, 0, off_t(bytes))
    guard error == 0, let memory = Self.map(file, bytes, PROT_READ | PROT_WRITE) else {
      unlink(path)
      errno = error == 0 ? errno : error
      return nil
    }
    self.init(bounds: bounds, memory: memory) { munmap($0, bytes) }
  }

  /// Maps the pixels in a file that another process created with the same bounds. They are read-only.
  ///
  /// Returns nil for invalid bounds, and if there is no such file or it is too short.
  package convenience init?(bounds: PixelRect, ofFileAt path: String) {
    guard let bytes = Self.byteCount(bounds) else { return nil }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var state = stat()
    guard fstat(file, &state) == 0, state.st_size >= bytes, let memory = Self.map(file, bytes, PROT_READ) else { return nil }
    self.init(bounds: bounds, memory: memory) { munmap($0, bytes) }
  }

  private static func map(_ file: Int32, _ bytes: Int, _ protection: Int32) -> UnsafeMutableRawPointer? {
    let memory = mmap(nil, bytes, protection, MAP_SHARED, file, 0)
    return memory == MAP_FAILED ? nil : memory
  }
}
