public import Foundation
import UIKit

// The data are a property list of our own. Data that were written on a device are refused, since Apple's format is not documented.

extension PKDrawing: Codable {
  /// Reads what `dataRepresentation()` wrote; throws for other data.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    self = try PropertyListDecoder().decode(PKDrawing.self, from: data)
  }
  public func dataRepresentation() -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? encoder.encode(self)) ?? Data()
  }

  private enum CodingKeys: String, CodingKey { case strokes = "VitrineStrokes" }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    strokes = try container.decode([StoredStroke].self, forKey: .strokes).map { try $0.stroke }
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(strokes.map(StoredStroke.init), forKey: .strokes)
  }
}

/// The values of a stroke. Two strokes are equal if these are.
struct StoredStroke: Codable, Equatable {
  private var ink: PKInkingTool.InkType
  /// Red, green, blue and alpha.
  private var color: [Double]
  private var transform: [Double]
  /// Ten numbers of each point.
  private var points: [Double]
  private var date: Date
  private var seed: UInt32
  /// The elements of the mask: a letter for each, and their points.
  private var mask: String?
  private var maskPoints: [Double] = []

  init(_ stroke: PKStroke) {
    ink = stroke.ink.inkType
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    color = [red, green, blue, alpha].map(Double.init)
    let matrix = stroke.transform
    transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(Double.init)
    points = stroke.path.flatMap { point -> [Double] in
      let sizes = [point.location.x, point.location.y, point.size.width, point.size.height, point.opacity, point.force]
      return sizes.map(Double.init) + [Double(point.azimuth), Double(point.altitude), Double(point.secondaryScale), point.timeOffset]
    }
    (date, seed) = (stroke.path.creationDate, stroke.randomSeed)
    guard let path = stroke.mask?.cgPath else { return }
    var letters = "", numbers: [Double] = []
    path.applyWithBlock { element in
      let (letter, count): (String, Int) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        default: ("Z", 0)
        }
      letters += letter
      for index in 0..<count {
        let point = element.pointee.points[index]
        numbers += [Double(point.x), Double(point.y)]
      }
    }
    (mask, maskPoints) = (letters, numbers)
  }

  var stroke: PKStroke {
    get throws {
      guard color.count == 4, transform.count == 6, points.count % 10 == 0 else { throw CocoaError(.coderReadCorrupt) }
      let controls = stride(from: 0, to: points.count, by: 10).map { start in
        let n = points[start..<start + 10].map { CGFloat($0) }
        return PKStrokePoint(
          location: CGPoint(x: n[0], y: n[1]), timeOffset: points[start + 9], size: CGSize(width: n[2], height: n[3]), opacity: n[4],
          force: n[5], azimuth: n[6], altitude: n[7], secondaryScale: n[8])
      }
      let m = transform.map { CGFloat($0) }
      return PKStroke(
        ink: PKInk(ink, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
        path: PKStrokePath(controlPoints: controls, creationDate: date),
        transform: CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]), mask: try path, randomSeed: seed)
    }
  }

  /// The mask as a path.
  private var path: UIBezierPath? {
    get throws {
      guard let mask else { return nil }
      let result = UIBezierPath()
      var rest = maskPoints[...]
      func next() throws -> CGPoint {
        guard rest.count > 1 else { throw CocoaError(.coderReadCorrupt) }
        return CGPoint(x: rest.removeFirst(), y: rest.removeFirst())
      }
      for letter in mask {
        switch letter {
        case "M": result.move(to: try next())
        case "L": result.addLine(to: try next())
        case "Q":
          let control = try next()
          result.addQuadCurve(to: try next(), controlPoint: control)
        case "C":
          let (first, second) = (try next(), try next())
          result.addCurve(to: try next(), controlPoint1: first, controlPoint2: second)
        default: result.close()
        }
      }
      return result
    }
  }
}
