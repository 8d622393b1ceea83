import SpriteKit

extension SKTexture {
  /// Creates a texture with a pixel for each sample, in the gradient of the noise's colors.
  public convenience init(noiseMap: GKNoiseMap) {
    let (width, height) = (Int(noiseMap.sampleCount.x), Int(noiseMap.sampleCount.y))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      for row in 0..<height {
        for column in 0..<width {
          noiseMap.color(of: noiseMap.value(at: vector_int2(Int32(column), Int32(row)))).setFill()
          // The first row is at the bottom.
          context.fill(CGRect(x: column, y: height - 1 - row, width: 1, height: 1))
        }
      }
    }
    self.init(image: picture)
  }
}

extension GKNoiseMap {
  /// Returns the color of a value, interpolated between the two nearest ones.
  func color(of value: Float) -> UIColor {
    guard let first = gradientColors.first, let last = gradientColors.last else { return UIColor(white: CGFloat(value + 1) / 2, alpha: 1) }
    guard let next = gradientColors.firstIndex(where: { $0.value > value }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high) = (gradientColors[next - 1], gradientColors[next])
    let part = CGFloat((value - low.value) / (high.value - low.value))
    let mixed = zip(Self.parts(of: low.color), Self.parts(of: high.color)).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  private static func parts(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
