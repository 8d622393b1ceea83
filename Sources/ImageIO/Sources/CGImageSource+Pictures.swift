public import CoreGraphics

/// Returns the number of images: several in an animated GIF, PNG or WebP, in a TIFF with several pages and in an ICO; 0 if the data is not
/// an image. For an incomplete file, the number of images that have begun.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.facts?.outline.frames.count ?? 0 }

/// Returns the uniform type identifier, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

/// Returns the index of the primary image, which is always the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  let status = isrc.status
  guard let frames = isrc.facts?.outline.frames else { return status }
  guard frames.indices.contains(index) else { return status == .statusComplete ? .statusInvalidData : status }
  return frames[index].isComplete ? .statusComplete : status
}

/// Returns an image as stored in the file; for an animation, a frame as it appears on screen. Returns nil if it cannot be read; the reason
/// is written to standard error. An incremental source returns the available part of the image.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard let factor = CGImageProperties.number(options?[kCGImageSourceSubsampleFactor]), [2, 4, 8].contains(factor) else {
    return isrc.picture(index)
  }
  guard let outline = isrc.facts?.outline, let picture = isrc.picture(index, divisor: Int(factor)) else { return nil }
  let size = outline.size(of: index)
  let (width, height) = ((size.width + Int(factor) - 1) / Int(factor), (size.height + Int(factor) - 1) / Int(factor))
  return picture.width == width && picture.height == height ? picture : picture.scaled(to: width, height)
}

/// Removes the decoded pixels of an image from the cache.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.forget(index) }

/// Returns auxiliary data such as depth. Always nil, because the supported formats contain none.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }
