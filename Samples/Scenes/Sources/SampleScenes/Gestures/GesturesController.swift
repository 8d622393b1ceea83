import UIKit

/// Cards that can be dragged, pinched and rotated at the same time. A double tap resets a card, a long press lifts it, a tap brings it to
/// the front, and a swipe on the table shuffles the cards.
final class GesturesController: UIViewController {
  private let table = UIView()
  private let hint = UILabel()
  private let log = UILabel()
  private(set) var cards: [GestureCard] = []
  private var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.backgroundColor = .secondarySystemGroupedBackground
    table.layer.cornerRadius = 12
    table.clipsToBounds = true
    view.addSubview(table)

    for (label, size) in [(hint, 15.0), (log, 13.0)] {
      label.font = size == 13 ? .monospacedDigitSystemFont(ofSize: 13, weight: .regular) : .systemFont(ofSize: size)
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      view.addSubview(label)
    }
    hint.text = "Drag, pinch and turn at once (Alt and the mouse). Double tap: back. Hold: lift. Swipe the table: shuffle."

    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange]
    for (index, color) in colors.enumerated() {
      let card = GestureCard(title: ["One", "Two", "Three"][index], color: color)
      addRecognizers(to: card)
      table.addSubview(card)
      cards.append(card)
    }
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector("shuffle:", Self.shuffle(_:)))
    swipe.direction = [.left, .right]
    swipe.name = "swipe"
    table.addGestureRecognizer(swipe)
    show()
  }

  private func addRecognizers(to card: GestureCard) {
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", Self.pan(_:)))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector("pinch:", Self.pinch(_:)))
    let rotation = UIRotationGestureRecognizer(target: self, action: Selector("rotate:", Self.rotate(_:)))
    let press = UILongPressGestureRecognizer(target: self, action: Selector("press:", Self.press(_:)))
    let double = UITapGestureRecognizer(target: self, action: Selector("putBack:", Self.putBack(_:)))
    double.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer(target: self, action: Selector("bringForward:", Self.bringForward(_:)))
    tap.require(toFail: double)
    for (recognizer, name) in [
      (pan, "pan"), (pinch, "pinch"), (rotation, "rotation"), (press, "press"), (double, "double tap"), (tap, "tap"),
    ] {
      recognizer.name = name
      recognizer.delegate = self
      card.addGestureRecognizer(recognizer)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 32
    let height = hint.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    hint.frame = CGRect(x: 16, y: 24, width: width, height: ceil(height))
    log.frame = CGRect(x: 16, y: view.bounds.height - 84, width: width, height: 68)
    let former = table.bounds.size
    table.frame = CGRect(x: 16, y: hint.frame.maxY + 16, width: width, height: max(log.frame.minY - hint.frame.maxY - 28, 0))
    if table.bounds.size != former { spread() }
  }

  /// Moves the cards to their initial positions.
  private func spread() {
    for (index, card) in cards.enumerated() {
      card.transform = .identity
      card.center = home(of: index)
    }
  }

  private func home(of index: Int) -> CGPoint {
    CGPoint(x: table.bounds.midX + CGFloat(index - 1) * 60, y: table.bounds.midY + CGFloat(index - 1) * 110)
  }

  // MARK: Gestures

  func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let card = recognizer.view else { return }
    note(recognizer)
    let translation = recognizer.translation(in: table)
    card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
    recognizer.setTranslation(.zero, in: table)
  }

  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let card = recognizer.view else { return }
    note(recognizer)
    let scale = min(max(card.transform.scale * recognizer.scale, 0.5), 2.5) / card.transform.scale
    card.transform = card.transform.scaledBy(x: scale, y: scale)
    recognizer.scale = 1
  }

  func rotate(_ recognizer: UIRotationGestureRecognizer) {
    guard let card = recognizer.view else { return }
    note(recognizer)
    card.transform = card.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  func press(_ recognizer: UILongPressGestureRecognizer) {
    guard let card = recognizer.view as? GestureCard else { return }
    note(recognizer)
    card.isLifted = recognizer.state == .began || recognizer.state == .changed
  }

  func putBack(_ recognizer: UITapGestureRecognizer) {
    guard let card = recognizer.view, let index = cards.firstIndex(where: { $0 === card }) else { return }
    note(recognizer)
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      card.transform = .identity
      card.center = self.home(of: index)
    }
  }

  func bringForward(_ recognizer: UITapGestureRecognizer) {
    note(recognizer)
    if let card = recognizer.view { table.bringSubviewToFront(card) }
  }

  func shuffle(_ recognizer: UISwipeGestureRecognizer) {
    note(recognizer)
    cards.append(cards.removeFirst())
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.spread() }
  }

  // MARK: Log

  private func note(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state != .changed, let name = recognizer.name else { return }
    let card = (recognizer.view as? GestureCard).map { " of \($0.title)" } ?? ""
    lines.append("\(name)\(card): \(recognizer.state)")
    lines = lines.suffix(4)
    show()
  }

  private func show() { log.text = lines.isEmpty ? "No gesture yet" : lines.joined(separator: "\n") }
}

extension GesturesController: UIGestureRecognizerDelegate {
  /// Gestures that move the same card are recognized simultaneously; taps and long presses are not.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let moves = { (recognizer: UIGestureRecognizer) in
      recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer
    }
    return gestureRecognizer.view === otherGestureRecognizer.view && moves(gestureRecognizer) && moves(otherGestureRecognizer)
  }
}

extension CGAffineTransform {
  /// The scale of a transform that rotates and scales.
  fileprivate var scale: CGFloat { max(hypot(a, b), 0.001) }
}

#if os(iOS)
  #Preview("Gestures", traits: .fixedLayout(width: 375, height: 667)) { GesturesController() }
#endif
