public import CoreGraphics

/// How many pictures there are: several in an animated GIF, PNG or WebP, 0 in what is no image. Of a file that is still arriving, those that
/// have begun.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.facts?.outline.frames.count ?? 0 }

/// The uniform type identifier, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

/// The picture that stands for the file: the first one.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  let status = isrc.status
  guard let frames = isrc.facts?.outline.frames else { return status }
  guard frames.indices.contains(index) else { return status == .statusComplete ? .statusInvalidData : status }
  return frames[index].isComplete ? .statusComplete : status
}

/// The picture as it is stored; of an animation, as it shows. nil, with the reason on standard error, where it cannot be read. An incremental
/// source gives what is there of it.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard let factor = CGImageProperties.number(options?[kCGImageSourceSubsampleFactor]), [2, 4, 8].contains(factor) else {
    return isrc.picture(index)
  }
  guard let outline = isrc.facts?.outline, let picture = isrc.picture(index, divisor: Int(factor)) else { return nil }
  let (width, height) = ((outline.width + Int(factor) - 1) / Int(factor), (outline.height + Int(factor) - 1) / Int(factor))
  return picture.width == width && picture.height == height ? picture : picture.scaled(to: width, height)
}

/// Lets go of what was decoded of a picture.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.forget(index) }

/// Depth and the like, which the formats that are read do not hold: always nil.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }
