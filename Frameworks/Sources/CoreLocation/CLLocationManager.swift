public import Foundation

/// A manager that reports `.denied`, like a device with location services switched off, since Linux has none (Apple: CLLocationManager).
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Unchecked: it must be used on the thread that created it, as with Apple's class. Its delegate is called on the main queue.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: .denied)
      }
    }
  }
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var monitoredRegions: Set<CLRegion> { [] }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func requestLocation() { fail() }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) { fail() }
  open func stopMonitoring(for region: CLRegion) {}
  open func startMonitoringSignificantLocationChanges() { fail() }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  private func fail() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// Apple: CLLocationManagerDelegate.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Apple: CLError.
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let denied = Code.denied
  public static let network = Code.network
  public static let locationUnknown = Code.locationUnknown
}

/// A geocoder that finds no places, since there is no service (Apple: CLGeocoder).
open class CLGeocoder: NSObject {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}

/// Apple: CLPlacemark.
open class CLPlacemark: NSObject {
  open var location: CLLocation?
  open var name: String?
  open var thoroughfare: String?
  open var subThoroughfare: String?
  open var locality: String?
  open var subLocality: String?
  open var administrativeArea: String?
  open var subAdministrativeArea: String?
  open var postalCode: String?
  open var isoCountryCode: String?
  open var country: String?
  open var areasOfInterest: [String]?
}

/// A visit to a place (Apple: CLVisit).
open class CLVisit: NSObject {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
}
