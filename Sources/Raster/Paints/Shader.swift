import CPixelKernels

/// A paint prepared for one draw call: a colour, or a source of rows of pixels.
enum Shader {
  case solid(UInt32)
  case linear(LinearShader)
  case radial(RadialShader)
  case conic(ConicShader)
  case grid(GridShader)
  case affine(AffineShader)
  case projective(ProjectiveShader)

  /// - Parameter area: the pixels for which rows are needed.
  init(_ paint: Paint, area: PixelRect, scratch: Scratch) {
    switch paint {
    case .color(let color): self = .solid(color.bits)
    case .linear(let gradient): self = .linear(LinearShader(gradient))
    case .radial(let gradient): self = .radial(RadialShader(gradient))
    case .conic(let gradient): self = .conic(ConicShader(gradient))
    case .image(let pattern):
      let i = pattern.inverse
      guard !pattern.source.isEmpty, i.isFinite else { self = .solid(0); return }
      // Whole pixels are subtracted after rounding, so a part of a picture is sampled like the whole.
      let u = FixedMap(constant: i.tx, dx: i.a, dy: i.c).moved(to: pattern.origin).shifted(by: 0 &- pattern.source.minX << 32)
      let v = FixedMap(constant: i.ty, dx: i.b, dy: i.d).moved(to: pattern.origin).shifted(by: 0 &- pattern.source.minY << 32)
      if i.isAxisAligned, i.a > 0 {
        self = .grid(GridShader(pattern, u: u, v: v, area: area, scratch: scratch))
      } else {
        self = .affine(AffineShader(pattern, u: u, v: v))
      }
    }
  }

  var isOpaque: Bool {
    switch self {
    case .solid(let bits): bits >= 0xff00_0000
    case .linear(let shader): shader.isOpaque
    case .radial(let shader): shader.isOpaque
    case .conic(let shader): shader.isOpaque
    case .grid(let shader): shader.isOpaque
    case .affine(let shader): shader.isOpaque
    case .projective(let shader): shader.isOpaque
    }
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    switch self {
    case .solid(let bits): kernels.pointee.fill(out, bits, n)
    case .linear(let shader): shader.fetch(x, y, n, out, kernels)
    case .radial(let shader): shader.fetch(x, y, n, out, kernels)
    case .conic(let shader): shader.fetch(x, y, n, out)
    case .grid(let shader): shader.fetch(x, y, n, out, kernels)
    case .affine(let shader): shader.fetch(x, y, n, out, kernels)
    case .projective(let shader): shader.fetch(x, y, n, out, kernels)
    }
  }
}
