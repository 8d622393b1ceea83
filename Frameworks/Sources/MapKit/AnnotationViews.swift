public import CoreLocation
public import UIKit

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
  open weak var clusterAnnotationView: MKAnnotationView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle
  open var accessoryOffset = CGPoint.zero
  open var dragState = DragState.none
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Subclasses without initialisers of their own inherit `init()` with this one, as in Objective-C.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
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
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false
}
open class MKUserLocationView: MKAnnotationView {}
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(1, memberAnnotations.count))
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
      longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
  }
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}
