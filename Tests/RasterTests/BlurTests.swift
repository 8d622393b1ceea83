import CPixelKernels
import Foundation
import Raster
import TestSupport
import Testing

/// Compares blurred pictures with double precision, and blur kernels with their plain Swift versions.
@Suite(.namesSeeds) struct BlurTests {
  private func picture(_ random: inout SeededGenerator, _ bounds: PixelRect, opaque: Bool = false) -> PixelBuffer {
    let image = PixelBuffer(bounds: bounds)!
    // Random pixels, and areas of one colour with hard edges.
    let block = random.whole(1...9)
    let colors = random.pixels(64)
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX {
        let bits = block == 1 ? random.pixel() : colors[((x &+ 100) / block &* 7 &+ (y &+ 100) / block &* 13) & 63]
        image[x, y] = Pixel(bits: opaque ? bits | 0xff00_0000 : bits)
      }
    }
    image.isOpaque = opaque
    return image
  }

  /// Blurs one channel in both directions in double precision, with the same weights.
  private func blurred(_ image: PixelBuffer, shift: UInt32, weights: [Double], edges: BlurEdges, at x: Int, _ y: Int) -> Double {
    let radius = weights.count / 2, b = image.bounds
    var sum = 0.0
    for j in -radius...radius {
      var line = 0.0
      for i in -radius...radius {
        var (u, v) = (x + i, y + j)
        if edges == .clamped {
          u = min(max(u, b.minX), b.maxX - 1)
          v = min(max(v, b.minY), b.maxY - 1)
        }
        line += weights[radius + i] * Double(image[u, v].bits >> shift & 255)
      }
      sum += weights[radius + j] * line
    }
    return sum
  }

  /// Returns the weights of the three boxes combined, or of the Gaussian.
  private func weights(_ sigma: Double) -> [Double] {
    if sigma < 2 { return gaussianWeights(sigma) }
    return boxWidths(sigma).reduce([1.0]) { list, width in
      var next = [Double](repeating: 0, count: list.count + width - 1)
      for (i, v) in list.enumerated() { for k in 0..<width { next[i + k] += v / Double(width) } }
      return next
    }
  }

  @Test(arguments: [0.3, 0.8, 1.5, 1.99, 2, 2.6, 4, 7.3, 15], [BlurEdges.clamped, .transparent])
  func everyChannelIsWithinOneOfDoublePrecision(_ sigma: Double, _ edges: BlurEdges) {
    var random = SeededGenerator()
    for _ in 0..<3 {
      let bounds = PixelRect(
        x: random.whole(-40...40), y: random.whole(-40...40), width: random.whole(1...40), height: random.whole(1...40))
      let image = picture(&random, bounds), soft = gaussianBlur(image, sigma: sigma, edges: edges), weights = weights(sigma)
      let margin = edges == .clamped ? 0 : Int((3 * sigma).rounded(.up))
      #expect(soft.bounds == bounds.insetBy(dx: -margin, dy: -margin))
      var worst = 0.0
      for _ in 0..<120 {
        let x = random.whole(soft.bounds.minX...(soft.bounds.maxX - 1)), y = random.whole(soft.bounds.minY...(soft.bounds.maxY - 1))
        for shift: UInt32 in [0, 8, 16, 24] {
          let expected = blurred(image, shift: shift, weights: weights, edges: edges, at: x, y)
          worst = max(worst, abs(expected.rounded() - Double(soft[x, y].bits >> shift & 255)))
        }
        let p = soft[x, y]
        #expect(p.red <= p.alpha && p.green <= p.alpha && p.blue <= p.alpha)
      }
      #expect(worst <= 1, "sigma \(sigma), \(bounds), seed \(random.seed)")
    }
  }

  /// Includes sums that exceed 32 bits.
  @Test(arguments: [3.0, 12, 60, 125, 140, 600]) func boxesAreNearlyAGaussian(_ sigma: Double) {
    let image = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 8, height: Int(sigma * 8)))!
    for y in 0..<image.height / 2 { for x in 0..<8 { image[x, y] = Pixel(bits: 0xffff_8040) } }
    let soft = gaussianBlur(image, sigma: sigma, edges: .clamped)
    for y in Swift.stride(from: 0, to: image.height, by: max(1, image.height / 97)) {
      let distance = (Double(image.height / 2) - Double(y) - 0.5) / (sigma * 2.0.squareRoot())
      let expected = 255 * 0.5 * (1 + erf(distance))
      #expect(abs(Double(soft[4, y].alpha) - expected) <= 3.5 && abs(Double(soft[4, y].green) - expected / 2) <= 2.5, "at \(y)")
    }
  }

  @Test(arguments: [0.7, 3, 40, 300]) func whatIsEvenStaysEven(_ sigma: Double) {
    let image = PixelBuffer(bounds: PixelRect(x: 3, y: -7, width: 300, height: 21))!
    Canvas(image).fill(image.bounds, Pixel(bits: 0xff12_fe80))
    image.isOpaque = true
    let soft = gaussianBlur(image, sigma: sigma, edges: .clamped)
    #expect(soft == image && soft.isOpaque)
    #expect(!gaussianBlur(image, sigma: sigma).isOpaque)
  }

  @Test func aPartIsBlurredAsIfItWereAll() throws {
    var random = SeededGenerator()
    let image = picture(&random, PixelRect(x: 0, y: 0, width: 60, height: 50)), part = PixelRect(x: 7, y: 9, width: 30, height: 22)
    let alone = try #require(PixelBuffer(bounds: part))
    alone.copyPixels(from: image, in: part)
    for edges in [BlurEdges.clamped, .transparent] {
      #expect(gaussianBlur(image, source: part, sigma: 5, edges: edges) == gaussianBlur(alone, sigma: 5, edges: edges))
    }
  }

  @Test func strangeSigmasGiveThePictureItself() {
    var random = SeededGenerator()
    let image = picture(&random, PixelRect(x: 0, y: 0, width: 5, height: 5))
    for sigma in [0, -1, .nan, .infinity, 1e9] { #expect(gaussianBlur(image, sigma: sigma) === image) }
    let empty = PixelBuffer(bounds: .empty)!
    #expect(gaussianBlur(empty, sigma: 3) === empty)
    // Too large to be allocated.
    #expect(gaussianBlur(image, sigma: 9999) === image)
  }

  @Test(arguments: KernelTests.names) func rowsEqualTheirTwins(_ name: String) {
    var random = SeededGenerator()
    let table = Kernels.all.first { $0.name == name }!.table.pointee, plane = Int(VK_BLUR_PLANE)
    for n in 0...67 {
      for offset in [0, 1, 5, 15] {
        let rows = (0..<16).map { _ in random.pixels(n + 1) }, base = random.pixels(n)
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 120)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0xa5c3_96e1, count: 120)
        let to = memory + 16 + offset
        var pointers: [UnsafePointer<UInt32>] = []
        for row in rows {
          let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: row.count)
          copy.initialize(from: row, count: row.count)
          pointers.append(UnsafePointer(copy))
        }
        defer { for pointer in pointers { pointer.deallocate() } }
        func check(_ kernel: String, _ expected: [UInt32]) {
          let got = (0..<n).map { to[$0] }
          let around =
            (0..<(16 + offset)).allSatisfy { memory[$0] == 0xa5c3_96e1 }
            && ((16 + offset + n)..<120).allSatisfy { memory[$0] == 0xa5c3_96e1 }
          #expect(got == expected && around, "\(kernel) of \(name): \(n) at \(offset), seed \(random.seed)")
        }
        var expected = base
        var scale = BlurWeights.scale(UInt64(random.whole(1...4_000_000)))
        let start = (0..<(12 * plane)).map { _ in UInt32(random.whole(0...1_000_000)) }
        var (state, twin) = (start, start)
        table.blur_row(to, &state, pointers, &scale, n)
        Reference.blurRow(&expected, &twin, plane: plane, rows, scale)
        check("blur_row", expected)
        #expect((0..<12).allSatisfy { k in (0..<n).allSatisfy { state[k * plane + $0] == twin[k * plane + $0] } })
        table.blur_row(nil, &state, pointers, &scale, n)
        Reference.blurRow(&expected, &twin, plane: plane, rows, scale)
        #expect((0..<12).allSatisfy { k in (0..<n).allSatisfy { state[k * plane + $0] == twin[k * plane + $0] } })

        scale = BlurWeights.scale(UInt64(random.whole(1...1_000_000_000_000)))
        var wide = start.map { UInt64($0) << 19 }, wideTwin = wide
        table.blur_row_wide(to, &wide, pointers, &scale, n)
        Reference.blurRow(&expected, &wideTwin, plane: plane, rows, scale)
        check("blur_row_wide", expected)
        #expect((0..<12).allSatisfy { k in (0..<n).allSatisfy { wide[k * plane + $0] == wideTwin[k * plane + $0] } })

        let count = random.whole(1...13)
        var rest = 32767
        let weights = (0..<count).map { _ -> Int16 in
          let w = random.whole(0...rest)
          rest -= w
          return Int16(w)
        }
        table.weighted_row(to, pointers, weights, count, n)
        Reference.weightedRow(&expected, rows, weights)
        check("weighted_row", expected)
      }
    }
  }

  @Test(arguments: KernelTests.names) func turnedPictures(_ name: String) {
    var random = SeededGenerator()
    let table = Kernels.all.first { $0.name == name }!.table.pointee
    for _ in 0..<200 {
      let rows = random.whole(0...20), n = random.whole(0...37), stride = n + random.whole(0...5), target = rows + random.whole(0...5)
      let source = random.pixels(stride * rows + 16)
      var out = [UInt32](repeating: 7, count: target * n + 1)
      table.transpose(&out, target, source, stride, rows, n)
      for x in 0..<n {
        for y in 0..<target { #expect(out[x * target + y] == (y < rows ? source[y * stride + x] : 7)) }
      }
      #expect(out[target * n] == 7)
    }
  }
}
