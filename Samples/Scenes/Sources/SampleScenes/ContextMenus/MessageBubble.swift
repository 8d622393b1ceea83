import UIKit

/// A message whose bubble alone is lifted, without the space beside it.
final class MessageBubble: UIView, UIContextMenuInteractionDelegate {
  private let label = UILabel()
  private let log: (String) -> Void
  private var bubble: UIBezierPath { UIBezierPath(roundedRect: bounds.insetBy(dx: 0, dy: 4), cornerRadius: 20) }

  init(log: @escaping (String) -> Void) {
    self.log = log
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
    label.text = "A bubble is lifted along its outline: hold it, and slide to an element."
    label.numberOfLines = 2
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .white
    addSubview(label)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 8)
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemBlue.setFill()
    bubble.fill()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [log] _ in
      UIMenu(
        children: [
          UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: ["heart", "star", "tag", "folder"].map { name in
              UIAction(title: name, image: UIImage(systemName: name)) { _ in log(name) }
            }),
          UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { _ in log("Reply") },
          UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in log("Copy") },
          UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in log("Delete") },
        ])
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = bubble
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: self, parameters: parameters)
  }
}
