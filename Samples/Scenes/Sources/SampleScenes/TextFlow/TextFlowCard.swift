import UIKit

/// A card that draws a text in one or more containers.
final class TextFlowCard: CardView {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let height: CGFloat
  private let shapes: [(CGFloat) -> (frame: CGRect, excluded: UIBezierPath?)]
  private let decoration: (() -> Void)?

  /// - Parameters:
  ///   - containers: functions of the inner width of the card that return the frame and exclusion path of a container.
  ///   - decoration: the drawing below the text.
  init(
    height: CGFloat, containers: [(CGFloat) -> (frame: CGRect, excluded: UIBezierPath?)], text: String, decoration: (() -> Void)?
  ) {
    self.height = height
    self.decoration = decoration
    shapes = containers
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    storage = NSTextStorage(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.label, .paragraphStyle: style])
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
    storage.addLayoutManager(manager)
    for _ in containers {
      let container = NSTextContainer(size: .zero)
      container.lineFragmentPadding = 0
      container.lineBreakMode = .byTruncatingTail
      manager.addTextContainer(container)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    decoration?()
    for (shape, container) in zip(shapes, manager.textContainers) {
      let (frame, excluded) = shape(bounds.width)
      container.size = frame.size
      container.exclusionPaths = excluded.map { [$0] } ?? []
      let range = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: range, at: frame.origin)
      manager.drawGlyphs(forGlyphRange: range, at: frame.origin)
    }
  }
}
