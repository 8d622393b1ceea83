internal import CJPEG
internal import CoreGraphics
internal import Raster

/// Reads JPEG with TurboJPEG: grey, colour and CMYK.
struct JPEGReader {
  private let bytes: [UInt8]
  private let name: String
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    self.bytes = bytes
    self.name = name
    self.limits = limits
  }

  /// - Parameters:
  ///   - isPart: whether the file is incomplete. Missing pixels are grey.
  ///   - divisor: 2, 4 or 8 decodes an image that is smaller by this factor, in less time.
  func read(isPart: Bool = false, divisor: Int = 1) throws(ImageFileError) -> CGImage {
    // A file without an end marker is truncated, even if the decoder accepts it.
    guard isPart || bytes.indices.dropLast().reversed().contains(where: { bytes[$0] == 0xff && bytes[$0 + 1] == 0xd9 }) else {
      throw .truncated(file: name)
    }
    guard let decoder = tjInitDecompress() else { throw .unreadable(file: name, reason: "no memory for the decoder") }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0 else {
      throw failure(decoder)
    }
    let full = (width: Int(width), height: Int(height))
    try ImageFile.check(width: full.width, height: full.height, name: name)
    if [2, 4, 8].contains(divisor) {
      // The header contains the size. The decoder supports certain fractions of it, rounded up.
      width = (width + Int32(divisor) - 1) / Int32(divisor)
      height = (height + Int32(divisor) - 1) / Int32(divisor)
    }
    // Every scan passes over all coefficients of the picture, even one without data.
    let (scans, keepsCoefficients) = scans
    var work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
    try work.add(full.width * full.height * max(1, scans))
    let coefficients = keepsCoefficients ? full.width * full.height * Self.bytesOfCoefficients(subsampling, isCMYK: Self.isCMYK(space)) : 0
    try ImageFile.check(width: Int(width), height: Int(height), name: name, copies: 1, extra: coefficients, limits)
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))) else {
      throw .tooLarge(file: name, width: Int(width), height: Int(height))
    }
    let isCMYK = Self.isCMYK(space)
    let format = Int32(isCMYK ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue)
    let result = buffer.base.withMemoryRebound(to: UInt8.self, capacity: buffer.stride * buffer.height * 4) {
      tjDecompress2(
        decoder, bytes, UInt(bytes.count), $0, width, Int32(buffer.stride * 4), height, format, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
    }
    if result != 0 {
      let error = failure(decoder)
      let isWarning = tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
      // Warnings that do not affect pixels, such as those about bytes between markers, are ignored.
      if case .corrupt = error, isWarning {} else if !(isPart && isWarning) { throw error }
    }
    let profile = ColorProfile(jpeg: bytes)
    switch profile?.space {
    case .cmyk? where isCMYK: profile?.convert(buffer)
    case .rgb? where !isCMYK && space != Int32(TJCS_GRAY.rawValue), .grey? where space == Int32(TJCS_GRAY.rawValue):
      profile?.convert(buffer)
    default: if isCMYK { convertCMYK(buffer) }
    }
    buffer.isOpaque = true
    return CGImage(pixels: buffer)
  }

  private static func isCMYK(_ space: Int32) -> Bool { space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue) }

  /// Returns the number of bytes of coefficients for each pixel, rounded up: two for each component, less for chroma with a lower
  /// resolution.
  private static func bytesOfCoefficients(_ subsampling: Int32, isCMYK: Bool) -> Int {
    if isCMYK { return 8 }
    switch subsampling {
    case Int32(TJSAMP_GRAY.rawValue): return 2
    case Int32(TJSAMP_420.rawValue), Int32(TJSAMP_411.rawValue): return 3
    case Int32(TJSAMP_422.rawValue), Int32(TJSAMP_440.rawValue): return 4
    default: return 6
    }
  }

  /// The number of scans. If the outline of a damaged file cannot be read, the markers are counted.
  private var scans: (count: Int, keepCoefficients: Bool) {
    if let outline = try? ImageOutline(jpeg: bytes, name) { return (outline.scans, outline.keepsCoefficients) }
    return (bytes.indices.dropLast().reduce(0) { $0 + (bytes[$1] == 0xff && bytes[$1 + 1] == 0xda ? 1 : 0) }, true)
  }

  /// Adobe's files contain inverted inks, so a channel multiplied with black gives the light.
  private func convertCMYK(_ buffer: PixelBuffer) {
    for y in 0..<buffer.height {
      let row = buffer.row(y)
      for x in 0..<buffer.width {
        let (c, m, ye, k) = (row[x] & 255, row[x] >> 8 & 255, row[x] >> 16 & 255, row[x] >> 24)
        row[x] = 0xff00_0000 | (c * k + 127) / 255 << 16 | (m * k + 127) / 255 << 8 | (ye * k + 127) / 255
      }
    }
  }

  private func failure(_ decoder: tjhandle) -> ImageFileError {
    let text = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown"
    return text.lowercased().contains("premature end") ? .truncated(file: name) : .corrupt(file: name, reason: text)
  }
}
