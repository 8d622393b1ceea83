import Foundation

/// Computes distances on the ellipsoid WGS 84 with Vincenty's inverse formula. Altitudes are ignored.
enum Geodesic {
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  private static let pole = equator * (1 - flattening)

  /// Returns the distance in metres.
  static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let longitude = (b.longitude - a.longitude).remainder(dividingBy: 360) * radians
    // The reduced latitudes, on the auxiliary sphere.
    let reduced = [a.latitude, b.latitude].map { atan((1 - flattening) * tan($0 * radians)) }
    let (sine1, cosine1, sine2, cosine2) = (sin(reduced[0]), cos(reduced[0]), sin(reduced[1]), cos(reduced[1]))
    var lambda = longitude
    for _ in 0..<100 {
      let across = cosine2 * sin(lambda)
      let along = cosine1 * sine2 - sine1 * cosine2 * cos(lambda)
      let sineSigma = (across * across + along * along).squareRoot()
      guard sineSigma > 0 else { return 0 }
      let cosineSigma = sine1 * sine2 + cosine1 * cosine2 * cos(lambda)
      let sigma = atan2(sineSigma, cosineSigma)
      let sineAlpha = cosine1 * cosine2 * sin(lambda) / sineSigma
      let cosineAlpha2 = 1 - sineAlpha * sineAlpha
      let middle = cosineAlpha2 > 0 ? cosineSigma - 2 * sine1 * sine2 / cosineAlpha2 : 0
      let middle2 = 2 * middle * middle - 1
      let c = flattening / 16 * cosineAlpha2 * (4 + flattening * (4 - 3 * cosineAlpha2))
      let next = longitude + (1 - c) * flattening * sineAlpha * (sigma + c * sineSigma * (middle + c * cosineSigma * middle2))
      if abs(next - lambda) < 1e-12 {
        return arc(sigma, sineSigma, cosineSigma, cosineAlpha2, middle, middle2)
      }
      lambda = next
    }
    // For antipodal points the formula does not converge. The distance over a pole is the shortest.
    return sphere(a, b)
  }

  private static func arc(
    _ sigma: Double, _ sineSigma: Double, _ cosineSigma: Double, _ cosineAlpha2: Double, _ middle: Double, _ middle2: Double
  ) -> Double {
    let u2 = cosineAlpha2 * (equator * equator - pole * pole) / (pole * pole)
    let a = 1 + u2 / 16384 * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)))
    let b = u2 / 1024 * (256 + u2 * (-128 + u2 * (74 - 47 * u2)))
    let last = b / 6 * middle * (4 * sineSigma * sineSigma - 3) * (4 * middle * middle - 3)
    return pole * a * (sigma - b * sineSigma * (middle + b / 4 * (cosineSigma * middle2 - last)))
  }

  /// Returns the distance on a sphere with the earth's mean radius.
  private static func sphere(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let dLatitude = sin((b.latitude - a.latitude) * radians / 2)
    let dLongitude = sin((b.longitude - a.longitude) * radians / 2)
    let h = dLatitude * dLatitude + cos(a.latitude * radians) * cos(b.latitude * radians) * dLongitude * dLongitude
    return 2 * 6_371_009 * asin(min(1, h.squareRoot()))
  }
}
