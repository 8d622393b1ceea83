import UIKit

/// Blurs over a moving picture, vibrant text, blend modes, and a cube in 3D.
final class MaterialsController: UIViewController {
  private static let margin: CGFloat = 16
  private let photo = UIImageView(image: Landscape(.dusk, seed: 12).image(size: CGSize(width: 530, height: 844)))
  private let orbs = [UIColor.systemPink, .systemYellow, .systemTeal, .systemIndigo].map { MaterialsController.orb($0) }
  private let card = MaterialCard(style: .systemThinMaterial)
  private let swatches: [[MaterialSwatch]] = [
    [
      MaterialSwatch("Ultra Thin", .systemUltraThinMaterialLight), MaterialSwatch("Thin", .systemThinMaterialLight),
      MaterialSwatch("Regular", .systemMaterialLight), MaterialSwatch("Thick", .systemThickMaterialLight),
      MaterialSwatch("Chrome", .systemChromeMaterialLight),
    ],
    [
      MaterialSwatch("Ultra Thin", .systemUltraThinMaterialDark), MaterialSwatch("Thin", .systemThinMaterialDark),
      MaterialSwatch("Regular", .systemMaterialDark), MaterialSwatch("Thick", .systemThickMaterialDark),
      MaterialSwatch("Chrome", .systemChromeMaterialDark),
    ],
  ]
  private let chart = BlendChart()
  private let cube = CubeView()

  private static func orb(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    view.backgroundColor = color
    view.layer.cornerRadius = 45
    return view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.clipsToBounds = true
    view.addSubview(photo)
    for orb in orbs { view.addSubview(orb) }
    view.addSubview(cube)
    view.addSubview(card)
    for swatch in swatches.joined() { view.addSubview(swatch) }
    view.addSubview(chart)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 2 * Self.margin
    photo.bounds = CGRect(x: 0, y: 0, width: view.bounds.width + 140, height: view.bounds.height)
    photo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    card.frame = CGRect(x: Self.margin, y: 40, width: width, height: 112)
    let gap: CGFloat = 8, side = floor((width - 4 * gap) / 5)
    for (row, line) in swatches.enumerated() {
      for (column, swatch) in line.enumerated() {
        swatch.frame = CGRect(
          x: Self.margin + CGFloat(column) * (side + gap), y: 168 + CGFloat(row) * 64, width: side, height: 56)
      }
    }
    chart.frame = CGRect(x: Self.margin, y: 304, width: width, height: 300)
    cube.frame = CGRect(x: 0, y: 612, width: view.bounds.width, height: 220)
    for (index, orb) in orbs.enumerated() {
      orb.center = CGPoint(x: view.bounds.width * (0.14 + 0.24 * CGFloat(index)), y: 150 + CGFloat(index % 2) * 130)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 6, delay: 0, options: [.autoreverse, .repeat, .curveEaseInOut]) {
      self.photo.center.x += 60
      for (index, orb) in self.orbs.enumerated() {
        orb.center.x += index.isMultiple(of: 2) ? 50 : -50
        orb.center.y += index.isMultiple(of: 2) ? 40 : -40
      }
    }
    cube.rotate()
  }
}

#if os(iOS)
  #Preview("Materials") { MaterialsController() }
#endif
