import CoreGraphics

/// Layout guides that follow frames that are set without constraints.
@MainActor
final class FrameGuides {
  let guides: [UILayoutGuide]
  private let constraints: [[NSLayoutConstraint]]

  init(_ count: Int, in view: UIView) {
    let guides = (0..<count).map { _ in UILayoutGuide() }
    self.guides = guides
    for guide in guides { view.addLayoutGuide(guide) }
    constraints = guides.map { guide in
      [
        guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
      ]
    }
    NSLayoutConstraint.activate(constraints.flatMap { $0 })
  }

  func place(_ frames: [CGRect]) {
    for (frame, own) in zip(frames, constraints) {
      for (constraint, value) in zip(own, [frame.minX, frame.minY, frame.width, frame.height]) where constraint.constant != value {
        constraint.constant = value
      }
    }
  }
}
