public import CoreGraphics

/// Creates a source of data. If the data is not an image, the source contains no images; it is never nil.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data: data, name: "image data")
}

/// Creates a source of a file. Returns nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data: data, name: url.path)
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  provider.data.map { CGImageSource(data: $0, name: "image data") }
}

/// Creates a source without data, for a file that arrives in parts.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(data: Data(), name: "image data", isIncremental: true)
}

/// Passes all data received so far to an incremental source, not only the new data.
///
/// - Parameter final: whether the data is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  if let data = provider.data { isrc.update(data, isFinal: final) }
}

/// Returns the uniform type identifiers of the formats that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) }

public func CGImageSourceGetTypeID() -> CFTypeID { 0x1a01 }
