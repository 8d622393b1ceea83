import CPixelKernels

/// Produces rows of a picture under any affine transform. The part of a row whose samples are all inside
/// is drawn by a kernel without bounds checks.
struct AffineShader {
  let image: PixelBuffer
  let source: PixelRect
  let filter: ImageFilter
  let tile: ImageTile
  let isOpaque: Bool
  /// The position in source pixels, relative to the centre of the first pixel for linear filtering, or to its corner for nearest.
  private let u, v: FixedMap

  init(_ pattern: ImagePattern, u: FixedMap, v: FixedMap) {
    image = pattern.image
    source = pattern.source
    filter = pattern.filter
    tile = pattern.tile
    isOpaque = pattern.image.isOpaque && pattern.tile != .transparent
    let shift = pattern.filter == .linear ? -FixedMap.one / 2 : 0
    self.u = u.shifted(by: shift)
    self.v = v.shifted(by: shift)
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    run(x, y, n, out, kernels, over: false)
  }

  /// Whether rows can be blended with the pixels below while they are made.
  var isPlain: Bool { filter == .linear && !isOpaque }

  func blend(_ x: Int, _ y: Int, _ n: Int, over out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    run(x, y, n, out, kernels, over: true)
  }

  @inline(__always)
  private func run(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable, over: Bool) {
    let us = u.value(x, y), vs = v.value(x, y)
    let margin = filter == .linear ? 1 : 0
    let first = image.row(source.minY) + (source.minX - image.bounds.minX)
    var i = 0
    while i < n {
      // A repeated picture is drawn copy by copy.
      let at = us &+ i &* u.dx, below = vs &+ i &* v.dx
      let base = tile == .repeat ? floored(at, below) : (0, 0)
      let fast = FixedMap.inside(at &- base.0, u.dx, (source.width - margin) << 32, n - i)
        .clamped(to: FixedMap.inside(below &- base.1, v.dx, (source.height - margin) << 32, n - i))
      let slowEnd = fast.isEmpty ? (tile == .repeat ? 1 : n - i) : fast.lowerBound
      for j in i..<(i + slowEnd) { put(slow(us &+ j &* u.dx, vs &+ j &* v.dx), out + j, over) }
      if !fast.isEmpty {
        let start = Int64(at &- base.0 &+ fast.lowerBound &* u.dx), line = Int64(below &- base.1 &+ fast.lowerBound &* v.dx)
        if filter == .linear {
          let kernel = over ? kernels.pointee.over_affine_row : kernels.pointee.affine_row
          kernel(
            out + i + fast.lowerBound, first, image.stride, start, line, Int64(u.dx), Int64(v.dx), fast.count)
        } else {
          kernels.pointee.affine_nearest_row(
            out + i + fast.lowerBound, first, image.stride, start, line, Int64(u.dx), Int64(v.dx), fast.count)
        }
      }
      let done = i + (fast.isEmpty ? slowEnd : fast.upperBound)
      if tile != .repeat {
        for j in done..<n { put(slow(us &+ j &* u.dx, vs &+ j &* v.dx), out + j, over) }
        return
      }
      i = done
    }
  }

  @inline(__always)
  private func put(_ pixel: UInt32, _ out: UnsafeMutablePointer<UInt32>, _ over: Bool) {
    out.pointee = over ? Reference.over(pixel, out.pointee) : pixel
  }

  /// Returns the corner of the copy of the picture that contains a sample.
  private func floored(_ u: Int, _ v: Int) -> (Int, Int) {
    func base(_ value: Int, _ size: Int) -> Int {
      let rest = value % (size << 32)
      return value &- (rest < 0 ? rest &+ (size << 32) : rest)
    }
    return (base(u, source.width), base(v, source.height))
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    var (x, y) = (x, y)
    let (w, h) = (source.width, source.height)
    switch tile {
    case .clamp:
      x = min(max(x, 0), w - 1)
      y = min(max(y, 0), h - 1)
    case .transparent:
      if x < 0 || y < 0 || x >= w || y >= h { return 0 }
    case .repeat:
      x %= w
      y %= h
      if x < 0 { x += w }
      if y < 0 { y += h }
    }
    return image.row(source.minY + y)[source.minX - image.bounds.minX + x]
  }

  private func slow(_ u: Int, _ v: Int) -> UInt32 {
    let x = u &>> 32, y = v &>> 32
    if filter == .nearest { return pixel(x, y) }
    let fx = UInt32(truncatingIfNeeded: (u &>> 17) & 32767), fy = UInt32(truncatingIfNeeded: (v &>> 17) & 32767)
    if tile == .clamp {
      // The most frequent slow case: the edges of a rotated picture.
      let (w, h) = (source.width &- 1, source.height &- 1)
      let x0 = min(max(x, 0), w), x1 = min(max(x &+ 1, 0), w), y0 = min(max(y, 0), h), y1 = min(max(y &+ 1, 0), h)
      let first = image.row(source.minY) + (source.minX &- image.bounds.minX)
      let above = first + y0 &* image.stride, below = first + y1 &* image.stride
      return Self.mix(above[x0], above[x1], below[x0], below[x1], fx, fy)
    }
    return Self.mix(pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1), fx, fy)
  }

  /// The same as `Reference.bilinear`, for all channels at once.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ fx: UInt32, _ fy: UInt32) -> UInt32 {
    typealias Channels = SIMD4<Int32>
    func channels(_ p: UInt32) -> Channels { Channels(truncatingIfNeeded: unsafeBitCast(p, to: SIMD4<UInt8>.self)) &<< 7 }
    func lerp(_ a: Channels, _ b: Channels, _ f: UInt32) -> Channels { a &+ (((b &- a) &* Int32(f) &+ 16384) &>> 15) }
    let value = lerp(lerp(channels(a), channels(b), fx), lerp(channels(c), channels(d), fx), fy)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: (value &+ 64) &>> 7), to: UInt32.self)
  }
}
