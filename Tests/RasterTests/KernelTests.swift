import CPixelKernels
import Raster
import TestSupport
import Testing

/// Compares every kernel of every instruction set of this machine with its plain Swift version, byte for byte: rows of all lengths from 0
/// to 67 at every alignment. The bytes around a row must not change.
@Suite(.namesSeeds) struct KernelTests {
  static let names = Kernels.all.map(\.name)

  private func table(_ name: String) -> VKTable { Kernels.all.first { $0.name == name }!.table.pointee }

  /// Calls `body` for each length and alignment with a row between sentinels, and compares the row with the result of `expected`.
  private func rows<T: Equatable & FixedWidthInteger>(
    _ name: String, _ kernel: String, of type: T.Type, planes: Int = 1, make: (inout SeededGenerator, Int) -> [T],
    _ each: (inout SeededGenerator, Int) -> (fast: (UnsafeMutablePointer<T>, VKTable) -> Void, reference: (inout [T]) -> Void)
  ) {
    var random = SeededGenerator()
    let table = table(name), sentinel = T(truncatingIfNeeded: 0xa5c3_96e1)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1024, alignment: 64).bindMemory(
      to: T.self, capacity: 256 * 4 / MemoryLayout<T>.size)
    defer { memory.deallocate() }
    for n in 0...67 {
      for offset in 0..<16 {
        let row = make(&random, n), count = n * planes
        memory.update(repeating: sentinel, count: 256)
        for i in 0..<count { memory[16 + offset + i] = row[i] }
        let (fast, reference) = each(&random, n)
        fast(memory + 16 + offset, table)
        var expected = row
        reference(&expected)
        let got = (0..<count).map { memory[16 + offset + $0] }
        let around =
          (0..<(16 + offset)).allSatisfy { memory[$0] == sentinel } && ((16 + offset + count)..<256).allSatisfy { memory[$0] == sentinel }
        if got != expected || !around {
          Issue.record("\(kernel) of \(name): \(n) at \(offset), around left alone: \(around), seed \(random.seed)\n\(got)\n\(expected)")
          return
        }
      }
    }
  }

  private func pixelRows(
    _ name: String, _ kernel: String,
    _ each: (inout SeededGenerator, Int) -> (fast: (UnsafeMutablePointer<UInt32>, VKTable) -> Void, reference: (inout [UInt32]) -> Void)
  ) {
    rows(name, kernel, of: UInt32.self, make: { $0.pixels($1) }, each)
  }

  @Test(arguments: names) func solidRows(_ name: String) {
    pixelRows(name, "fill") { random, n in
      let c = random.pixel()
      return ({ $1.fill($0, c, n) }, { Reference.fill(&$0, c) })
    }
    pixelRows(name, "over_solid") { random, n in
      let c = random.pixel()
      return ({ $1.over_solid($0, c, n) }, { Reference.overSolid(&$0, c) })
    }
    pixelRows(name, "scale_pixels") { random, n in
      let k = random.byte()
      return ({ $1.scale_pixels($0, k, n) }, { Reference.scalePixels(&$0, k) })
    }
    pixelRows(name, "over_solid_coverage") { random, n in
      let c = random.pixel(), k = random.bytes(n + 128)
      return ({ $1.over_solid_coverage($0, c, k, n) }, { Reference.overSolidCoverage(&$0, c, k) })
    }
    rows(name, "mask_over_solid", of: UInt32.self, planes: 3, make: { $0.pixels(3 * $1) }) { random, n in
      // Runs of zero and full coverage, as in masks.
      var k: [UInt8] = []
      while k.count < 3 * n + 128 {
        k += random.whole(0...1) == 0 ? random.bytes(9) : [UInt8](repeating: random.byte(), count: random.whole(1...60))
      }
      let c = random.pixel()
      return (
        { $1.mask_over_solid($0, n, k, n, c, 3, n) }, { Reference.maskOverSolid(&$0, n, k, n, c, 3, n) }
      )
    }
    pixelRows(name, "lerp_solid_coverage") { random, n in
      let c = random.pixel(), k = random.bytes(n + 128)
      return ({ $1.lerp_solid_coverage($0, c, k, n) }, { Reference.lerpSolidCoverage(&$0, c, k) })
    }
  }

  @Test(arguments: names) func longFills(_ name: String) {
    let table = table(name), most = Int(VK_LONG_FILL) + 37
    for (n, offset) in [(most - 40, 0), (most - 37, 1), (most, 3), (most - 1, 0)] {
      var row = [UInt32](repeating: 7, count: most + 16)
      row.withUnsafeMutableBufferPointer { table.fill($0.baseAddress! + offset, 0xff12_3456, n) }
      #expect(row.indices.allSatisfy { row[$0] == ($0 >= offset && $0 < offset + n ? 0xff12_3456 : 7) })
    }
  }

  @Test(arguments: names) func rowsOfPixels(_ name: String) {
    // The alignment of the source varies independently of the target's.
    func source(_ random: inout SeededGenerator, _ n: Int) -> (row: [UInt32], offset: Int) {
      let offset = random.whole(0...15)
      return (random.pixels(n + offset), offset)
    }
    pixelRows(name, "copy") { random, n in
      let (s, o) = source(&random, n)
      return ({ d, t in s.withUnsafeBufferPointer { t.copy(d, $0.baseAddress! + o, n) } }, { Reference.copy(&$0, [UInt32](s[o...])) })
    }
    pixelRows(name, "over") { random, n in
      let (s, o) = source(&random, n)
      return ({ d, t in s.withUnsafeBufferPointer { t.over(d, $0.baseAddress! + o, n) } }, { Reference.over(&$0, [UInt32](s[o...])) })
    }
    pixelRows(name, "over_opacity") { random, n in
      let (s, o) = source(&random, n), k = random.byte()
      return (
        { d, t in s.withUnsafeBufferPointer { t.over_opacity(d, $0.baseAddress! + o, k, n) } },
        { Reference.overOpacity(&$0, [UInt32](s[o...]), k) }
      )
    }
    pixelRows(name, "over_coverage") { random, n in
      let (s, o) = source(&random, n), k = random.bytes(n + 128)
      return (
        { d, t in s.withUnsafeBufferPointer { t.over_coverage(d, $0.baseAddress! + o, k, n) } },
        { Reference.overCoverage(&$0, [UInt32](s[o...]), k) }
      )
    }
    pixelRows(name, "over_coverage_opacity") { random, n in
      let (s, o) = source(&random, n), k = random.bytes(n + 128), opacity = random.byte()
      return (
        { d, t in s.withUnsafeBufferPointer { t.over_coverage_opacity(d, $0.baseAddress! + o, k, opacity, n) } },
        { Reference.overCoverageOpacity(&$0, [UInt32](s[o...]), k, opacity) }
      )
    }
    pixelRows(name, "lerp_coverage") { random, n in
      let (s, o) = source(&random, n), k = random.bytes(n + 128)
      return (
        { d, t in s.withUnsafeBufferPointer { t.lerp_coverage(d, $0.baseAddress! + o, k, n) } },
        { Reference.lerpCoverage(&$0, [UInt32](s[o...]), k) }
      )
    }
  }

  @Test(arguments: names) func pixelsThatWouldOverflowSaturate(_ name: String) {
    pixelRows(name, "over") { random, n in
      let s = (0...n).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      return ({ $1.over($0, s, n) }, { Reference.over(&$0, s) })
    }
  }

  @Test(arguments: names) func pictureRows(_ name: String) {
    func columns(_ random: inout SeededGenerator, _ n: Int) -> (index: [Int32], weight: [UInt32], part: UInt32) {
      let step = random.double(0...4.5)
      func fraction() -> UInt32 { random.whole(0...2) == 0 ? 0 : random.whole(0...7) == 0 ? 32767 : UInt32(random.whole(0...32767)) }
      let index = (0..<max(1, n)).map { Int32(Double($0) * step) }
      return (index, index.map { _ in fraction() }, fraction())
    }
    pixelRows(name, "scale_row") { random, n in
      let s = random.pixels(400), t = random.pixels(400), (x, f, part) = columns(&random, n)
      return ({ $1.scale_row($0, s, t, x, f, part, n) }, { Reference.scaleRow(&$0, s, t, x, f, part) })
    }
    pixelRows(name, "over_scale_row") { random, n in
      let s = random.pixels(400), t = random.pixels(400), (x, f, part) = columns(&random, n)
      return ({ $1.over_scale_row($0, s, t, x, f, part, n) }, { Reference.overScaleRow(&$0, s, t, x, f, part) })
    }
    rows(name, "widen_row", of: UInt32.self, planes: 2, make: { $0.pixels(2 * $1) }) { random, n in
      let s = random.pixels(400), (x, f, _) = columns(&random, n)
      return ({ $1.widen_row($0, n, s, x, f, n) }, { Reference.widenRow(&$0, plane: n, s, x, f) })
    }
    func wide(_ random: inout SeededGenerator, _ n: Int) -> [UInt32] {
      (0...n).map { _ in UInt32(random.whole(0...32640)) | UInt32(random.whole(0...32640)) << 16 }
    }
    pixelRows(name, "mix_rows") { random, n in
      let a = wide(&random, 2 * n), b = wide(&random, 2 * n), part = columns(&random, 1).part
      return ({ $1.mix_rows($0, a, b, n, part, n) }, { Reference.mixRows(&$0, a, b, plane: n, part) })
    }
    pixelRows(name, "over_mix_rows") { random, n in
      let a = wide(&random, 2 * n), b = wide(&random, 2 * n), part = columns(&random, 1).part
      return (
        { $1.over_mix_rows($0, a, b, n, part, n) },
        {
          var source = $0
          Reference.mixRows(&source, a, b, plane: n, part)
          Reference.over(&$0, source)
        }
      )
    }
    pixelRows(name, "half_row") { random, n in
      let a = random.pixels(2 * n + 1), b = random.pixels(2 * n + 1), o = random.whole(0...1)
      return (
        { d, t in a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { t.half_row(d, a.baseAddress! + o, $0.baseAddress! + o, n) } }
        },
        { Reference.halfRow(&$0, [UInt32](a[o...]), [UInt32](b[o...])) }
      )
    }
    pixelRows(name, "over_half_row") { random, n in
      let a = random.pixels(2 * n + 1), b = random.pixels(2 * n + 1)
      return ({ $1.over_half_row($0, a, b, 100, n) }, { Reference.overHalfRow(&$0, a, b) })
    }
    pixelRows(name, "mean_row") { random, n in
      let a = random.pixels(n + 1), b = random.pixels(n + 1)
      return ({ $1.mean_row($0, a, b, n) }, { Reference.meanRow(&$0, a, b) })
    }
    pixelRows(name, "gather_row") { random, n in
      let s = random.pixels(64), x = (0..<max(1, n)).map { _ in Int32(random.whole(0...63)) }
      return ({ $1.gather_row($0, s, x, n) }, { Reference.gatherRow(&$0, s, x) })
    }
    let side = 90
    var shared = SeededGenerator()
    let picture = shared.pixels(side * side + 32)
    func map(_ random: inout SeededGenerator) -> (u: Int, v: Int, du: Int, dv: Int) {
      // Small rotations and full steps occur often.
      let most = 1 << 32, slight = [most, most / 3, most / 40, 0][random.whole(0...3)]
      let du = random.whole(0...4) == 0 ? (random.whole(0...1) == 0 ? most : -most) : random.whole(-most...most),
        dv = random.whole(-slight...slight)
      func start(_ d: Int) -> Int { d < 0 ? (68 << 32) + random.whole(0...(19 << 32)) : random.whole(0...(19 << 32)) }
      return (start(du), start(dv), du, dv)
    }
    pixelRows(name, "affine_row") { random, n in
      let m = map(&random)
      return (
        { $1.affine_row($0, picture, side, Int64(m.u), Int64(m.v), Int64(m.du), Int64(m.dv), n) },
        { Reference.affineRow(&$0, picture, side, m.u, m.v, m.du, m.dv) }
      )
    }
    pixelRows(name, "over_affine_row") { random, n in
      let m = map(&random)
      return (
        { $1.over_affine_row($0, picture, side, Int64(m.u), Int64(m.v), Int64(m.du), Int64(m.dv), n) },
        { Reference.overAffineRow(&$0, picture, side, m.u, m.v, m.du, m.dv) }
      )
    }
    pixelRows(name, "projective_row") { random, n in
      // Some rows leave the picture, and some go behind the eye.
      let plane = VKPlane(
        a: random.double(-2...2), b: random.double(-1...1), g: random.double(-0.01...0.01), us: random.double(0...80),
        vs: random.double(0...80), ws: random.double(0.2...1.5), left: random.double(-5...5), top: random.double(-5...5),
        right: Int32(random.whole(0...(side - 1))), bottom: Int32(random.whole(0...(side - 1))))
      let start = random.whole(-40...100)
      var copy = plane
      return (
        { $1.projective_row($0, picture, side, &copy, Int64(start), n) },
        { Reference.projectiveRow(&$0, picture, side, plane, start) }
      )
    }
    pixelRows(name, "affine_nearest_row") { random, n in
      let m = map(&random)
      return (
        { $1.affine_nearest_row($0, picture, side, Int64(m.u), Int64(m.v), Int64(m.du), Int64(m.dv), n) },
        { Reference.affineNearestRow(&$0, picture, side, m.u, m.v, m.du, m.dv) }
      )
    }
  }

  @Test(arguments: names) func gradientRows(_ name: String) {
    pixelRows(name, "ramp_row") { random, n in
      let ramp = random.pixels(1024), dt = random.whole(0...(1 << 25)), t = random.whole(0...(1 << 30))
      return ({ $1.ramp_row($0, ramp, 22, Int64(t), Int64(dt), n) }, { Reference.rampRow(&$0, ramp, 22, t, dt) })
    }
    pixelRows(name, "radial_row") { random, n in
      let ramp = random.pixels(256), start = random.whole(-100...2000)
      let x0 = random.double(-2...2), y0 = random.double(-2...2), dx = random.double(-0.05...0.05), dy = random.double(-0.05...0.05)
      return (
        { $1.radial_row($0, ramp, 256, x0, y0, dx, dy, Int64(start), n) }, { Reference.radialRow(&$0, ramp, x0, y0, dx, dy, start) }
      )
    }
  }

  @Test(arguments: names) func coverageRows(_ name: String) {
    rows(name, "mask_multiply", of: UInt8.self, make: { $0.bytes($1) }) { random, n in
      let other = random.bytes(n + 1)
      return ({ $1.mask_multiply($0, other, n) }, { Reference.maskMultiply(&$0, other) })
    }
    rows(name, "mask_scale", of: UInt8.self, make: { $0.bytes($1) }) { random, n in
      let k = random.byte()
      return ({ $1.mask_scale($0, k, n) }, { Reference.maskScale(&$0, k) })
    }
    rows(name, "box_row", of: UInt8.self, make: { $0.bytes($1) }) { random, n in
      let entering = random.bytes(n + 1), sums = (0...n).map { _ in UInt32(random.whole(0...2000) + 255) }
      let leaving = random.bytes(n + 1), scale = UInt32((1 << 24) / 11)
      return (
        { d, t in
          var s = sums
          t.box_row(d, &s, entering, leaving, scale, n)
        },
        { d in
          var s = sums
          Reference.boxRow(&d, &s, entering, leaving, scale)
        }
      )
    }
  }

  @Test(arguments: names, [false, true]) func sweptCells(_ name: String, evenOdd: Bool) {
    var random = SeededGenerator()
    let table = table(name), full = 2 << (2 * Int(VK_SUBPIXEL_BITS))
    for width in 1...150 {
      let groups = width / 16 + 1
      var cells = [Int32](repeating: 0, count: groups * 16), bits = [UInt64](repeating: 0, count: 1)
      for _ in 0..<random.whole(0...6) {
        let x = random.whole(0...width), value = random.whole(0...3) == 0 ? full : random.whole(-full...full)
        cells[x] &+= Int32(value)
        if groups > Int(VK_DENSE_GROUPS) { bits[0] |= 1 << UInt64(x / 16) }
      }
      let expected = Reference.sweep(cells, width: width, full: full, evenOdd: evenOdd)
      let color = random.pixel(), background = random.pixels(width)
      var pixels = background + [0xdead_beef]
      var coverage = [UInt8](repeating: 0, count: width)
      for inSpans in [false, true] {
        var copy = cells, touched = bits, row = [UInt8](repeating: 7, count: groups * 16 + 128)
        var spans = [VKSpan](repeating: VKSpan(), count: groups * 2 + 2)
        copy.withUnsafeMutableBufferPointer { c in
          touched.withUnsafeMutableBufferPointer { b in
            var all = VKCells(
              cells: c.baseAddress!, cell_stride: c.count, bits: b.baseAddress!, bit_stride: 1, width: Int32(width), rows: 1,
              even_odd: evenOdd ? 1 : 0, left: 0, top: 0)
            if inSpans {
              let count = table.cells_spans(&all, 0, &row, &spans)
              for span in spans.prefix(Int(count)) {
                for x in Int(span.start)..<Int(span.start + span.count) { coverage[x] = span.value != 0 ? UInt8(span.value) : row[x] }
              }
            } else {
              table.cells_over_solid(&pixels, width, &all, color)
            }
          }
        }
        #expect(copy.allSatisfy { $0 == 0 } && touched == [0], "a sweep leaves its cells clean")
      }
      var over = background
      Reference.overSolidCoverage(&over, color, expected)
      #expect(coverage == expected, "width \(width), seed \(random.seed)")
      #expect([UInt32](pixels.dropLast()) == over && pixels.last == 0xdead_beef, "width \(width), seed \(random.seed)")
    }
  }

  @Test(arguments: names) func pointsOfCurves(_ name: String) {
    var random = SeededGenerator()
    let table = table(name)
    for n in 1...67 {
      func number() -> Double { random.double(-400...400) }
      var k = VKCubic(
        ax: number(), ay: number(), bx: number(), by: number(), cx: number(), cy: number(), dx: number(), dy: number(), left: -400_000,
        top: -300_000, right: 400_000, bottom: 300_000)
      var points = [Int32](repeating: 0, count: 2 * (n + 16))
      table.cubic_points(&points, &k, n)
      #expect(Array(points.prefix(2 * n)) == Reference.cubicPoints(k, n), "\(n) points, seed \(random.seed)")
    }
  }

  /// Tests lines in, across and outside of the pixels, in rows with and without a map of touched cells.
  @Test(arguments: names, [false, true]) func linesIntoCells(_ name: String, inside: Bool) {
    var random = SeededGenerator()
    let table = table(name)
    for round in 0..<400 {
      let area = PixelRect(x: random.whole(-50...50), y: random.whole(-50...50), width: random.whole(1...200), height: random.whole(1...40))
      let reach = inside ? area : area.insetBy(dx: -60, dy: -60), steps = random.whole(0...2)
      func place(_ low: Int, _ high: Int) -> Int32 {
        // Often on the boundary of a pixel, or of the area.
        let value = random.whole((low << 10)...(high << 10))
        return Int32(steps == 0 ? value : steps == 1 ? value & ~1023 : value & ~511)
      }
      var points: [Int32] = []
      for _ in 0..<random.whole(0...40) {
        if points.count > 2, random.whole(0...2) == 0 {
          // A short line.
          let x = Int(points[points.count - 2]) + random.whole(-1500...1500), y = Int(points[points.count - 1]) + random.whole(-1500...1500)
          points.append(Int32(min(max(x, reach.minX << 10), reach.maxX << 10)))
          points.append(Int32(min(max(y, reach.minY << 10), reach.maxY << 10)))
        } else {
          points.append(place(reach.minX, reach.maxX))
          points.append(place(reach.minY, reach.maxY))
        }
      }
      var reference = ReferenceCells(area)
      for i in stride(from: 2, to: points.count, by: 2) {
        reference.line(Int(points[i - 2]), Int(points[i - 1]), Int(points[i]), Int(points[i + 1]))
      }
      let groups = area.width / 16 + 1
      var cells = [Int32](repeating: 0, count: groups * 16 * area.height + 32), bits = [UInt64](repeating: 0, count: area.height)
      cells.withUnsafeMutableBufferPointer { c in
        bits.withUnsafeMutableBufferPointer { b in
          var all = VKCells(
            cells: c.baseAddress!, cell_stride: groups * 16, bits: b.baseAddress!, bit_stride: 1, width: Int32(area.width),
            rows: Int32(area.height), even_odd: 0, left: Int32(area.minX << 10), top: Int32(area.minY << 10))
          points.withUnsafeBufferPointer {
            if let base = $0.baseAddress { table.cells_lines(&all, base, $0.count / 2, inside ? 1 : 0) }
          }
        }
      }
      for y in 0..<area.height {
        let row = Array(cells[(y * groups * 16)..<(y * groups * 16 + area.width)])
        if row != reference.row(y) {
          Issue.record("round \(round), row \(y) of \(area), seed \(random.seed)\n\(row)\n\(reference.row(y))\n\(points)")
          return
        }
        let isMarked = row.indices.allSatisfy { row[$0] == 0 || bits[y] >> UInt64($0 / 16) & 1 == 1 }
        let isMap = groups > Int(VK_DENSE_GROUPS)
        #expect(isMap ? isMarked && bits[y] >> UInt64(groups) == 0 : bits[y] == 0, "round \(round), row \(y), seed \(random.seed)")
      }
    }
  }

  @Test func divisionBy255IsExact() {
    for x in 0...65_534 as ClosedRange<UInt32> { #expect(Reference.div255(x) == (x * 2 + 255) / 510) }
  }

  @Test func theBestSetIsInUseUnlessOneIsForced() {
    #expect(Self.names.contains("baseline"))
    #expect(Kernels.name == String(cString: vk_active().pointee.name))
  }
}
