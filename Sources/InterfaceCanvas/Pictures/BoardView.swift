package import UIKit

/// All scenes of a document with arrows for their segues, as on Interface Builder's canvas.
package final class BoardView: UIView {
  private static let titleHeight: CGFloat = 26
  private static let maximumSide: CGFloat = 2_400
  /// The size of the whole board before it is scaled down, in points.
  private let full: CGSize
  private let content = UIView()
  /// The size of the view in points. Large boards are scaled down.
  package let size: CGSize

  package init(_ canvas: InterfaceCanvas) {
    let scenes = canvas.scenes
    let layout = BoardLayout(
      scenes.map { scene in
        (
          scene.location,
          CGSize(width: scene.view.bounds.width, height: scene.view.bounds.height + Self.titleHeight)
        )
      })
    full = layout.size
    let scale = min(1, Self.maximumSide / max(full.width, 1), Self.maximumSide / max(full.height, 1))
    size = CGSize(width: max(1, (full.width * scale).rounded(.up)), height: max(1, (full.height * scale).rounded(.up)))
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.9, alpha: 1) }
    content.bounds = CGRect(origin: .zero, size: full)
    content.center = CGPoint(x: size.width / 2, y: size.height / 2)
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    addSubview(content)
    var frames: [String: CGRect] = [:]
    for (scene, frame) in zip(scenes, layout.frames) {
      let title = UILabel(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.titleHeight - 6))
      title.text = scene.title
      title.font = .systemFont(ofSize: 15, weight: .semibold)
      title.textColor = .secondaryLabel
      content.addSubview(title)
      let body = CGRect(x: frame.minX, y: frame.minY + Self.titleHeight, width: frame.width, height: frame.height - Self.titleHeight)
      scene.view.frame = body
      scene.view.layer.borderWidth = 1
      scene.view.layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
      content.addSubview(scene.view)
      frames[scene.identifier] = body
    }
    let arrows = SegueArrows(
      canvas.segues.compactMap { segue in
        guard let from = frames[segue.from], let to = frames[segue.to] else { return nil }
        return SegueArrow(from: from, to: to, kind: segue.kind)
      })
    arrows.frame = content.bounds
    content.addSubview(arrows)
  }

  package required init?(coder: NSCoder) { nil }
}
