public import CoreLocation
public import UIKit

public typealias MKZoomScale = CGFloat

/// Draws an overlay in the coordinates of map points, relative to the corner of its bounding rectangle. It is not called, since there are
/// no maps (Apple: MKOverlayRenderer).
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var contentScaleFactor: CGFloat { 1 }
  open var blendMode = CGBlendMode.normal
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// A renderer of an empty overlay.
  public override convenience init() { self.init(overlay: MKPolyline(points: [], count: 0)) }
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  open var path: CGPath!
  open func createPath() {}
  open func invalidatePath() { path = nil }
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func strokePath(_ path: CGPath, in context: CGContext) {}
  open func fillPath(_ path: CGPath, in context: CGContext) {}
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(points: [], count: 0) }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(points: [], count: 0) }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  open func reloadData() {}
}
