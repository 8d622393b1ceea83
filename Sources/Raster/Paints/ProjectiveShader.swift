import CPixelKernels

/// Produces rows of a picture in perspective, sampled bilinearly and clamped to its edge pixels. Each pixel is computed from its own device
/// coordinates, so it does not depend on the start of the row.
struct ProjectiveShader {
  let image: PixelBuffer
  /// The mapping from device pixels to coordinates of the picture's bounds.
  let inverse: Homography

  var isOpaque: Bool { image.isOpaque }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    let m = inverse
    let py = Double(y) + 0.5
    // Only pixels that an edge touches can have their centre behind the eye.
    var plane = VKPlane(
      a: m.a, b: m.b, g: m.g, us: m.c * py + m.tx, vs: m.d * py + m.ty, ws: m.h * py + m.i,
      left: Double(image.bounds.minX) + 0.5, top: Double(image.bounds.minY) + 0.5, right: Int32(image.width - 1),
      bottom: Int32(image.height - 1))
    kernels.pointee.projective_row(out, image.base, image.stride, &plane, Int64(x), n)
  }
}
