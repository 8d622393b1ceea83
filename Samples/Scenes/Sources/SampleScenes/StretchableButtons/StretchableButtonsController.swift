import UIKit

/// Images of buttons that are stretched without their corners.
final class StretchableButtonsController: SceneViewController {
  private struct Row {
    let name: String
    let view: UIView
    let widths: (CGFloat, CGFloat)
    let heights: (CGFloat, CGFloat)
  }

  private var rows: [Row] = []
  private var labels: [UILabel] = []
  private let tapButton = UIButton(type: .custom)
  private var taps = 0
  private var isWide = false

  init() { super.init(title: "Stretching", subtitle: "Nine-slice by contentStretch and by resizable images; they grow and shrink.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let art = ButtonArt.glossy(color: .hex(0x2E86DE))
    let plain = UIImageView(image: art)

    let stretched = UIImageView(image: art)
    stretched.contentStretch = CGRect(x: 0.5, y: 0.5, width: 0.02, height: 0.02)

    let drawn = BadgeView(frame: .zero)
    drawn.contentStretch = CGRect(x: 0.45, y: 0.45, width: 0.1, height: 0.1)

    let caps = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
    let resizable = UIImageView(image: ButtonArt.glossy(color: .hex(0x29A36A)).resizableImage(withCapInsets: caps, resizingMode: .stretch))
    let tiled = UIImageView(
      image: ButtonArt.ticket().resizableImage(
        withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
        resizingMode: .tile))
    rows = [
      Row(name: "scaleToFill alone", view: plain, widths: (90, 330), heights: (44, 44)),
      Row(name: "contentStretch of an image view", view: stretched, widths: (90, 330), heights: (44, 44)),
      Row(name: "contentStretch of a view that draws", view: drawn, widths: (70, 330), heights: (44, 60)),
      Row(name: "resizableImage, stretch", view: resizable, widths: (90, 330), heights: (44, 60)),
      Row(name: "resizableImage, tile", view: tiled, widths: (330, 330), heights: (48, 48)),
    ]
    for row in rows {
      let label = UILabel()
      label.text = row.name
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      labels.append(label)
      content.addSubview(label)
      content.addSubview(row.view)
    }

    func tapArt(_ color: UIColor) -> UIImage {
      ButtonArt.glossy(color: color).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }
    tapButton.setBackgroundImage(tapArt(.hex(0xE4572E)), for: .normal)
    tapButton.setBackgroundImage(tapArt(.hex(0x9C3418)), for: .highlighted)
    tapButton.setTitle("Tap", for: .normal)
    tapButton.titleLabel?.font = .boldSystemFont(ofSize: 18)
    tapButton.addTarget(self, action: Selector("tapped:", StretchableButtonsController.tapped(_:)), for: .touchUpInside)
    content.addSubview(tapButton)
  }

  private func tapped(_ sender: UIButton) {
    taps += 1
    sender.setTitle(taps == 1 ? "Tapped once" : "Tapped \(taps) times, and wider each time", for: .normal)
    UIView.animate(withDuration: 0.3) { self.layoutTapButton() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutRows()
    layoutTapButton()
  }

  private func layoutRows() {
    var y: CGFloat = 0
    for (row, label) in zip(rows, labels) {
      label.frame = CGRect(x: Self.margin, y: y, width: content.bounds.width - 2 * Self.margin, height: 18)
      let width = isWide ? row.widths.1 : row.widths.0
      let height = isWide ? row.heights.1 : row.heights.0
      row.view.frame = CGRect(x: Self.margin, y: y + 24, width: width, height: height)
      y += 24 + max(row.heights.0, row.heights.1) + 18
    }
  }

  private func layoutTapButton() {
    let width = min(120 + CGFloat(taps) * 110, content.bounds.width - 2 * Self.margin)
    tapButton.frame = CGRect(x: (content.bounds.width - width) / 2, y: content.bounds.height - 110, width: width, height: 56)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 1.5, delay: 0, options: [.autoreverse, .repeat, .curveEaseInOut]) {
      self.isWide = true
      self.layoutRows()
    }
  }
}

#if os(iOS)
  #Preview("StretchableButtons") { StretchableButtonsController() }
#endif
