import CoreGraphics

extension AnimatableValue {
  /// The numbers of the value, each of which can be interpolated on its own; nil for values without numbers.
  var components: [Double]? {
    switch self {
    case .number(let v): [Double(v)]
    case .point(let v): [Double(v.x), Double(v.y)]
    case .size(let v): [Double(v.width), Double(v.height)]
    case .rect(let v): [Double(v.origin.x), Double(v.origin.y), Double(v.size.width), Double(v.size.height)]
    case .color(let v): AnimatableValue.list(AnimatableValue.components(v))
    case .colors(let v): v.flatMap { AnimatableValue.list(AnimatableValue.components($0)) }
    case .numbers(let v): v.map { Double($0) }
    case .transform(let v): TransformParts(v).components
    case .path(let v?): v.vector.points.flatMap { [$0.x, $0.y] }
    case .path(nil), .contents, .flag, .choice: nil
    }
  }

  /// Whether both values are equal, as far as they can be compared: by their numbers, or as flags, choices or missing paths.
  package func isAlike(_ other: AnimatableValue) -> Bool {
    if let a = components, let b = other.components { return kind == other.kind && a == b }
    return switch (self, other) {
    case (.flag(let a), .flag(let b)): a == b
    case (.choice(let a), .choice(let b)): a == b
    case (.path(nil), .path(nil)): true
    default: false
    }
  }

  private static func list(_ v: SIMD4<Double>) -> [Double] { [v.x, v.y, v.z, v.w] }

  /// Returns a value of the same kind with other numbers. `c` has as many elements as `components`.
  func with(_ c: [Double]) -> AnimatableValue {
    func number(_ i: Int) -> CGFloat { CGFloat(c[i]) }
    switch self {
    case .number: return .number(number(0))
    case .point: return .point(CGPoint(x: number(0), y: number(1)))
    case .size: return .size(CGSize(width: number(0), height: number(1)))
    case .rect: return .rect(CGRect(x: number(0), y: number(1), width: number(2), height: number(3)))
    case .color: return .color(AnimatableValue.color(SIMD4(c[0], c[1], c[2], c[3])))
    case .colors:
      return .colors(stride(from: 0, to: c.count - 3, by: 4).map { AnimatableValue.color(SIMD4(c[$0], c[$0 + 1], c[$0 + 2], c[$0 + 3])) })
    case .numbers: return .numbers(c.map { CGFloat($0) })
    case .transform: return .transform(TransformParts(components: c).transform)
    case .path(let path?):
      var index = -2
      let moved = path.combined(with: path) { _, _ in
        index += 2
        return SIMD2(c[index], c[index + 1])
      }
      return .path(moved ?? path)
    case .path(nil), .contents, .flag, .choice: return self
    }
  }
}

extension TransformParts {
  var components: [Double] {
    [
      translation.x, translation.y, translation.z, scale.x, scale.y, scale.z, skew.x, skew.y, skew.z, perspective.x, perspective.y,
      perspective.z, perspective.w, angles.x, angles.y, angles.z,
    ]
  }

  init(components c: [Double]) {
    self.init(CATransform3DIdentity)
    translation = SIMD3(c[0], c[1], c[2])
    scale = SIMD3(c[3], c[4], c[5])
    skew = SIMD3(c[6], c[7], c[8])
    perspective = SIMD4(c[9], c[10], c[11], c[12])
    angles = SIMD3(c[13], c[14], c[15])
  }
}
