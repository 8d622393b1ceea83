import PlaceholderBox
public import UIKit

// Controls of a map, which show boxes.

open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    PlaceholderBox.fill(self, "N")
  }
}
open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable { case leading, trailing }
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    self.mapView = mapView
  }
}
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    PlaceholderBox.fill(self, "Track")
  }
}
/// Switches the tracking mode of a map (Apple: MKUserTrackingBarButtonItem).
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
    primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in
      guard let map = self?.mapView else { return }
      map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
    }
  }
}
