public import CoreLocation
import UIKit

/// The optional requirements of `MKAnnotation`, as classes implement them.
public protocol _VitrineAnnotationTexts: NSObjectProtocol {
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}
extension _VitrineAnnotationTexts {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// Apple: MKAnnotation. Its title and subtitle are optional requirements: read from a value whose class is not known, they are optionals of
/// optionals.
public protocol MKAnnotation: _VitrineAnnotationTexts {
  var coordinate: CLLocationCoordinate2D { get }
}
extension MKAnnotation {
  public var title: String?? { .some((self as any _VitrineAnnotationTexts).title) }
  public var subtitle: String?? { .some((self as any _VitrineAnnotationTexts).subtitle) }
}
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

open class MKShape: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}
open class MKPointAnnotation: MKShape {
  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}
open class MKPlacemark: CLPlacemark, MKAnnotation {
  open var countryCode: String? { isoCountryCode }
  open override var location: CLLocation? {
    get { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
    set {}
  }
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  open var subtitle: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
  public convenience init(placemark: CLPlacemark) { self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D()) }
}
open class MKUserLocation: NSObject, MKAnnotation {
  open var heading: CLHeading? { nil }
  open var location: CLLocation? { nil }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}
/// Apple: MKMultiPoint.
open class MKMultiPoint: MKShape {
  public let pointCount: Int
  private let list: [CLLocationCoordinate2D]
  init(_ coordinates: [CLLocationCoordinate2D]) {
    pointCount = coordinates.count
    list = coordinates
    super.init()
    coordinate = MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }
  private lazy var memory: UnsafeMutableBufferPointer<MKMapPoint> = {
    let memory = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(1, list.count))
    memory.initialize(repeating: MKMapPoint())
    for (index, coordinate) in list.enumerated() { memory[index] = MKMapPoint(coordinate) }
    return memory
  }()
  private var isMemoryUsed = false
  deinit { if isMemoryUsed { memory.deallocate() } }
  /// Returns the points, in memory that is valid for the lifetime of the object.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    isMemoryUsed = true
    // The capacity is at least one.
    return memory.baseAddress!
  }
  /// The smallest map rectangle that contains all points.
  var bounds: MKMapRect {
    let points = list.map(MKMapPoint.init)
    guard let first = points.first else { return .null }
    return points.reduce(MKMapRect(origin: first, size: MKMapSize(width: 0, height: 0))) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0)))
    }
  }
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, value) in list[range.location..<range.location + range.length].enumerated() { coords[index] = value }
  }
}
open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init((0..<max(0, count)).map { coords[$0] }) }
  public init(points: UnsafePointer<MKMapPoint>, count: Int) { super.init((0..<max(0, count)).map { points[$0].coordinate }) }
  open var boundingMapRect: MKMapRect { bounds }
}
open class MKGeodesicPolyline: MKPolyline {}
open class MKPolygon: MKMultiPoint, MKOverlay {
  public let interiorPolygons: [MKPolygon]?
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init((0..<max(0, count)).map { coords[$0] })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init(points: points, count: count, interiorPolygons: nil) }
  public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init((0..<max(0, count)).map { points[$0].coordinate })
  }
  open var boundingMapRect: MKMapRect { bounds }
}
open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}
open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}
/// Tiles that are never loaded (Apple: MKTileOverlay).
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  /// Returns the URL for the numbers of a tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)").replacingOccurrences(of: "{y}", with: "\(path.y)")
      .replacingOccurrences(of: "{z}", with: "\(path.z)").replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) { result(nil, MKError(.serverFailure)) }
}
public struct MKTileOverlayPath: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}
open class MKCircle: MKShape, MKOverlay {
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(center: center, radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
  }
  public let radius: CLLocationDistance
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = coord
  }
  open var boundingMapRect: MKMapRect {
    // The scale of the map depends on the latitude. The circumference of the earth at the equator is 40,075,017 metres.
    let side = 2 * radius * MKMapSize.world.width / (40_075_017 * max(cos(coordinate.latitude * .pi / 180), 0.000_001))
    let center = MKMapPoint(coordinate)
    return MKMapRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
