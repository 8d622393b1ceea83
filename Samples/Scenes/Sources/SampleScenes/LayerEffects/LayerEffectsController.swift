import UIKit

/// The effects of layers, one in each tile, and a row of rotating cards.
final class LayerEffectsController: SceneViewController {
  private var tiles: [EffectTile] = []
  private var cards: [UIImageView] = []
  private let table = UIView()

  init() { super.init(title: "Layer Effects", subtitle: "Clips, shadows, borders, masks, group alpha and turned cards.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let makers: [(String, () -> UIView)] = [
      ("cornerRadius", Effects.clipped), ("border", Effects.bordered), ("shadow", Effects.shadowed),
      ("mask of a gradient", Effects.faded), ("mask of a shape", Effects.star), ("maskedCorners", Effects.leaf),
      ("opaque pair", { Effects.pair(alpha: 1, asGroup: true) }), ("alpha of the group", { Effects.pair(alpha: 0.5, asGroup: true) }),
      ("alpha of each", { Effects.pair(alpha: 0.5, asGroup: false) }),
    ]
    tiles = makers.map { EffectTile(name: $0.0, view: $0.1()) }
    for tile in tiles { content.addSubview(tile) }

    table.backgroundColor = .hex(0x2D6A4F)
    table.layer.cornerRadius = 16
    table.clipsToBounds = true
    content.addSubview(table)
    for (index, light) in Landscape.Light.allCases.enumerated() {
      let card = UIImageView(image: Landscape(light, seed: 20 + index).image(size: CGSize(width: 96, height: 128)))
      card.bounds = CGRect(x: 0, y: 0, width: 96, height: 128)
      card.layer.borderColor = UIColor.white.cgColor
      card.layer.borderWidth = 5
      card.layer.allowsEdgeAntialiasing = true
      card.layer.shadowColor = UIColor.black.cgColor
      card.layer.shadowOpacity = 0.45
      card.layer.shadowRadius = 5
      card.layer.shadowOffset = CGSize(width: 0, height: 3)
      card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
      cards.append(card)
      table.addSubview(card)
    }
    fan(0.13)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 12, columns = 3
    let width = floor((content.bounds.width - 2 * Self.margin - 2 * gap) / 3)
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: Self.margin + CGFloat(index % columns) * (width + gap), y: CGFloat(index / columns) * 154,
        width: width, height: 142)
    }
    table.frame = CGRect(x: Self.margin, y: 466, width: content.bounds.width - 2 * Self.margin, height: 230)
    for (index, card) in cards.enumerated() {
      card.center = CGPoint(x: table.bounds.width * (0.2 + 0.2 * CGFloat(index)), y: table.bounds.midY + abs(CGFloat(index) - 1.5) * 9)
    }
  }

  private func fan(_ step: CGFloat) {
    for (index, card) in cards.enumerated() { card.transform = CGAffineTransform(rotationAngle: (CGFloat(index) - 1.5) * step) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 2, delay: 0, options: [.autoreverse, .repeat, .curveEaseInOut]) { self.fan(0.28) }
  }
}

#if os(iOS)
  #Preview("LayerEffects") { LayerEffectsController() }
#endif
