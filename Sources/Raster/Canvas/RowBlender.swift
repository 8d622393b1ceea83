import CPixelKernels

/// Blends runs of one paint into rows of the target, with one blend mode. Created once for each draw call.
struct RowBlender {
  let target: PixelBuffer
  let kernels: KernelTable
  let blend: Blend
  let shader: Shader
  let opacity: UInt8
  let scratch: Scratch
  let mask: CoverageMask?
  /// The colour with its opacity, if the paint is a single colour.
  private let color: UInt32
  private let isSolid: Bool
  private let isOpaque: Bool

  /// Returns `nil` if nothing would change.
  init?(_ canvas: Canvas, paint: Paint, opacity: UInt8, area: PixelRect, scratch: Scratch) {
    guard !area.isEmpty else { return nil }
    var opacity = opacity
    if case .image(let pattern) = paint, pattern.opacity != 255 {
      opacity = UInt8(Reference.div255(UInt32(opacity) * UInt32(pattern.opacity)))
    }
    self.init(canvas, shader: Shader(paint, area: area, scratch: scratch), opacity: opacity, area: area, scratch: scratch)
  }

  init?(_ canvas: Canvas, shader: Shader, opacity: UInt8, area: PixelRect, scratch: Scratch) {
    guard !area.isEmpty else { return nil }
    target = canvas.target
    kernels = Kernels.active
    self.scratch = scratch
    mask = canvas.clip.mask
    scratch.reserve(row: area.width)
    let blend = canvas.blend
    if blend == .clear {
      self.shader = .solid(0)
      color = 0
      isSolid = true
      isOpaque = false
    } else if case .solid(let bits) = shader {
      self.shader = shader
      color = Reference.scale(bits, UInt32(opacity))
      isSolid = true
      isOpaque = color >= 0xff00_0000
      if color == 0, blend == .sourceOver { return nil }
    } else {
      self.shader = shader
      color = 0
      isSolid = false
      isOpaque = shader.isOpaque && opacity == 255
      if opacity == 0, blend == .sourceOver { return nil }
    }
    self.blend = blend
    self.opacity = opacity
  }

  /// Blends every pixel of `area` with full coverage.
  func runAll(_ area: PixelRect) {
    if case .grid(let grid) = shader, grid.isPlain, blend == .sourceOver, mask == nil, opacity == 255 {
      grid.blend(area, into: target, kernels)
      return
    }
    for y in area.minY..<area.maxY { run(area.minX, y, area.width, 255) }
  }

  @inline(__always)
  private func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    target.row(y) + (x &- target.bounds.minX)
  }

  /// Blends a run with the same coverage, 1...255.
  func run(_ x: Int, _ y: Int, _ n: Int, _ value: UInt8) {
    if let mask {
      // The scratch row at the run's own position is not in use by others.
      flat(scratch.coverage, value, n)
      kernels.pointee.mask_multiply(scratch.coverage, mask.row(y) + (x - mask.bounds.minX), n)
      unmasked(x, y, n, scratch.coverage)
      return
    }
    let to = pixels(x, y)
    switch blend {
    case .sourceOver:
      if isSolid {
        let c = value == 255 ? color : Reference.scale(color, UInt32(value))
        if c >= 0xff00_0000 { kernels.pointee.fill(to, c, n) } else { kernels.pointee.over_solid(to, c, n) }
        return
      }
      if isOpaque, value == 255 {
        shader.fetch(x, y, n, to, kernels)
        return
      }
      if value == 255, opacity == 255, case .affine(let picture) = shader, picture.isPlain {
        picture.blend(x, y, n, over: to, kernels)
        return
      }
      shader.fetch(x, y, n, scratch.pixels, kernels)
      let k = value == 255 ? UInt32(opacity) : Reference.div255(UInt32(value) * UInt32(opacity))
      if k == 255 { kernels.pointee.over(to, scratch.pixels, n) } else { kernels.pointee.over_opacity(to, scratch.pixels, UInt8(k), n) }
    case .copy, .clear:
      if value == 255 {
        if isSolid {
          kernels.pointee.fill(to, color, n)
        } else {
          shader.fetch(x, y, n, to, kernels)
          if opacity != 255 { kernels.pointee.scale_pixels(to, opacity, n) }
        }
        return
      }
      flat(scratch.coverage, value, n)
      unmasked(x, y, n, scratch.coverage)
    default:
      flat(scratch.coverage, value, n)
      unmasked(x, y, n, scratch.coverage)
    }
  }

  /// Blends a run with a coverage for each pixel. The coverage is changed if the clip has a mask.
  func run(_ x: Int, _ y: Int, _ n: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    if let mask { kernels.pointee.mask_multiply(coverage, mask.row(y) + (x - mask.bounds.minX), n) }
    unmasked(x, y, n, coverage)
  }

  private func unmasked(_ x: Int, _ y: Int, _ n: Int, _ coverage: UnsafePointer<UInt8>) {
    let to = pixels(x, y)
    switch blend {
    case .sourceOver where isSolid: kernels.pointee.over_solid_coverage(to, color, coverage, n)
    case .copy where isSolid, .clear: kernels.pointee.lerp_solid_coverage(to, color, coverage, n)
    case .sourceOver:
      shader.fetch(x, y, n, scratch.pixels, kernels)
      if opacity == 255 {
        kernels.pointee.over_coverage(to, scratch.pixels, coverage, n)
      } else {
        kernels.pointee.over_coverage_opacity(to, scratch.pixels, coverage, opacity, n)
      }
    case .copy:
      shader.fetch(x, y, n, scratch.pixels, kernels)
      if opacity != 255 { kernels.pointee.scale_pixels(scratch.pixels, opacity, n) }
      kernels.pointee.lerp_coverage(to, scratch.pixels, coverage, n)
    default:
      if isSolid {
        kernels.pointee.fill(scratch.pixels, color, n)
      } else {
        shader.fetch(x, y, n, scratch.pixels, kernels)
        if opacity != 255 { kernels.pointee.scale_pixels(scratch.pixels, opacity, n) }
      }
      if blend.blendRow(to, scratch.pixels, coverage, n) { return }
      for i in 0..<n where coverage[i] != 0 {
        let k = UInt32(coverage[i])
        to[i] = Reference.lerp255(blend.apply(Pixel(bits: scratch.pixels[i]), Pixel(bits: to[i])).bits, to[i], k)
      }
    }
  }

  private func flat(_ row: UnsafeMutablePointer<UInt8>, _ value: UInt8, _ n: Int) {
    row.update(repeating: value, count: n)
  }
}
