public import CoreGraphics

/// Never nil for data that is no image: there are no pictures in it.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data: data, name: "image data")
}

/// nil where the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data: data, name: url.path)
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  provider.data.map { CGImageSource(data: $0, name: "image data") }
}

/// A source without data, for a file that arrives bit by bit.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(data: Data(), name: "image data", isIncremental: true)
}

/// Gives an incremental source all data that has arrived up to now, not only what is new.
///
/// - Parameter final: nothing more will come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  if let data = provider.data { isrc.update(data, isFinal: final) }
}

/// The uniform type identifiers that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) }

public func CGImageSourceGetTypeID() -> CFTypeID { 0x1a01 }
