import UIKit

/// A white tile with a loader in the centre and a name below.
final class LoaderTile: CardView {
  private let loader: Loader
  private let label = UILabel()

  init(_ loader: Loader) {
    self.loader = loader
    super.init(frame: .zero)
    label.text = loader.name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    layer.addSublayer(loader.layer)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("tiles are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    loader.layer.position = CGPoint(x: bounds.midX, y: (bounds.height - 22) / 2 + 4)
    CATransaction.commit()
    label.frame = CGRect(x: 2, y: bounds.height - 28, width: bounds.width - 4, height: 16)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Layers that are not in a window lose their animations.
    if window != nil { loader.start() }
  }
}
