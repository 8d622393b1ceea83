import CPixelKernels

/// Produces rows of a picture that is scaled along the axes. Tables hold the source pixels for each column and row.
struct GridShader {
  let image: PixelBuffer
  let source: PixelRect
  let filter: ImageFilter
  let tile: ImageTile
  /// The area that the tables were made for.
  let area: PixelRect
  let scratch: Scratch
  let isOpaque: Bool
  /// Whether the indices along a row never decrease.
  private let isRising: Bool
  /// The columns in which the picture is exactly halved: each pixel is the mean of four.
  private let halves: Range<Int>

  /// Creates a shader. Both functions are in 32.32 source pixels from the corner of `source`.
  init(_ pattern: ImagePattern, u: FixedMap, v: FixedMap, area: PixelRect, scratch: Scratch) {
    image = pattern.image
    source = pattern.source
    filter = pattern.filter
    tile = pattern.tile
    self.area = area
    self.scratch = scratch
    isOpaque = pattern.image.isOpaque && pattern.tile != .transparent
    isRising = pattern.tile != .repeat
    scratch.reserve(columns: area.width, lines: area.height)
    scratch.reserve(source: 2 * (source.width + 4))
    Self.fill(scratch.columns, area.width, source.width, filter, tile) { u.value(area.minX + $0, 0) }
    Self.fill(scratch.lines, area.height, source.height, filter, tile) { v.value(0, area.minY + $0) }
    let isHalf = filter == .linear && tile == .clamp && Self.isHalf(u.dx, u.value(0, 0)) && Self.isHalf(v.dy, v.value(0, 0))
    var columns = area.minX..<area.minX
    if isHalf {
      // Pixels that are clamped at the edges have a weight of 0.
      let weights = scratch.columns.weight
      var (low, high) = (0, area.width)
      while low < high, weights[low] == 0 { low += 1 }
      while low < high, weights[high - 1] == 0 { high -= 1 }
      columns = (area.minX + low)..<(area.minX + high)
    }
    halves = columns
  }

  private static func isHalf(_ step: Int, _ start: Int) -> Bool {
    step == 2 * FixedMap.one && (start &- FixedMap.one / 2) & (FixedMap.one - 1) == FixedMap.one / 2
  }

  /// Creates a shader with tables that the caller has filled already.
  init(image: PixelBuffer, source: PixelRect, filter: ImageFilter, area: PixelRect, scratch: Scratch, isRising: Bool) {
    self.isRising = isRising
    halves = 0..<0
    self.image = image
    self.source = source
    self.filter = filter
    self.area = area
    self.scratch = scratch
    tile = .clamp
    isOpaque = image.isOpaque
    scratch.reserve(source: 2 * (source.width + 4))
  }

  @inline(__always)
  private static func fill(
    _ table: AxisTable, _ count: Int, _ size: Int, _ filter: ImageFilter, _ tile: ImageTile, value: (Int) -> Int
  ) {
    table.key = nil
    let indices = table.index, weights = table.weight
    for i in 0..<count {
      let at = filter == .linear ? value(i) &- FixedMap.one / 2 : value(i)
      var index = at &>> 32, weight = filter == .linear ? (at &>> 17) & 32767 : 0
      switch tile {
      case .clamp:
        if index < 0 { (index, weight) = (0, 0) }
        if index >= size - 1 { (index, weight) = (size - 1, 0) }
      case .transparent:
        if index < -1 { (index, weight) = (-1, 0) }
        if index >= size { (index, weight) = (size, 0) }
      case .repeat:
        index %= size
        if index < 0 { index += size }
      }
      indices[i] = Int32(truncatingIfNeeded: index)
      weights[i] = UInt32(truncatingIfNeeded: weight)
    }
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    let index = scratch.columns.index + (x - area.minX), weight = scratch.columns.weight + (x - area.minX)
    let line = Int(scratch.lines.index[y - area.minY]), part = scratch.lines.weight[y - area.minY]
    let height = source.height, width = source.width
    let shift = source.minX - image.bounds.minX
    func row(_ i: Int) -> UnsafeMutablePointer<UInt32> { image.row(source.minY + i) + shift }

    if tile == .clamp {
      let isLast = part == 0 || line + 1 >= height
      let middle = isLast ? x..<x : halves.clamped(to: x..<(x + n))
      if !middle.isEmpty {
        let (before, count) = (middle.lowerBound - x, middle.count)
        if before > 0 { along(out, row(line), row(line + 1), index, weight, part, before, kernels) }
        let first = Int(index[before])
        kernels.pointee.half_row(out + before, row(line) + first, row(line + 1) + first, count)
        let end = before + count
        if end < n { along(out + end, row(line), row(line + 1), index + end, weight + end, part, n - end, kernels) }
        return
      }
      along(out, row(line), isLast ? row(line) : row(line + 1), index, weight, isLast ? 0 : part, n, kernels)
      return
    }
    // Copies of both rows with the neighbouring pixels: [0] before, [1 ...] the source, then behind.
    let upper = scratch.sourceRow + 1, lower = upper + (width + 4)
    let first = isRising ? max(0, Int(index[0])) : 0, last = isRising ? min(width, Int(index[n - 1]) + 2) : width
    func copy(_ line: Int, _ to: UnsafeMutablePointer<UInt32>) {
      let line = tile == .repeat && line == height ? 0 : line
      if last > first {
        if line >= 0, line < height {
          kernels.pointee.copy(to + first, row(line) + first, last - first)
        } else {
          // Above the first row and below the last one the pixels are transparent.
          kernels.pointee.fill(to + first, 0, last - first)
        }
      }
      if tile == .repeat {
        to[width] = to[0]
      } else {
        to[-1] = 0
        to[width] = 0
        to[width + 1] = 0
      }
    }
    copy(line, upper)
    if part != 0 { copy(line + 1, lower) }
    along(out, upper, lower, index, weight, part, n, kernels)
  }

