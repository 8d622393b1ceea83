import Foundation

/// A path in an archive: a letter for each element, as in SVG, and its points.
extension CGPath {
  private static let elements = "VitrinePathElements", points = "VitrinePathPoints"

  /// Returns nil if the archive contains no valid path.
  package static func decode(_ coder: NSCoder) -> CGPath? {
    // Foundation on Linux ends the program if a key is missing.
    guard coder.containsValue(forKey: elements), coder.containsValue(forKey: points),
      let letters = coder.decodeObject(of: NSString.self, forKey: elements) as String?,
      let list = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: points) as? [NSNumber]
    else { return nil }
    let numbers = list.map { CGFloat($0.doubleValue) }
    guard numbers.count % 2 == 0, numbers.allSatisfy(\.isFinite)
    else { return nil }
    var rest = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }[...]
    let path = CGMutablePath()
    for letter in letters {
      let count = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0][letter] ?? .max
      guard rest.count >= count, letter == "M" || !path.isEmpty else { return nil }
      let points = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      switch letter {
      case "M": path.move(to: points[0])
      case "L": path.addLine(to: points[0])
      case "Q": path.addQuadCurve(to: points[1], control: points[0])
      case "C": path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.closeSubpath()
      }
    }
    return path
  }

  package func encode(with coder: NSCoder) {
    var letters = "", numbers: [NSNumber] = []
    applyWithBlock { element in
      let (letter, count) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      letters += letter
      for index in 0..<count {
        let point = element.pointee.points[index]
        numbers += [NSNumber(value: Double(point.x)), NSNumber(value: Double(point.y))]
      }
    }
    coder.encode(letters as NSString, forKey: Self.elements)
    coder.encode(numbers as NSArray, forKey: Self.points)
  }
}
