import UIKit

/// A deck of cards: drag the top one and let it go, or throw it away; a tap turns it over. All of it can be caught on its way.
final class CardDeckController: SceneViewController {
  private static let size = CGSize(width: 230, height: 330)
  private let table = UIView()
  /// Top first.
  private var cards: [DeckCard] = []
  /// Of cards that are on their way to their place, or away.
  private var flights: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  private var drag: Drag?

  private struct Drag {
    let card: DeckCard
    let touch: UITouch
    /// From the finger to the card's centre.
    let grip: CGVector
    let start: CGPoint
    var last: (place: CGPoint, time: TimeInterval)
    /// Points per second.
    var velocity = CGVector.zero
    var isTap = true
  }

  init() { super.init(title: "Card deck", subtitle: "Drag the top card, throw it, catch it. Tap to turn it over.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.addSubview(table)
    let ranks = ["A", "K", "7", "Q", "3"]
    let suits: [PlayingCard.Suit] = [.spades, .hearts, .clubs, .diamonds, .hearts]
    cards = zip(ranks, suits).map { DeckCard(PlayingCard(rank: $0, suit: $1), size: Self.size) }
    for card in cards.reversed() { table.addSubview(card) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard table.frame != content.bounds else { return }
    table.frame = content.bounds
    for (place, card) in cards.enumerated() { settle(card, at: place) }
  }

  /// Where the card of a place in the deck lies.
  private func settle(_ card: DeckCard, at place: Int) {
    let scale = 1 - 0.05 * CGFloat(place)
    card.center = CGPoint(x: table.bounds.midX, y: table.bounds.midY - 60 + 22 * CGFloat(place))
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard drag == nil, let touch = touches.first, let card = touch.view as? DeckCard, let place = cards.firstIndex(where: { $0 === card })
    else { return }
    // A card on its way is caught where it shows; of those that lie still only the top one can be taken.
    guard place == 0 || flights[ObjectIdentifier(card)] != nil else { return }
    halt(card)
    bringToTop(card)
    let point = touch.location(in: table)
    drag = Drag(
      card: card, touch: touch, grip: CGVector(dx: card.center.x - point.x, dy: card.center.y - point.y), start: point,
      last: (point, touch.timestamp))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard var drag, touches.contains(drag.touch) else { return }
    let point = drag.touch.location(in: table)
    let seconds = max(drag.touch.timestamp - drag.last.time, 1.0 / 240)
    let now = CGVector(dx: (point.x - drag.last.place.x) / seconds, dy: (point.y - drag.last.place.y) / seconds)
    drag.velocity = CGVector(dx: 0.3 * drag.velocity.dx + 0.7 * now.dx, dy: 0.3 * drag.velocity.dy + 0.7 * now.dy)
    drag.last = (point, drag.touch.timestamp)
    if hypot(point.x - drag.start.x, point.y - drag.start.y) > 8 { drag.isTap = false }
    self.drag = drag
    guard !drag.isTap else { return }
    let card = drag.card
    card.center = CGPoint(x: point.x + drag.grip.dx, y: point.y + drag.grip.dy)
    card.transform = CGAffineTransform(rotationAngle: (card.center.x - table.bounds.midX) / 700)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, touches.contains(drag.touch) else { return }
    self.drag = nil
    // Who held still before lifting throws nothing.
    let velocity = drag.touch.timestamp - drag.last.time > 0.1 ? .zero : drag.velocity
    let reach = drag.card.center.x - table.bounds.midX + velocity.dx * 0.25
    if drag.isTap {
      drag.card.turnOver()
      fly(drag.card, to: 0, velocity: .zero)
    } else if abs(reach) > 150 {
      throwAway(drag.card, velocity: velocity)
    } else {
      fly(drag.card, to: 0, velocity: velocity)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, touches.contains(drag.touch) else { return }
    self.drag = nil
    fly(drag.card, to: 0, velocity: .zero)
  }

  // MARK: Flights

  private func halt(_ card: DeckCard) {
    flights[ObjectIdentifier(card)]?.stopAnimation(true)
    flights[ObjectIdentifier(card)] = nil
  }

  private func bringToTop(_ card: DeckCard) {
    guard cards.first !== card else { return }
    cards.removeAll { $0 === card }
    cards.insert(card, at: 0)
    table.bringSubviewToFront(card)
    for place in cards.indices.dropFirst() { fly(cards[place], to: place, velocity: .zero) }
  }

  /// To its place in the deck, with the speed that it has.
  private func fly(_ card: DeckCard, to place: Int, velocity: CGVector) {
    halt(card)
    let goal = CGPoint(x: table.bounds.midX, y: table.bounds.midY - 60 + 22 * CGFloat(place))
    let animator = UIViewPropertyAnimator(
      duration: 0.7,
      timingParameters: UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: share(velocity, from: card.center, to: goal)))
    animator.addAnimations { self.settle(card, at: place) }
    start(animator, of: card) {}
  }

  /// Off the table, and then under the others.
  private func throwAway(_ card: DeckCard, velocity: CGVector) {
    let side: CGFloat = card.center.x + velocity.dx * 0.25 > table.bounds.midX ? 1 : -1
    let goal = CGPoint(x: table.bounds.midX + side * (table.bounds.width / 2 + 220), y: card.center.y + velocity.dy * 0.2)
    let animator = UIViewPropertyAnimator(
      duration: 0.5,
      timingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: share(velocity, from: card.center, to: goal)))
    animator.addAnimations {
      card.center = goal
      card.transform = CGAffineTransform(rotationAngle: side * 0.5)
    }
    cards.removeAll { $0 === card }
    cards.append(card)
    for (place, other) in cards.dropLast().enumerated() { fly(other, to: place, velocity: .zero) }
    start(animator, of: card) { [weak self] in
      guard let self else { return }
      self.table.sendSubviewToBack(card)
      self.fly(card, to: self.cards.count - 1, velocity: .zero)
    }
  }

  private func start(_ animator: UIViewPropertyAnimator, of card: DeckCard, then next: @escaping () -> Void) {
    let key = ObjectIdentifier(card)
    animator.addCompletion { [weak self] _ in
      self?.flights[key] = nil
      next()
    }
    flights[key] = animator
    animator.startAnimation()
  }

  /// Points per second as whole ways per second, along each axis.
  private func share(_ velocity: CGVector, from start: CGPoint, to end: CGPoint) -> CGVector {
    func part(_ speed: CGFloat, _ way: CGFloat) -> CGFloat { abs(way) > 1 ? min(max(speed / way, -30), 30) : 0 }
    return CGVector(dx: part(velocity.dx, end.x - start.x), dy: part(velocity.dy, end.y - start.y))
  }
}