  /// Whether rows can be blended while they are made.
  var isPlain: Bool { tile == .clamp && filter == .linear && isRising && !isOpaque }

  /// Blends `rect` with the target's pixels. Equal rows are made once, and a source row used by several
  /// rows is scaled horizontally only once.
  func blend(_ rect: PixelRect, into target: PixelBuffer, _ kernels: KernelTable) {
    if !halves.isEmpty { return blendHalf(rect, into: target, kernels) }
    let shift = source.minX - image.bounds.minX, n = rect.width
    let index = UnsafePointer(scratch.columns.index + (rect.minX - area.minX))
    let weight = UnsafePointer(scratch.columns.weight + (rect.minX - area.minX))
    let lines = scratch.lines.index - area.minY, parts = scratch.lines.weight - area.minY
    var to = target.row(rect.minY) + (rect.minX - target.bounds.minX), isMade = false
    scratch.reserve(wide: n)
    let plane = scratch.widePlane
    // The source rows that the two halves of the memory hold: an even one and an odd one.
    var held = (-1, -1)
    func widened(_ line: Int) -> UnsafeMutablePointer<UInt32> {
      let isOdd = line & 1 == 1, wide = scratch.wide + (isOdd ? 2 * plane : 0)
      if (isOdd ? held.1 : held.0) != line {
        kernels.pointee.widen_row(wide, plane, image.row(source.minY + line) + shift, index, weight, n)
        if isOdd { held.1 = line } else { held.0 = line }
      }
      return wide
    }
    for y in rect.minY..<rect.maxY {
      let line = Int(lines[y]), isLast = line + 1 >= source.height, part = isLast ? 0 : parts[y]
      let next = y + 1 < rect.maxY ? Int(lines[y + 1]) : .max
      let isLike = next == line && parts[y + 1] == parts[y]
      if !isMade {
        if part != 0, next <= line + 1 || held.0 == line || held.1 == line {
          let a = widened(line), b = widened(line + 1)
          let kernel = isLike ? kernels.pointee.mix_rows : kernels.pointee.over_mix_rows
          kernel(isLike ? scratch.pixels : to, a, b, plane, part, n)
        } else {
          let from = image.row(source.minY + line) + shift, kernel = isLike ? kernels.pointee.scale_row : kernels.pointee.over_scale_row
          kernel(isLike ? scratch.pixels : to, from, isLast ? from : from + image.stride, index, weight, part, n)
        }
      }
      if isMade || isLike { kernels.pointee.over(to, scratch.pixels, n) }
      isMade = isLike
      to += target.stride
    }
  }

  private func blendHalf(_ rect: PixelRect, into target: PixelBuffer, _ kernels: KernelTable) {
    let shift = source.minX - image.bounds.minX
    let index = UnsafePointer(scratch.columns.index - area.minX), weight = UnsafePointer(scratch.columns.weight - area.minX)
    let middle = halves.clamped(to: rect.minX..<rect.maxX)
    for y in rect.minY..<rect.maxY {
      let to = target.row(y) - target.bounds.minX
      let line = Int(scratch.lines.index[y - area.minY]), part = scratch.lines.weight[y - area.minY]
      let from = image.row(source.minY + line) + shift
      func scaled(_ columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        let x = columns.lowerBound
        kernels.pointee.over_scale_row(
          to + x, from, part == 0 ? from : from + image.stride, index + x, weight + x, part, columns.count)
      }
      guard part != 0, !middle.isEmpty else {
        scaled(rect.minX..<rect.maxX)
        continue
      }
      scaled(rect.minX..<middle.lowerBound)
      let first = from + Int(index[middle.lowerBound])
      kernels.pointee.over_half_row(to + middle.lowerBound, first, first + image.stride, 2 * image.stride, middle.count)
      scaled(middle.upperBound..<rect.maxX)
    }
  }

  private func along(
    _ out: UnsafeMutablePointer<UInt32>, _ row: UnsafePointer<UInt32>, _ below: UnsafePointer<UInt32>, _ index: UnsafePointer<Int32>,
    _ weight: UnsafePointer<UInt32>, _ part: UInt32, _ n: Int, _ kernels: KernelTable
  ) {
    if filter == .nearest {
      kernels.pointee.gather_row(out, row, index, n)
    } else if isRising {
      kernels.pointee.scale_row(out, row, below, index, weight, part, n)
    } else {
      // The indices of a repeated picture start again within the row, but the kernel requires increasing ones.
      var i = 0
      while i < n {
        var j = i + 1
        while j < n, index[j] >= index[j - 1] { j += 1 }
        kernels.pointee.scale_row(out + i, row, below, index + i, weight + i, part, j - i)
        i = j
      }
    }
  }
}
