import CPixelKernels

/// Rows of a picture that is scaled along the axes: which source pixels a column or row lies between stands in a table.
struct GridShader {
  let image: PixelBuffer
  let source: PixelRect
  let filter: ImageFilter
  let tile: ImageTile
  /// What the tables were made for.
  let area: PixelRect
  let scratch: Scratch
  let isOpaque: Bool
  /// Indices along a row do not fall.
  private let isRising: Bool

  /// Both maps in 32.32 source pixels from the corner of `source`.
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
    scratch.reserve(source: source.width + 4)
    Self.fill(scratch.columns, area.width, source.width, filter, tile) { u.value(area.minX + $0, 0) }
    Self.fill(scratch.lines, area.height, source.height, filter, tile) { v.value(0, area.minY + $0) }
  }

  /// From tables that the caller has written already.
  init(image: PixelBuffer, source: PixelRect, filter: ImageFilter, area: PixelRect, scratch: Scratch, isRising: Bool) {
    self.isRising = isRising
    self.image = image
    self.source = source
    self.filter = filter
    self.area = area
    self.scratch = scratch
    tile = .clamp
    isOpaque = image.isOpaque
    scratch.reserve(source: source.width + 4)
  }

  @inline(__always)
  private static func fill(
    _ table: AxisTable, _ count: Int, _ size: Int, _ filter: ImageFilter, _ tile: ImageTile, value: (Int) -> Int
  ) {
    for i in 0..<count {
      let at = filter == .linear ? value(i) &- FixedMap.one / 2 : value(i)
      var index = at &>> 32, weight = filter == .linear ? (at &>> 24) & 255 : 0
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
      table.index[i] = Int32(truncatingIfNeeded: index)
      table.weight[i] = UInt32(truncatingIfNeeded: weight)
    }
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    let index = scratch.columns.index + (x - area.minX), weight = scratch.columns.weight + (x - area.minX)
    let line = Int(scratch.lines.index[y - area.minY]), part = scratch.lines.weight[y - area.minY]
    let height = source.height, width = source.width
    let shift = source.minX - image.bounds.minX
    func row(_ i: Int) -> UnsafeMutablePointer<UInt32> { image.row(source.minY + i) + shift }

    if tile == .clamp, part == 0 || line + 1 >= height {
      let from = row(line)
      along(out, from, index, weight, n, kernels)
      return
    }
    // One row between two of the source's, with what lies beside it: [0] before, [1 ...] the source, then behind.
    let temporary = scratch.sourceRow + 1
    let first: Int, last: Int
    if !isRising {
      (first, last) = (0, width)
    } else {
      (first, last) = (max(0, Int(index[0])), min(width, Int(index[n - 1]) + 2))
    }
    if last > first {
      let count = last - first
      let upper = tile == .transparent && (line < 0 || line >= height) ? nil : row(line)
      var lower = part == 0 ? upper : nil
      if part != 0 {
        if line + 1 < height { lower = row(line + 1) } else if tile == .repeat { lower = row(0) }
      }
      switch (upper, lower) {
      case (let a?, let b?) where part != 0: kernels.pointee.lerp_rows(temporary + first, a + first, b + first, part, count)
      case (let a?, _?): kernels.pointee.copy(temporary + first, a + first, count)
      default:
        // Above the first row or below the last there is nothing.
        kernels.pointee.fill(temporary + first, 0, count)
        if let a = upper { kernels.pointee.lerp_rows(temporary + first, a + first, temporary + first, part, count) }
        if let b = lower { kernels.pointee.lerp_rows(temporary + first, temporary + first, b + first, part, count) }
      }
    }
    if tile == .repeat {
      temporary[width] = temporary[0]
    } else {
      temporary[-1] = 0
      temporary[width] = 0
      temporary[width + 1] = 0
    }
    along(out, temporary, index, weight, n, kernels)
  }

  /// Rows can be blended as they are made.
  var isPlain: Bool { tile == .clamp && filter == .linear && isRising && !isOpaque }

  /// Puts all of `rect` over the target's pixels. Rows that are alike are made once.
  func blend(_ rect: PixelRect, into target: PixelBuffer, _ kernels: KernelTable) {
    let shift = source.minX - image.bounds.minX, n = rect.width
    let index = UnsafePointer(scratch.columns.index + (rect.minX - area.minX))
    let weight = UnsafePointer(scratch.columns.weight + (rect.minX - area.minX))
    let first = Int(index[0]), count = min(source.width, Int(index[n - 1]) + 2) - first
    let lines = scratch.lines.index - area.minY, parts = scratch.lines.weight - area.minY
    let between = scratch.sourceRow + 1
    between[source.width] = 0
    var to = target.row(rect.minY) + (rect.minX - target.bounds.minX), isMade = false
    for y in rect.minY..<rect.maxY {
      let line = Int(lines[y]), part = parts[y]
      let isLike = y + 1 < rect.maxY && lines[y + 1] == lines[y] && parts[y + 1] == part
      if !isMade {
        var from = UnsafePointer(image.row(source.minY + line) + shift)
        if part != 0, line + 1 < source.height {
          kernels.pointee.lerp_rows(between + first, from + first, from + first + image.stride, part, count)
          from = UnsafePointer(between)
        }
        if isLike {
          kernels.pointee.scale_row(scratch.pixels, from, index, weight, n)
        } else {
          kernels.pointee.over_scale_row(to, from, index, weight, n)
        }
      }
      if isMade || isLike { kernels.pointee.over(to, scratch.pixels, n) }
      isMade = isLike
      to += target.stride
    }
  }

  private func along(
    _ out: UnsafeMutablePointer<UInt32>, _ row: UnsafePointer<UInt32>, _ index: UnsafePointer<Int32>,
    _ weight: UnsafePointer<UInt32>, _ n: Int, _ kernels: KernelTable
  ) {
    if filter == .nearest {
      kernels.pointee.gather_row(out, row, index, n)
    } else if isRising {
      kernels.pointee.scale_row(out, row, index, weight, n)
    } else {
      // Indices start again within the row: the kernel wants them rising.
      var i = 0
      while i < n {
        var j = i + 1
        while j < n, index[j] >= index[j - 1] { j += 1 }
        kernels.pointee.scale_row(out + i, row, index + i, weight + i, j - i)
        i = j
      }
    }
  }
}
