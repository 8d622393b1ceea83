internal import CDataCompression

extension NSData {
  /// An algorithm for `compressed(using:)` (Apple: NSData.CompressionAlgorithm). LZFSE is only stored and not compressed here, since Linux has no
  /// library for it; data that Apple's systems compressed with it cannot be read.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse = 0
    case lz4 = 1
    case lzma = 2
    /// Raw DEFLATE (RFC 1951), without the header of zlib.
    case zlib = 3
  }

  /// Returns the data compressed.
  /// - Throws: `CocoaError.compressionFailed` or `featureUnsupported`, whose description names the reason.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
    try Self.made(algorithm.compress(Data(referencing: self)))
  }

  /// Returns the data that was compressed to this data.
  /// - Throws: `CocoaError.decompressionFailed` or `featureUnsupported`, whose description names the reason.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
    try Self.made(algorithm.decompress(Data(referencing: self)))
  }

  private static func made(_ data: Data) throws -> Self {
    let object = self is NSMutableData.Type ? NSMutableData(data: data) : NSData(data: data)
    guard let result = object as? Self else { throw CocoaError(.featureUnsupported) }
    return result
  }
}

extension NSMutableData {
  /// Replaces the data by the compressed data.
  public func compress(using algorithm: CompressionAlgorithm) throws { setData(try algorithm.compress(Data(referencing: self))) }
  /// Replaces the data by that which was compressed to it.
  public func decompress(using algorithm: CompressionAlgorithm) throws { setData(try algorithm.decompress(Data(referencing: self))) }
}

extension NSData.CompressionAlgorithm {
  private var number: cdata_algorithm { cdata_algorithm(UInt32(rawValue)) }

  fileprivate func compress(_ data: Data) throws -> Data {
    try taken(data.withUnsafeBytes { cdata_compress(number, $0.baseAddress, $0.count) }, .compressionFailed)
  }
  fileprivate func decompress(_ data: Data) throws -> Data {
    try taken(data.withUnsafeBytes { cdata_decompress(number, $0.baseAddress, $0.count) }, .decompressionFailed)
  }

  private func taken(_ result: cdata_result, _ failure: CocoaError.Code) throws -> Data {
    guard result.status == CDATA_OK, let bytes = result.bytes else { throw fault(result.status, failure) }
    return Data(bytesNoCopy: bytes, count: result.count, deallocator: .free)
  }

  private func fault(_ status: cdata_status, _ failure: CocoaError.Code) -> CocoaError {
    let text =
      switch status {
      case CDATA_MISSING: "\(self) needs the library \(library), which is not installed."
      case CDATA_UNSUPPORTED: "Data that is compressed with \(self) cannot be read on Linux."
      default: failure == .compressionFailed ? "The data cannot be compressed." : "The data is no complete \(self) data."
      }
    let isUnsupported = status == CDATA_MISSING || status == CDATA_UNSUPPORTED
    return CocoaError(isUnsupported ? .featureUnsupported : failure, userInfo: [NSLocalizedDescriptionKey: text])
  }

  private var library: String {
    switch self {
    case .lzfse: "liblzfse"
    case .lz4: "liblz4"
    case .lzma: "liblzma"
    case .zlib: "zlib"
    }
  }
}

extension CocoaError {
  public static var compressionFailed: Code { .compressionFailed }
  public static var decompressionFailed: Code { .decompressionFailed }
}

extension CocoaError.Code {
  public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
  public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}
