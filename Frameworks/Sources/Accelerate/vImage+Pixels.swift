/// Multiplies the colours by alpha, which is the first byte.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error {
  vImageMap(src, dest) { pixel, to in
    (to[0], to[1], to[2], to[3]) = (UInt8(pixel.0), times(pixel.1, pixel.0), times(pixel.2, pixel.0), times(pixel.3, pixel.0))
  }
}

/// Multiplies the colours by alpha, which is the last byte.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error {
  vImageMap(src, dest) { pixel, to in
    (to[0], to[1], to[2], to[3]) = (times(pixel.0, pixel.3), times(pixel.1, pixel.3), times(pixel.2, pixel.3), UInt8(pixel.3))
  }
}

@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error {
  vImageMap(src, dest) { pixel, to in
    (to[0], to[1], to[2], to[3]) = (UInt8(pixel.0), over(pixel.1, pixel.0), over(pixel.2, pixel.0), over(pixel.3, pixel.0))
  }
}

@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error {
  vImageMap(src, dest) { pixel, to in
    (to[0], to[1], to[2], to[3]) = (over(pixel.0, pixel.3), over(pixel.1, pixel.3), over(pixel.2, pixel.3), UInt8(pixel.3))
  }
}

private func times(_ value: Int, _ alpha: Int) -> UInt8 { UInt8((value * alpha + 127) / 255) }
private func over(_ value: Int, _ alpha: Int) -> UInt8 { alpha == 0 ? 0 : UInt8(clamping: (value * 255 + alpha / 2) / alpha) }

/// Reorders channels: channel i of the result is channel `permuteMap[i]` of the source.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ permuteMap: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let permuteMap, (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
  return vImageMap(src, dest) { pixel, to in
    let channels = [pixel.0, pixel.1, pixel.2, pixel.3]
    for index in 0..<4 { to[index] = UInt8(channels[Int(permuteMap[index])]) }
  }
}

/// Multiplies each pixel by a matrix: each channel of the result is a sum of the source's channels, weighted by a column of the matrix.
/// - Parameter divisor: the number by which the sums are divided.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ matrix: UnsafePointer<Int16>!, _ divisor: Int32,
  _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let matrix, divisor != 0 else { return kvImageInvalidParameter }
  let weights = (0..<16).map { Int(matrix[$0]) }
  let before = (0..<4).map { Int(pre_bias?[$0] ?? 0) }, after = (0..<4).map { Int(post_bias?[$0] ?? 0) }
  return vImageMap(src, dest) { pixel, to in
    let channels = [pixel.0 + before[0], pixel.1 + before[1], pixel.2 + before[2], pixel.3 + before[3]]
    for column in 0..<4 {
      let sum = (0..<4).reduce(after[column]) { $0 + channels[$1] * weights[4 * $1 + column] }
      to[column] = UInt8(clamping: sum / Int(divisor))
    }
  }
}

/// Scales an image. A pixel is the mean of the source pixels that it covers; if the image is enlarged, it is interpolated linearly.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = PixelRows(src), let target = PixelRows(dest) else { return kvImageNullPointerArgument }
  if Int(flags) & kvImageGetTempBufferSize != 0 { return target.rowBytes * target.height }
  guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
  let columns = (0..<target.width).map { weights(at: $0, of: target.width, from: source.width) }
  let rows = (0..<target.height).map { weights(at: $0, of: target.height, from: source.height) }
  for y in 0..<target.height {
    for x in 0..<target.width {
      var sums = SIMD4<Float>.zero
      for (row, weight) in rows[y] {
        for (column, share) in columns[x] {
          let pixel = source[row] + 4 * column
          sums += SIMD4(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3])) * (weight * share)
        }
      }
      let to = target[y] + 4 * x
      for channel in 0..<4 { to[channel] = UInt8(clamping: Int(sums[channel].rounded())) }
    }
  }
  return kvImageNoError
}

/// Returns the source samples for position `place` of `count`, and their weights.
private func weights(at index: Int, of count: Int, from samples: Int) -> [(Int, Float)] {
  let step = Double(samples) / Double(count)
  guard step > 1 else {
    let middle = (Double(index) + 0.5) * step - 0.5
    let low = Int(middle.rounded(.down)), share = Float(middle - middle.rounded(.down))
    return [(min(max(low, 0), samples - 1), 1 - share), (min(max(low + 1, 0), samples - 1), share)]
  }
  let start = Double(index) * step, end = start + step
  return (Int(start)...min(Int(end.rounded(.up)) - 1, samples - 1)).map { index in
    (index, Float((min(end, Double(index + 1)) - max(start, Double(index))) / step))
  }
}

@discardableResult
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error { reflect(src, dest) { x, y, _, height in (x, height - 1 - y) } }

@discardableResult
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error { reflect(src, dest) { x, y, width, _ in (width - 1 - x, y) } }

private func reflect(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?, _ coordinates: (Int, Int, Int, Int) -> (Int, Int)
) -> vImage_Error {
  guard let source = PixelRows(src), let target = PixelRows(dest) else { return kvImageNullPointerArgument }
  guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
  let copy = (0..<source.height).map { y in (0..<4 * source.width).map { source[y][$0] } }
  for y in 0..<target.height {
    for x in 0..<target.width {
      let (column, row) = coordinates(x, y, target.width, target.height)
      for channel in 0..<4 { target[y][4 * x + channel] = copy[row][4 * column + channel] }
    }
  }
  return kvImageNoError
}

/// Converts 16-bit floating-point numbers to 32 bits.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = src?.pointee, let target = dest?.pointee, source.data != nil, target.data != nil else {
    return kvImageNullPointerArgument
  }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<Int(target.height) {
    for x in 0..<Int(target.width) {
      let number = source.data.load(fromByteOffset: y * source.rowBytes + 2 * x, as: Float16.self)
      target.data.storeBytes(of: Float(number), toByteOffset: y * target.rowBytes + 4 * x, as: Float.self)
    }
  }
  return kvImageNoError
}
