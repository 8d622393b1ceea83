import UIKit

/// Cards that can be moved with one finger, and pinched and rotated with two.
final class TouchesController: SceneViewController {
  private let board = TouchBoard(frame: .zero)
  private let report = HitReportView(frame: .zero)

  init() {
    super.init(title: "Touches", subtitle: "Drag a card with one finger; pinch and turn it with two (Alt and the mouse).")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let names = ["Dawn", "Noon", "Dusk", "Midnight"]
    for (index, light) in Landscape.Light.allCases.enumerated() {
      let card = TouchCard(name: names[index], image: Landscape(light, seed: 30 + index).image(size: CGSize(width: 136, height: 100)))
      card.center = CGPoint(x: index.isMultiple(of: 2) ? 100 : 258, y: index < 2 ? 120 : 300)
      card.transform = CGAffineTransform(rotationAngle: [-0.08, 0.05, 0.1, -0.04][index])
      card.onTouch = { [weak self] card, touches in self?.show(touches, on: card) }
      board.addSubview(card)
    }
    board.onTouch = { [weak self] touches in self?.show(touches, on: nil) }
    content.addSubview(board)
    content.addSubview(report)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = content.bounds.width - 2 * Self.margin
    report.frame = CGRect(x: Self.margin, y: content.bounds.height - 122, width: width, height: 106)
    board.frame = CGRect(x: Self.margin, y: 0, width: width, height: report.frame.minY - 16)
  }

  private func show(_ touches: Set<UITouch>, on card: TouchCard?) {
    board.mark(touches)
    report.show(touches, in: board, hit: card)
  }
}

#if os(iOS)
  #Preview("Touches") { TouchesController() }
#endif
