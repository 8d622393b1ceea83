internal import CoreGraphics
internal import Raster

extension CGImageDestination {
  func encode() throws(ImageFileError) -> Data {
    var pictures: [CGImage] = []
    for (image, own) in images { pictures.append(try prepared(image, own.merging(properties) { first, _ in first })) }
    let first = images[0].properties.merging(properties) { first, _ in first }
    let quality = CGImageProperties.number(first[kCGImageDestinationLossyCompressionQuality]) ?? 0.9
    guard pictures.count > 1 || format == .gif else {
      let data = try ImageFile.encode(pictures[0], as: format, quality: quality, name: name)
      return ImageMetadata.insert(first, into: data, format)
    }
    let (width, height) = (pictures.map(\.width).max() ?? 0, pictures.map(\.height).max() ?? 0)
    let loops = CGImageProperties.number(group(properties)[kCGImagePropertyGIFLoopCount]).map { Int(min(max($0, 0), 65535)) }
    let writer: any AnimationWriter
    switch format {
    case .gif: writer = try AnimatedGIFWriter(width: width, height: height, loops: loops, isFaithful: true, name: name)
    case .webP: writer = try AnimatedWebPWriter(width: width, height: height, quality: quality, loops: loops ?? 0, name: name)
    case .png: writer = try AnimatedPNGWriter(width: width, height: height, loops: loops ?? 0, name: name)
    case .jpeg, .heic, .avif, .tiff, .bmp, .ico: throw .notWritten(file: name, reason: "\(format.rawValue) holds one image")
    }
    for (picture, entry) in zip(pictures, images) {
      guard let frame = picture.onCanvas(width, height) else { throw .tooLarge(file: name, width: width, height: height) }
      let times = group(entry.properties)
      let delay = [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].compactMap { CGImageProperties.number(times[$0]) }
        .first
      try writer.add(frame, duration: max(delay ?? 0.1, format == .webP ? 0.001 : 0))
    }
    return try writer.finish()
  }

  /// Returns the dictionary of this format. A delay may also be in the dictionary of another format.
  private func group(_ properties: CFDictionary) -> CFDictionary {
    let keys = [format.dictionaryKey, kCGImagePropertyGIFDictionary, kCGImagePropertyPNGDictionary, kCGImagePropertyWebPDictionary]
    return keys.lazy.map { CGImageProperties.dictionary(properties[$0]) }.first { !$0.isEmpty } ?? [:]
  }

  /// Returns the image scaled down to the maximum size in the options, over their background colour if the format has no alpha.
  private func prepared(_ image: CGImage, _ options: CFDictionary) throws(ImageFileError) -> CGImage {
    let maximum = CGImageProperties.number(options[kCGImageDestinationImageMaxPixelSize]).map { max(1, Int(min($0, 1e6))) } ?? .max
    let color = format == .jpeg && !image.pixels.isOpaque ? options[kCGImageDestinationBackgroundColor] as? CGColor : nil
    let longer = max(image.width, image.height)
    guard longer > maximum || color != nil else { return image }
    let scale = longer > maximum ? Double(maximum) / Double(longer) : 1
    let (width, height) = (Int((Double(image.width) * scale).rounded()), Int((Double(image.height) * scale).rounded()))
    guard let result = image.scaled(to: max(1, width), max(1, height), over: color) else {
      throw .tooLarge(file: name, width: image.width, height: image.height)
    }
    return result
  }
}

extension CGImage {
  /// Returns the image in the top left corner of a transparent image of the given size.
  fileprivate func onCanvas(_ width: Int, _ height: Int) -> CGImage? {
    if self.width == width, self.height == height { return self }
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else { return nil }
    Canvas(buffer).draw(pixels, dx: -pixels.bounds.minX, dy: -pixels.bounds.minY)
    return CGImage(pixels: buffer)
  }
}
