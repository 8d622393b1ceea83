/// Replaces each pixel by the mean of the pixels around it, for each channel.
/// - Parameters:
///   - kernel_height: the height of the kernel in rows, an odd number. `kernel_width` is its width.
///   - flags: the pixels beyond the edge: those at the edge (`kvImageEdgeExtend`), a colour by default, or none, in which case the mean is
///     taken over the pixels that exist (`kvImageTruncateKernel`).
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src, dest, (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)), (Int(kernel_width), Int(kernel_height)), backgroundColor, flags, passes: 1)
}

/// Replaces each pixel by a mean whose weights decrease linearly from the centre. Computed with two box filters of half the size.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  let half = (Int(kernel_width) / 4 * 2 + 1, Int(kernel_height) / 4 * 2 + 1)
  guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
  return convolve(src, dest, (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)), half, backgroundColor, flags, passes: 2)
}

private func convolve(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?, _ offset: (x: Int, y: Int),
  _ kernel: (width: Int, height: Int),
  _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags, passes: Int
) -> vImage_Error {
  guard let source = PixelRows(src), let target = PixelRows(dest) else { return kvImageNullPointerArgument }
  if Int(flags) & kvImageGetTempBufferSize != 0 { return target.rowBytes * target.height }
  guard kernel.width % 2 == 1, kernel.height % 2 == 1 else { return kvImageInvalidKernelSize }
  guard offset.x + target.width <= source.width, offset.y + target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  let colour = (0..<4).map { background?[$0] ?? 0 }
  let edge: ChannelBlur.Edge =
    Int(flags) & kvImageEdgeExtend != 0 ? .extend : Int(flags) & kvImageTruncateKernel != 0 ? .truncate : .fill
  for channel in 0..<4 {
    if channel == 0, Int(flags) & kvImageLeaveAlphaUnchanged != 0 { continue }
    var plane = ChannelBlur(width: source.width, height: source.height, edge: edge, background: colour[channel])
    for y in 0..<source.height { for x in 0..<source.width { plane.values[y * source.width + x] = source[y][4 * x + channel] } }
    for _ in 0..<passes { plane.blur(width: kernel.width, height: kernel.height) }
    for y in 0..<target.height {
      for x in 0..<target.width { target[y][4 * x + channel] = plane.values[(y + offset.y) * source.width + x + offset.x] }
    }
  }
  return kvImageNoError
}

/// A channel that is blurred with running sums, so that the cost does not depend on the size of the kernel.
private struct ChannelBlur {
  enum Edge { case extend, truncate, fill }

  let width: Int
  let height: Int
  let edge: Edge
  let background: UInt8
  var values: [UInt8]

  init(width: Int, height: Int, edge: Edge, background: UInt8) {
    (self.width, self.height, self.edge, self.background) = (width, height, edge, background)
    values = [UInt8](repeating: 0, count: width * height)
  }

  /// Computes the sums of the rows first, so that values are rounded only once.
  mutating func blur(width kernelWidth: Int, height kernelHeight: Int) {
    guard width > 0, height > 0 else { return }
    var rows = [Int](repeating: 0, count: width * height)
    for y in 0..<height {
      let sums = Self.sums(width, kernelWidth, edge, Int(background)) { Int(values[y * width + $0]) }
      for x in 0..<width { rows[y * width + x] = sums[x] }
    }
    let outside = Int(background) * kernelWidth
    for x in 0..<width {
      let columns = Self.span(x, width, kernelWidth, edge)
      let sums = Self.sums(height, kernelHeight, edge, outside) { rows[$0 * width + x] }
      for y in 0..<height {
        let count = columns * Self.span(y, height, kernelHeight, edge)
        values[y * width + x] = UInt8(clamping: (sums[y] + count / 2) / count)
      }
    }
  }

  /// Returns the number of samples in the sum at a position.
  private static func span(_ index: Int, _ count: Int, _ kernel: Int, _ edge: Edge) -> Int {
    guard edge == .truncate else { return kernel }
    return min(count - 1, index + kernel / 2) - max(0, index - kernel / 2) + 1
  }

  private static func sums(_ count: Int, _ kernel: Int, _ edge: Edge, _ background: Int, _ value: (Int) -> Int) -> [Int] {
    func sample(_ index: Int) -> Int {
      if index >= 0, index < count { return value(index) }
      switch edge {
      case .extend: return value(min(max(index, 0), count - 1))
      case .truncate: return 0
      case .fill: return background
      }
    }
    let half = kernel / 2
    var sum = (-half...half).reduce(0) { $0 + sample($1) }
    var sums = [sum]
    sums.reserveCapacity(count)
    for index in 1..<max(count, 1) {
      sum += sample(index + half) - sample(index - half - 1)
      sums.append(sum)
    }
    return sums
  }
}
