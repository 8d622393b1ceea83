import FoundationCompatibility

/// Random numbers that repeat only after each number has occurred (Apple: GKShuffledDistribution).
///
/// The numbers are drawn like cards from a deck, which is shuffled again when it is empty. The first number of a deck is not the last number
/// of the deck before it.
open class GKShuffledDistribution: GKRandomDistribution {
  /// The numbers that were swapped within the deck, by position. All others are at their own position.
  private var moved: [Int: Int] = [:]
  /// The number of cards that are left in the deck.
  private var left = 0
  private var last: Int?

  open override class func d6() -> GKShuffledDistribution { GKShuffledDistribution(forDieWithSideCount: 6) }
  open override class func d20() -> GKShuffledDistribution { GKShuffledDistribution(forDieWithSideCount: 20) }

  override func draw(upTo highest: Int) -> Int {
    let isWhole = highest == highestValue
    // With an upper bound, returns the next number of the deck that is below it. At most three decks are searched.
    for _ in 0..<(isWhole ? 1 : 3 * min(numberOfPossibleOutcomes, 10_000)) {
      let value = nextCard()
      if value <= highest { return value }
    }
    return isWhole ? highest : super.draw(upTo: highest)
  }

  private func nextCard() -> Int {
    if left == 0 {
      moved = [:]
      left = numberOfPossibleOutcomes
    }
    let isNew = left == numberOfPossibleOutcomes
    var index = source.nextInt(upperBound: left)
    if isNew, left > 1, lowestValue + index == last { index = (index + 1) % left }
    let drawn = moved[index] ?? index
    left -= 1
    moved[index] = moved[left] ?? left
    moved[left] = nil
    last = lowestValue + drawn
    return lowestValue + drawn
  }
}
