import CoreGraphics
import Foundation

/// The position and appearance of an element of a layout (Apple: UICollectionViewLayoutAttributes). Lengths are in points.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public nonisolated override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    category = .supplementaryView
    kind = elementKind
    self.indexPath = indexPath
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    category = .decorationView
    kind = decorationViewKind
    self.indexPath = indexPath
  }

  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  /// The dimensions that the view determines itself, in compositional layouts.
  var fits: LayoutFit = []
  /// The section whose scroll view contains the view, if any, and the distance that this section has scrolled.
  var scroller: Int?
  var shift = CGPoint.zero
  /// The appearance that a list gives the view; nil outside of lists.
  var list: ListChrome?
  /// The visible frame in the collection view, with scrolling taken into account.
  var shownFrame: CGRect { frame.offsetBy(dx: -shift.x, dy: -shift.y) }

  open var indexPath = IndexPath()
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  open var representedElementKind: String? { kind }

  /// The frame without the transform.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// The depth of the view. Default 0; views with greater values are in front.
  open var zIndex = 0
  open var isHidden = false

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = _vitrineNew(type(of: self))
      copy.category = category
      copy.kind = kind
      copy.indexPath = indexPath
      copy.center = center
      copy.size = size
      copy.transform3D = transform3D
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.fits = fits
      copy.scroller = scroller
      copy.shift = shift
      copy.list = list
      return Carrier(copy)
    }.value
  }

  /// A wrapper that takes an object of the main actor out of an isolated closure.
  private struct Carrier: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  /// Compares the element and all values. Subclasses with values of their own override it and compare those, too.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else { return false }
    if other === self { return true }
    return MainActor.assumeIsolated {
      category == other.category && kind == other.kind && indexPath == other.indexPath && same(as: other)
    }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  func same(as other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }
}
