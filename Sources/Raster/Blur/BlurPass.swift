import CPixelKernels
import Foundation

/// Blurs the columns of a picture and writes them as rows. Two passes blur a picture in both directions.
struct BlurPass {
  let weights: BlurWeights
  let edges: BlurEdges
  /// The number of additional rows of the result on each side.
  let margin: Int
  private let kernels = Kernels.active

  private static let stripe = Int(VK_BLUR_STRIPE), plane = Int(VK_BLUR_PLANE)
  /// The number of rows that are transposed at once: a cache line of the result.
  private static let turned = 16

  struct Pixels {
    var base: UnsafeMutablePointer<UInt32>
    var stride, width, height: Int
  }

  /// - Parameter target: as wide as the height of `source` plus two margins, and as high as the width of `source`.
  func run(_ source: Pixels, _ target: Pixels) {
    let workspace = Workspace()
    for x in stride(from: 0, to: source.width, by: Self.stripe) {
      let n = min(Self.stripe, source.width - x)
      var out = Turned(
        block: workspace.block, target: target.base + x * target.stride, stride: target.stride, n: n, kernels: kernels)
      let from = Pixels(base: source.base + x, stride: source.stride, width: n, height: source.height)
      switch weights {
      case .boxes(let widths, let scale): boxes(from, widths, scale, workspace, &out)
      case .list(let list): list.withUnsafeBufferPointer { weighted(from, $0, workspace, &out) }
      }
      out.finish()
    }
  }

  /// Returns the row that is read for `y`, which may be outside of the picture.
  @inline(__always)
  private func row(_ source: Pixels, _ y: Int, _ nothing: UnsafePointer<UInt32>) -> UnsafePointer<UInt32> {
    if y >= 0, y < source.height { return UnsafePointer(source.base + y * source.stride) }
    if edges == .transparent { return nothing }
    return UnsafePointer(source.base + (y < 0 ? 0 : source.height - 1) * source.stride)
  }

  private func boxes(_ source: Pixels, _ widths: [Int], _ scale: VKBlurScale, _ work: Workspace, _ out: inout Turned) {
    let radius = weights.radius, isNarrow = BlurWeights.isNarrow(widths), (a, b, c) = (widths[0], widths[1], widths[2])
    var scale = scale
    let first = edges == .clamped ? source.base : nil
    if isNarrow {
      work.start(work.narrow, first, source.width, UInt32(truncatingIfNeeded: a * b * c))
    } else {
      work.start(work.wide, first, source.width, UInt64(a * b * c))
    }
    let reach = edges == .clamped ? 0 : radius
    for _ in reach..<max(reach, margin) { out.addNothing() }
    for y in 0..<(source.height + radius + reach) {
      let lags = (0, a, b, c, a + b, a + c, b + c, a + b + c)
      let taps = work.taps
      taps[0] = row(source, y, work.nothing)
      taps[1] = row(source, y - lags.1, work.nothing)
      taps[2] = row(source, y - lags.2, work.nothing)
      taps[3] = row(source, y - lags.3, work.nothing)
      taps[4] = row(source, y - lags.4, work.nothing)
      taps[5] = row(source, y - lags.5, work.nothing)
      taps[6] = row(source, y - lags.6, work.nothing)
      taps[7] = row(source, y - lags.7, work.nothing)
      let to = y >= radius - reach ? out.next() : nil
      if isNarrow {
        kernels.pointee.blur_row(to, work.narrow, taps, &scale, source.width)
      } else {
        kernels.pointee.blur_row_wide(to, work.wide, taps, &scale, source.width)
      }
      if to != nil { out.added() }
    }
    for _ in reach..<max(reach, margin) { out.addNothing() }
  }

  private func weighted(_ source: Pixels, _ weights: UnsafeBufferPointer<Int16>, _ work: Workspace, _ out: inout Turned) {
    let radius = weights.count / 2
    for y in -margin..<(source.height + margin) {
      for k in 0..<weights.count { work.taps[k] = row(source, y + k - radius, work.nothing) }
      kernels.pointee.weighted_row(out.next(), work.taps, weights.baseAddress!, weights.count, source.width)
      out.added()
    }
  }

  /// Collects rows and transposes them.
  private struct Turned {
    let block: UnsafeMutablePointer<UInt32>
    var target: UnsafeMutablePointer<UInt32>
    let stride, n: Int
    let kernels: KernelTable
    private var count = 0

    init(block: UnsafeMutablePointer<UInt32>, target: UnsafeMutablePointer<UInt32>, stride: Int, n: Int, kernels: KernelTable) {
      self.block = block
      self.target = target
      self.stride = stride
      self.n = n
      self.kernels = kernels
    }

    func next() -> UnsafeMutablePointer<UInt32> { block + count * BlurPass.plane }

    mutating func added() {
      count += 1
      if count == BlurPass.turned { finish() }
    }

    mutating func addNothing() {
      next().update(repeating: 0, count: n)
      added()
    }

    mutating func finish() {
      kernels.pointee.transpose(target, stride, block, BlurPass.plane, count, n)
      target += count
      count = 0
    }
  }

  private final class Workspace {
    let block = UnsafeMutablePointer<UInt32>.allocate(capacity: BlurPass.turned * BlurPass.plane)
    let nothing: UnsafeMutablePointer<UInt32>
    let narrow: UnsafeMutablePointer<UInt32>
    private(set) lazy var wide: UnsafeMutablePointer<UInt64> = {
      isWide = true
      return .allocate(capacity: 12 * BlurPass.plane)
    }()
    private var isWide = false
    let taps = UnsafeMutablePointer<UnsafePointer<UInt32>>.allocate(capacity: 16)

    init() {
      block.initialize(repeating: 0, count: BlurPass.turned * BlurPass.plane)
      nothing = .allocate(capacity: BlurPass.plane)
      nothing.initialize(repeating: 0, count: BlurPass.plane)
      narrow = .allocate(capacity: 12 * BlurPass.plane)
    }

    deinit {
      block.deallocate()
      nothing.deallocate()
      narrow.deallocate()
      taps.deallocate()
      if isWide { wide.deallocate() }
    }

    /// Initializes the sums as after a long run of `row`, or of transparent pixels.
    func start<T: FixedWidthInteger>(_ state: UnsafeMutablePointer<T>, _ row: UnsafePointer<UInt32>?, _ n: Int, _ product: T) {
      state.initialize(repeating: 0, count: 12 * BlurPass.plane)
      guard let row else { return }
      for channel in 0..<4 {
        let third = state + (channel * 3 + 2) * BlurPass.plane
        for x in 0..<n { third[x] = T(truncatingIfNeeded: row[x] >> UInt32(channel * 8) & 255) &* product }
      }
    }
  }
}
