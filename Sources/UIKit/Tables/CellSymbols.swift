import CoreGraphics

/// The symbols on cells, as images with 3 pixels per point.
@MainActor
enum CellSymbols {
  /// The disclosure indicator, which points to the trailing edge.
  static let chevron = draw(CGSize(width: 8, height: 14)) { _ in
    stroke(2.1, [(1.3, 1.5), (6.7, 7), (1.3, 12.5)])
  }.imageFlippedForRightToLeftLayoutDirection()

  static let checkmark = draw(CGSize(width: 15, height: 14)) { _ in
    stroke(2, [(1.5, 7.8), (5.6, 12.2), (13.4, 1.6)])
  }

  static let info = draw(CGSize(width: 22, height: 22)) { _ in
    let ring = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
    ring.lineWidth = 1.6
    ring.stroke()
    UIBezierPath(ovalIn: CGRect(x: 9.8, y: 5.3, width: 2.4, height: 2.4)).fill()
    stroke(1.7, [(9.4, 9.9), (11.2, 9.9), (11.2, 16)])
    stroke(1.7, [(9, 16.2), (13.4, 16.2)])
  }

  /// The delete control: a white minus sign on red.
  static let delete = delete(.systemRed)
  /// The insert control: a white plus sign on green.
  static let insert = insert(.systemGreen)
  /// The checkmark of a row that is selected while the table is edited: white on blue.
  static let chosen = chosen(.systemBlue)

  static func delete(_ color: UIColor, sign: UIColor = .white) -> UIImage { badge(color, sign) { stroke(2, [(6, 11), (16, 11)]) } }
  static func insert(_ color: UIColor, sign: UIColor = .white) -> UIImage {
    badge(color, sign) {
      stroke(2, [(6, 11), (16, 11)])
      stroke(2, [(11, 6), (11, 16)])
    }
  }
  static func chosen(_ color: UIColor, sign: UIColor = .white) -> UIImage {
    badge(color, sign) { stroke(1.9, [(6.4, 11.5), (9.6, 15), (15.6, 7.2)]) }
  }
  static let unchosen = draw(CGSize(width: 22, height: 22)) { _ in
    let ring = UIBezierPath(ovalIn: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
    ring.lineWidth = 1.5
    ring.stroke()
  }

  static let reorder = draw(CGSize(width: 22, height: 12)) { _ in
    for y in [1.5, 6, 10.5] as [CGFloat] { stroke(1.5, [(1, y), (21, y)]) }
  }

  private static func badge(_ color: UIColor, _ signColor: UIColor, _ sign: @escaping () -> Void) -> UIImage {
    draw(CGSize(width: 22, height: 22), isTemplate: false) { bounds in
      color.setFill()
      UIBezierPath(ovalIn: bounds).fill()
      signColor.setStroke()
      sign()
    }
  }

  private static func draw(_ size: CGSize, isTemplate: Bool = true, _ body: @escaping (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.black.set()
      body(CGRect(origin: .zero, size: size))
    }
    return isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private static func stroke(_ width: CGFloat, _ points: [(CGFloat, CGFloat)]) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
