public import CoreLocation
public import UIKit

/// Apple: MKAnnotation.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
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
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  open var subtitle: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
  public convenience init(placemark: CLPlacemark) { self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D()) }
}
open class MKUserLocation: NSObject, MKAnnotation {
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
  init(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) {
    pointCount = count
    list = (0..<count).map { coordinates[$0] }
    super.init()
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
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init(coords, count) }
  open var boundingMapRect: MKMapRect { bounds }
}
open class MKPolygon: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init(coords, count) }
  open var boundingMapRect: MKMapRect { bounds }
}
open class MKCircle: MKShape, MKOverlay {
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

open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var isDraggable = false
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
  open var animatesDrop = false
}
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var animatesWhenAdded = false
}
@MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance = 0
}
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

open class MKPointOfInterestFilter: NSObject {
  // Filters are immutable.
  public static nonisolated(unsafe) let includingAll = MKPointOfInterestFilter()
  public static nonisolated(unsafe) let excludingAll = MKPointOfInterestFilter()
}
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
