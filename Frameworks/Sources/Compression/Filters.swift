public import Foundation

/// Apple: Algorithm. Only `zlib` works.
public enum Algorithm: CaseIterable, Sendable {
  case lzfse, zlib, lzma, lz4, brotli, lzbitmap

  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lzma: COMPRESSION_LZMA
    case .lz4: COMPRESSION_LZ4
    case .brotli: COMPRESSION_BROTLI
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }
}

/// Apple: FilterOperation.
public enum FilterOperation: Sendable {
  case compress, decompress
}

/// Apple: FilterError.
public enum FilterError: Error { case invalidState, invalidData }

/// A filter to which data are written; it passes the result on in pieces (Apple: OutputFilter).
public final class OutputFilter {
  private let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private let deliver: (Data?) throws -> Void
  private var isFinalized = false

  /// - Parameter writingTo: receives the pieces, and nil at the end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeBlock: @escaping (Data?) throws -> Void
  ) throws {
    capacity = max(1, bufferCapacity)
    buffer = .allocate(capacity: capacity)
    deliver = writeBlock
    stream.initialize(to: compression_stream(dst_ptr: buffer, dst_size: 0, src_ptr: UnsafePointer(buffer), src_size: 0, state: nil))
    let kind = operation == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    guard compression_stream_init(stream, kind, algorithm.rawValue) == COMPRESSION_STATUS_OK else { throw FilterError.invalidState }
  }

  deinit {
    compression_stream_destroy(stream)
    stream.deallocate()
    buffer.deallocate()
  }

  /// Writes data; nil or empty data end the stream.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinalized else { throw FilterError.invalidState }
    try process(Array(data), isLast: false)
  }

  public func finalize() throws {
    guard !isFinalized else { return }
    isFinalized = true
    try process([], isLast: true)
    try deliver(nil)
  }

  private func process(_ bytes: [UInt8], isLast: Bool) throws {
    try bytes.withUnsafeBufferPointer { source in
      stream.pointee.src_ptr = source.baseAddress ?? UnsafePointer(buffer)
      stream.pointee.src_size = source.count
      while true {
        stream.pointee.dst_ptr = buffer
        stream.pointee.dst_size = capacity
        let status = compression_stream_process(stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
        guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
        let count = capacity - stream.pointee.dst_size
        if count > 0 { try deliver(Data(bytes: buffer, count: count)) }
        if status == COMPRESSION_STATUS_END || count < capacity, stream.pointee.src_size == 0 || status == COMPRESSION_STATUS_END { break }
      }
    }
  }
}

/// A filter from which data are read (Apple: InputFilter).
public final class InputFilter<Source: DataProtocol> {
  private var output: OutputFilter?
  private let read: (Int) throws -> Source?
  private let capacity: Int
  private let ready = ReadyData()

  /// The output that the inner filter has delivered so far.
  private final class ReadyData {
    var data = Data()
    var isAtEnd = false
  }

  /// - Parameter readingFrom: returns up to the given number of bytes of the source; nil at its end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readBlock: @escaping (Int) throws -> Source?
  ) throws {
    read = readBlock
    capacity = max(1, bufferCapacity)
    output = try OutputFilter(operation, using: algorithm, bufferCapacity: bufferCapacity) { [ready] data in
      if let data { ready.data += data } else { ready.isAtEnd = true }
    }
  }

  /// - Returns: up to `count` bytes; nil at the end.
  public func readData(ofLength count: Int) throws -> Data? {
    while ready.data.count < count, !ready.isAtEnd { try output?.write(read(capacity)) }
    guard !ready.data.isEmpty || !ready.isAtEnd else { return nil }
    let part = Data(ready.data.prefix(count))
    ready.data = Data(ready.data.dropFirst(count))
    return part
  }
}
