import UIKit

/// A deck of cards. The top card can be dragged, released or thrown away, and a tap turns it over. Moving cards can be caught.
final class CardDeckController: SceneViewController {
  private static let size = CGSize(width: 230, height: 330)
  private let table = UIView()
  /// The cards, the top one first.
  private var cards: [DeckCard] = []
  /// The animators of cards that move to their positions in the deck or off the table.
  private var flights: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  private var drag: Drag?

  private struct Drag {
    let card: DeckCard
    let touch: UITouch
    /// The vector from the finger to the centre of the card.
    let grip: CGVector
    let start: CGPoint
    var last: (place: CGPoint, time: TimeInterval)
    /// The velocity in points per second.
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

  /// Places a card at its position in the deck.
  private func settle(_ card: DeckCard, at place: Int) {
    let scale = 1 - 0.05 * CGFloat(place)
    card.center = CGPoint(x: table.bounds.midX, y: table.bounds.midY - 60 + 22 * CGFloat(place))
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard drag == nil, let touch = touches.first, let card = touch.view as? DeckCard, let place = cards.firstIndex(where: { $0 === card })
    else { return }
    // A moving card is caught where it is displayed. Of the resting cards only the top one can be taken.
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
    // If the finger rested before it was lifted, the card is not thrown.
    let velocity = drag.touch.timestamp - drag.last.time > 0.1 ? .zero : drag.velocity
    let reach = drag.card.center.x - table.bounds.midX + velocity.dx * 0.25
    if drag.isTap {
      drag.card.flipOver()
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

  // MARK: Animations

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

  /// Moves a card to its place in the deck, beginning with its current velocity.
  private func fly(_ card: DeckCard, to place: Int, velocity: CGVector) {
    halt(card)
    let goal = CGPoint(x: table.bounds.midX, y: table.bounds.midY - 60 + 22 * CGFloat(place))
    let animator = UIViewPropertyAnimator(
      duration: 0.7,
      timingParameters: UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: share(velocity, from: card.center, to: goal)))
    animator.addAnimations { self.settle(card, at: place) }
    start(animator, of: card) {}
  }

  /// Moves a card off the table, and then under the others.
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

  /// Converts a velocity from points per second to fractions of the distance per second, for each axis.
  private func share(_ velocity: CGVector, from start: CGPoint, to end: CGPoint) -> CGVector {
    func part(_ speed: CGFloat, _ distance: CGFloat) -> CGFloat { abs(distance) > 1 ? min(max(speed / distance, -30), 30) : 0 }
    return CGVector(dx: part(velocity.dx, end.x - start.x), dy: part(velocity.dy, end.y - start.y))
  }
}

#if os(iOS)
  #Preview("CardDeck") { CardDeckController() }
#endif
