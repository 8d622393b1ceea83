import UIKit

/// The content of a row.
struct FeedPost: Sendable {
  let author: String
  let handle: String
  let text: String
  let color: UInt32
  let picture: Landscape?

  /// Returns sample posts, always the same.
  static func samples(count: Int) -> [FeedPost] {
    let authors = [
      ("Ada Fernández", "ada"), ("Bo Lindqvist", "bolin"), ("Chloé Martin", "chloe"), ("김민지", "minji"), ("Emre Yılmaz", "emre"),
      ("Fatima Zahra", "fz"), ("Grace Okafor", "grace"), ("Hiro Tanaka", "hiro"),
    ]
    let texts = [
      "First light over the lake this morning. Nobody about but two herons.",
      "오늘 산에 올라갔어요. 바람이 시원하고 하늘이 정말 맑았습니다.",
      "Rule of the trail: the last hill is never the last hill.",
      "Packed too much again. Next time: one bag, one book, one good pair of boots 🥾",
      "Does anyone know the name of this ridge? The map says nothing, and the people in the valley have three names for it.",
      "Night walk. The moon was enough to read by 🌕",
      "Rain until noon, then this.",
    ]
    let colors: [UInt32] = [0xE4572E, 0x29A36A, 0x2E86DE, 0x8E44AD, 0xF0A202, 0x118AB2, 0xEF476F, 0x6D597A]
    var random = SeededRandom(seed: 2024)
    return (0..<count).map { index in
      let who = Int.random(in: 0..<authors.count, using: &random)
      // A thousand rows share eight pictures.
      let place = Int.random(in: 0..<8, using: &random)
      let light = Landscape.Light.allCases[place % 4]
      return FeedPost(
        author: authors[who].0, handle: authors[who].1, text: texts[Int.random(in: 0..<texts.count, using: &random)],
        color: colors[who], picture: index % 3 == 0 ? Landscape(light, seed: 50 + place) : nil)
    }
  }
}
