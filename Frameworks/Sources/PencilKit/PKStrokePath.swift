public import CoreGraphics
public import Foundation

/// A point of a stroke (Apple: PKStrokePoint).
public struct PKStrokePoint: Hashable, Sendable {
  public let location: CGPoint
  /// Seconds since the creation of the path.
  public let timeOffset: TimeInterval
  /// The size of the nib in points.
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat
  public let secondaryScale: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat,
    secondaryScale: CGFloat = 1
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude, self.secondaryScale) = (force, azimuth, altitude, secondaryScale)
  }
}

/// The control points of a uniform cubic B-spline. The curve starts at the first point and ends at the last (Apple: PKStrokePath).
public struct PKStrokePath: RandomAccessCollection, Sendable {
  var points: [PKStrokePoint]
  public let creationDate: Date

  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// Returns the location at a parameter between 0 and the last index; a whole number is the parameter of a control point.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { interpolatedPoint(at: parametricValue).location }

  /// Returns the point at a parameter between 0 and the last index.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    precondition(!points.isEmpty, "an empty path has no points")
    let value = Swift.max(0, Swift.min(parametricValue, CGFloat(count - 1)))
    let index = Swift.max(0, Swift.min(Int(value), count - 2)), t = Double(value) - Double(index)
    // The weights of four control points.
    let weights = [pow(1 - t, 3), 3 * pow(t, 3) - 6 * t * t + 4, -3 * pow(t, 3) + 3 * t * t + 3 * t + 1, pow(t, 3)].map { $0 / 6 }
    func mix(_ part: (PKStrokePoint) -> CGFloat) -> CGFloat {
      CGFloat((0..<4).reduce(0.0) { $0 + weights[$1] * Double(self.part(at: index + $1 - 1, part)) })
    }
    return PKStrokePoint(
      location: CGPoint(x: mix(\.location.x), y: mix(\.location.y)), timeOffset: Double(mix { CGFloat($0.timeOffset) }),
      size: CGSize(width: mix(\.size.width), height: mix(\.size.height)), opacity: mix(\.opacity), force: mix(\.force),
      azimuth: mix(\.azimuth),
      altitude: mix(\.altitude), secondaryScale: mix(\.secondaryScale))
  }
  /// Returns a part of a control point. Beyond an end there is the mirror image of the point before it.
  private func part(at index: Int, _ part: (PKStrokePoint) -> CGFloat) -> CGFloat {
    if points.indices.contains(index) { return part(points[index]) }
    let end = index < 0 ? 0 : count - 1, inner = index < 0 ? Swift.min(1, count - 1) : Swift.max(0, count - 2)
    return 2 * part(points[end]) - part(points[inner])
  }

  public func parametricValue(_ parametricValue: CGFloat, offsetBy stride: InterpolatedSlice.Stride) -> CGFloat {
    let last = CGFloat(Swift.max(0, count - 1))
    switch stride {
    case .parametricStep(let step): return Swift.max(0, Swift.min(parametricValue + step, last))
    case .distance(let distance):
      return search(from: parametricValue, isForward: distance >= 0) { _, travelled in travelled >= abs(distance) }
    case .time(let time):
      let start = interpolatedPoint(at: parametricValue).timeOffset
      return search(from: parametricValue, isForward: time >= 0) { point, _ in abs(point.timeOffset - start) >= abs(time) }
    }
  }
  /// Walks along the curve in steps of a sixteenth until the test holds for a point and the distance to it.
  private func search(from start: CGFloat, isForward: Bool, _ isReached: (PKStrokePoint, CGFloat) -> Bool) -> CGFloat {
    let last = CGFloat(Swift.max(0, count - 1))
    var value = start, travelled: CGFloat = 0, previous = interpolatedLocation(at: start)
    while isForward ? value < last : value > 0 {
      let next = Swift.max(0, Swift.min(value + (isForward ? 1 : -1) / 16, last))
      let point = interpolatedPoint(at: next)
      travelled += hypot(point.location.x - previous.x, point.location.y - previous.y)
      (value, previous) = (next, point.location)
      if isReached(point, travelled) { break }
    }
    return value
  }

  public func interpolatedPoints(in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride) -> InterpolatedSlice {
    InterpolatedSlice(path: self, range: range ?? 0...CGFloat(Swift.max(0, count - 1)), stride: stride)
  }

  /// The points of a range of the curve, at equal distances (Apple: PKStrokePath.InterpolatedSlice).
  public struct InterpolatedSlice: Sequence, IteratorProtocol {
    /// A distance in points, a time in seconds, or a step of the parameter.
    public enum Stride: Hashable, Sendable { case distance(CGFloat), time(TimeInterval), parametricStep(CGFloat) }
    let path: PKStrokePath
    let range: ClosedRange<CGFloat>
    let stride: Stride
    private var position: CGFloat?

    init(path: PKStrokePath, range: ClosedRange<CGFloat>, stride: Stride) {
      (self.path, self.range, self.stride) = (path, range, stride)
      position = path.isEmpty ? nil : range.lowerBound
    }
    public mutating func next() -> PKStrokePoint? {
      guard let value = position else { return nil }
      let following = path.parametricValue(value, offsetBy: stride)
      // The last point belongs to the result.
      position = value >= range.upperBound ? nil : following > value ? Swift.min(following, range.upperBound) : nil
      return path.interpolatedPoint(at: value)
    }
  }
}
