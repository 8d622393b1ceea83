import Foundation

/// The collision shape of a body: convex parts in the body's own coordinates. The origin is the center of mass.
package struct BodyShape: Equatable {
  package enum Part: Equatable {
    /// The corners in order from the x axis to the y axis; at least two.
    case polygon([BodyVector])
    case circle(center: BodyVector, radius: Double)
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The area in square points.
  var area: Double { parts.reduce(0) { $0 + BodyShape.area(of: $1) } }

  /// The greatest distance of the shape from its center.
  var radius: Double {
    parts.reduce(0) { reach, part in
      switch part {
      case .polygon(let corners): max(reach, corners.map(\.length).max() ?? 0)
      case .circle(let center, let radius): max(reach, center.length + radius)
      }
    }
  }

  /// The moment of inertia about the center for an evenly distributed mass of 1.
  var unitInertia: Double {
    let whole = area
    guard whole > 0 else { return 1 }
    return parts.reduce(0) { $0 + BodyShape.secondMoment(of: $1) } / whole
  }

  package static func box(width: Double, height: Double, center: BodyVector = .zero) -> BodyShape {
    let (w, h) = (max(width, 0.01) / 2, max(height, 0.01) / 2)
    return BodyShape(parts: [.polygon([(-w, -h), (w, -h), (w, h), (-w, h)].map { center + BodyVector($0.0, $0.1) })])
  }

  /// Returns a circle, or a polygon of 24 corners if width and height differ.
  package static func ellipse(width: Double, height: Double) -> BodyShape {
    let (a, b) = (max(width, 0.01) / 2, max(height, 0.01) / 2)
    if abs(a - b) < 1e-6 * max(a, b) { return BodyShape(parts: [.circle(center: .zero, radius: a)]) }
    let corners = (0..<24).map { step in
      let angle = 2 * Double.pi * Double(step) / 24
      return BodyVector(a * cos(angle), b * sin(angle))
    }
    return BodyShape(parts: [.polygon(corners)])
  }

  /// Returns the convex hull of points; nil if its area is zero.
  package static func hull(of points: [BodyVector]) -> BodyShape? {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [BodyVector]) -> [BodyVector] {
      var chain: [BodyVector] = []
      for point in points {
        while chain.count >= 2, (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9 {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let corners = chain(sorted) + chain(sorted.reversed())
    let part = Part.polygon(corners)
    return corners.count >= 3 && area(of: part) > 1e-6 ? BodyShape(parts: [part]) : nil
  }

  private static func area(of part: Part) -> Double {
    switch part {
    case .circle(_, let radius): return .pi * radius * radius
    case .polygon(let corners):
      guard var last = corners.last else { return 0 }
      var sum = 0.0
      for corner in corners {
        sum += last.cross(corner)
        last = corner
      }
      return sum / 2
    }
  }

  /// Returns the second moment of area about the origin, for a density of 1.
  private static func secondMoment(of part: Part) -> Double {
    switch part {
    case .circle(let center, let radius):
      return .pi * radius * radius * (radius * radius / 2 + center.dot(center))
    case .polygon(let corners):
      guard var last = corners.last else { return 0 }
      var sum = 0.0
      for corner in corners {
        sum += last.cross(corner) * (last.dot(last) + last.dot(corner) + corner.dot(corner))
        last = corner
      }
      return sum / 12
    }
  }
}
