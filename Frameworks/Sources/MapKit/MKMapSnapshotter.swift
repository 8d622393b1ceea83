public import CoreLocation
public import UIKit

/// A snapshotter that creates no pictures, since there are no maps (Apple: MKMapSnapshotter).
open class MKMapSnapshotter: NSObject {
  /// Apple: MKMapSnapshotter.Options.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var camera = MKMapCamera()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }
  /// Apple: MKMapSnapshotter.Snapshot.
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  open var isLoading: Bool { false }
  public init(options: Options) {}
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, CLError(.network)) }
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let handler = completionHandler
    queue.async { handler(nil, CLError(.network)) }
  }
  open func cancel() {}
}
