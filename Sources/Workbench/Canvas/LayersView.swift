import Hosting
import QuartzCore
import UIKit

/// Shows the views of a preview separately, one behind the other in perspective. Dragging rotates them.
final class LayersView: UIView {
  /// Called with the number of the view that was clicked.
  var picked: ((Int) -> Void)?
  private let stack = CATransformLayer()
  private var planes: [(view: Int, layer: CALayer)] = []
  private var angles = CGPoint(x: -0.35, y: 0.6)
  private var spacing: CGFloat = 16
  private var zoom: CGFloat = 1
  private var size = CGSize.zero
  var selected: Int? { didSet { if selected != oldValue { showSelection() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    layer.addSublayer(stack)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("dragged:", LayersView.dragged(_:))))
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("pinched:", LayersView.pinched(_:))))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", LayersView.tapped(_:))))
    isAccessibilityElement = true
    accessibilityLabel = "Views in perspective"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the canvas is made in code") }

  /// Shows the visible views of a capture, each with its own drawing.
  func show(_ capture: CaptureFile) {
    for plane in planes { plane.layer.removeFromSuperlayer() }
    planes = []
    size = capture.size.count == 2 ? CGSize(width: capture.size[0], height: capture.size[1]) : .zero
    let pictures = Dictionary(capture.layers.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
    for view in capture.tree.views where view.unseen != .hidden && view.unseen != .transparent && view.corners.count == 8 {
      let layer = CALayer()
      let xs = stride(from: 0, to: 8, by: 2).map { CGFloat(view.corners[$0]) },
        ys = stride(from: 1, to: 8, by: 2).map { CGFloat(view.corners[$0]) }
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(), right > left, bottom > top else {
        continue
      }
      layer.frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      layer.zPosition = CGFloat(view.depth) * spacing
      layer.borderWidth = 0.5
      layer.contentsGravity = .resize
      if let picture = pictures[view.id] { layer.contents = UIImage(data: picture.picture)?.cgImage }
      stack.addSublayer(layer)
      planes.append((view.id, layer))
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for plane in planes {
      plane.layer.borderColor = plane.view == selected ? UIColor.systemBlue.cgColor : CGColor(gray: 0.5, alpha: 0.5)
      plane.layer.borderWidth = plane.view == selected ? 2 : 0.5
    }
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let deepest = planes.map(\.layer.zPosition).max() ?? 0
    let fit = min(bounds.width / max(size.width * 1.6, 1), bounds.height / max(size.height * 1.2, 1), 1) * zoom
    var transform = CATransform3DIdentity
    transform.m34 = -1 / Self.distance
    transform = CATransform3DScale(transform, fit, fit, fit)
    transform = CATransform3DRotate(transform, angles.x, 1, 0, 0)
    transform = CATransform3DRotate(transform, angles.y, 0, 1, 0)
    transform = CATransform3DTranslate(transform, 0, 0, -deepest / 2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stack.bounds = CGRect(origin: .zero, size: size)
    stack.position = CGPoint(x: bounds.midX, y: bounds.midY)
    stack.transform = transform
    CATransaction.commit()
  }

  /// The distance of the eye from the centre, in points.
  private static let distance: CGFloat = 1500
  /// The rotation angle in radians for each point of a drag.
  private static let radiansPerPoint: CGFloat = 0.008

  func dragged(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: self)
    recognizer.setTranslation(.zero, in: self)
    angles.y += translation.x * Self.radiansPerPoint
    angles.x = min(max(angles.x - translation.y * Self.radiansPerPoint, -.pi / 2), .pi / 2)
    setNeedsLayout()
  }

  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    zoom = min(max(zoom * recognizer.scale, 0.2), 8)
    recognizer.scale = 1
    setNeedsLayout()
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let layer = layer.hitTest(recognizer.location(in: self)), let plane = planes.first(where: { $0.layer === layer }) else { return }
    picked?(plane.view)
  }
}
