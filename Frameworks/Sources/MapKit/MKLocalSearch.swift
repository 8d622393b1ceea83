public import CoreLocation
public import Foundation

/// Apple: MKError.
public struct MKError: Error, Equatable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public let MKErrorDomain = "MKErrorDomain"

/// A search that fails, since there is no service (Apple: MKLocalSearch).
open class MKLocalSearch: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
  }
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  public init(request: Request) {}
  public init(request: MKLocalPointsOfInterestRequest) {}
  open var isSearching: Bool { false }
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}
// The names of Swift 4.0 and before.
@available(swift, deprecated: 4.2, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(swift, deprecated: 4.2, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
@available(swift, deprecated: 4.2, renamed: "MKLocalSearch.CompletionHandler")
public typealias MKLocalSearchCompletionHandler = MKLocalSearch.CompletionHandler

open class MKLocalPointsOfInterestRequest: NSObject {
  public let region: MKCoordinateRegion
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
    region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  public init(coordinateRegion region: MKCoordinateRegion) {
    (self.region, coordinate) = (region, region.center)
    radius = region.span.latitudeDelta * 111_000 / 2
  }
}
/// A completer without results (Apple: MKLocalSearchCompleter).
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open var queryFragment = "" {
    didSet {
      nonisolated(unsafe) let completer = self
      DispatchQueue.main.async { completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure)) }
    }
  }
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
}
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0xFFF_FFFF)
}
/// A request for directions, which fails, since there is no service (Apple: MKDirections).
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType: MKDirectionsTransportType = .any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() { super.init() }
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }
  open class Response: NSObject {
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    open var routes: [MKRoute] { [] }
  }
  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { .distantFuture }
    open var expectedDepartureDate: Date { .distantPast }
  }
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
  public init(request: Request) {}
  open var isCalculating: Bool { false }
  open func calculate(completionHandler: @escaping DirectionsHandler) { completionHandler(nil, MKError(.directionsNotFound)) }
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  open func calculateETA(completionHandler: @escaping ETAHandler) { completionHandler(nil, MKError(.directionsNotFound)) }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  open func cancel() {}
}
open class MKRoute: NSObject {
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline(points: [], count: 0) }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
  }
  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .automobile }
  open var polyline: MKPolyline { MKPolyline(points: [], count: 0) }
  open var steps: [Step] { [] }
}
