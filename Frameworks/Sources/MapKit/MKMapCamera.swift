public import CoreLocation
import UIKit

open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance = 0
  open var centerCoordinateDistance: CLLocationDistance = 0
  public override init() { super.init() }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    (centerCoordinateDistance, altitude) = (distance, distance * cos(Double(pitch) * .pi / 180))
    (self.pitch, self.heading) = (pitch, heading)
  }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    altitude = eyeAltitude
  }
}
extension MKMapView {
  /// The allowed area for the centre of a map. Stored (Apple: MKMapView.CameraBoundary).
  open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion
    public init?(mapRect: MKMapRect) {
      self.mapRect = mapRect
      region = MKCoordinateRegion(mapRect)
    }
    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      let center = MKMapPoint(region.center)
      let width = region.span.longitudeDelta / 360 * MKMapSize.world.width
      mapRect = MKMapRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width)
    }
  }
  /// The allowed distances of the camera. Stored (Apple: MKMapView.CameraZoomRange).
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance
    public init?(minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
    }
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
    }
  }
}
public let MKMapCameraZoomDefault: CLLocationDistance = -1

open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
}
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }
}
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
}

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
