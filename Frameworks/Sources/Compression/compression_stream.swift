internal import zlib

// libcompression's functions (Apple: Compression), implemented with zlib. Only `COMPRESSION_ZLIB` works, which is raw DEFLATE (RFC 1951):
// streams of other algorithms cannot be created, and their buffers are neither written nor read.

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// The buffers of a stream, and its state (Apple: compression_stream).
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// The object to which `compression_stream.state` points.
private struct StreamState {
  var stream = z_stream()
  var isEncoding: Bool
}

public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
  let state = UnsafeMutablePointer<StreamState>.allocate(capacity: 1)
  state.initialize(to: StreamState(isEncoding: operation == COMPRESSION_STREAM_ENCODE))
  let size = Int32(MemoryLayout<z_stream>.size)
  // A negative number of bits means raw DEFLATE; Apple compresses at level 5.
  let result =
    state.pointee.isEncoding
    ? deflateInit2_(&state.pointee.stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    : inflateInit2_(&state.pointee.stream, -MAX_WBITS, ZLIB_VERSION, size)
  guard result == Z_OK else {
    state.deallocate()
    return COMPRESSION_STATUS_ERROR
  }
  stream.pointee.state = UnsafeMutableRawPointer(state)
  return COMPRESSION_STATUS_OK
}

@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
  guard let state = stream.pointee.state?.assumingMemoryBound(to: StreamState.self) else { return COMPRESSION_STATUS_ERROR }
  if state.pointee.isEncoding { deflateEnd(&state.pointee.stream) } else { inflateEnd(&state.pointee.stream) }
  state.deinitialize(count: 1)
  state.deallocate()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

/// Reads from the source and writes to the destination until one of them is used up.
/// - Returns: `COMPRESSION_STATUS_END` at the end of the stream, `COMPRESSION_STATUS_ERROR` if the source is damaged.
public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
  guard let state = stream.pointee.state?.assumingMemoryBound(to: StreamState.self) else { return COMPRESSION_STATUS_ERROR }
  let input = UInt32(clamping: stream.pointee.src_size), output = UInt32(clamping: stream.pointee.dst_size)
  state.pointee.stream.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
  state.pointee.stream.avail_in = input
  state.pointee.stream.next_out = stream.pointee.dst_ptr
  state.pointee.stream.avail_out = output
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0 && Int(input) == stream.pointee.src_size
  let result =
    state.pointee.isEncoding ? deflate(&state.pointee.stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(&state.pointee.stream, Z_NO_FLUSH)
  let taken = Int(input - state.pointee.stream.avail_in), written = Int(output - state.pointee.stream.avail_out)
  stream.pointee.src_ptr += taken
  stream.pointee.src_size -= taken
  stream.pointee.dst_ptr += written
  stream.pointee.dst_size -= written
  switch result {
  case Z_STREAM_END: return COMPRESSION_STATUS_END
  case Z_OK: return COMPRESSION_STATUS_OK
  // No progress was possible: the destination is full, or more input is needed, unless there is no more.
  case Z_BUF_ERROR: return isLast && !state.pointee.isEncoding && output > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
  default: return COMPRESSION_STATUS_ERROR
  }
}

public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// - Returns: the number of bytes written; 0 if the destination is too small.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let result = whole(COMPRESSION_STREAM_ENCODE, algorithm, dst_buffer, dst_size, src_buffer, src_size)
  return result.status == COMPRESSION_STATUS_END ? result.written : 0
}

/// - Returns: the number of bytes written, which is `dst_size` if the destination is too small; 0 if the source is damaged.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let result = whole(COMPRESSION_STREAM_DECODE, algorithm, dst_buffer, dst_size, src_buffer, src_size)
  return result.status == COMPRESSION_STATUS_ERROR ? 0 : result.written
}

/// Compresses or decompresses a buffer at once.
private func whole(
  _ operation: compression_stream_operation, _ algorithm: compression_algorithm, _ target: UnsafeMutablePointer<UInt8>, _ targetSize: Int,
  _ source: UnsafePointer<UInt8>, _ sourceSize: Int
) -> (status: compression_status, written: Int) {
  var stream = compression_stream(dst_ptr: target, dst_size: targetSize, src_ptr: source, src_size: sourceSize, state: nil)
  guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return (COMPRESSION_STATUS_ERROR, 0) }
  defer { compression_stream_destroy(&stream) }
  var status = COMPRESSION_STATUS_OK
  while status == COMPRESSION_STATUS_OK, stream.dst_size > 0 {
    let before = (stream.src_size, stream.dst_size)
    status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    if before == (stream.src_size, stream.dst_size) { break }
  }
  return (status, targetSize - stream.dst_size)
}
