import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Tests randomly damaged files. VITRINE_FUZZ_SECONDS sets the duration, VITRINE_FUZZ_SEED the first seed.
@Suite(.namesSeeds) struct FuzzTests {
  private static let words = [
    "YES", "NO", "-1", "nan", "inf", "1e308", "", "\"", "<", ">", "&", "&#0;", "&#x10FFFF;", "1:0", "16:9", "view", "<view>", "</view>",
    "<!--", "-->", "<![CDATA[", "]]>", "id=\"root\"", "key=\"frame\"", "\u{0}", "\u{FFFF}", "😀", "99999999999999999999", "<!DOCTYPE d>",
    "constraint",
    "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"-3\" height=\"nan\"/>",
  ]

  private static func mutated(_ data: Data, _ random: inout SeededGenerator) -> Data {
    var bytes = [UInt8](data)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: Array(words.randomElement(using: &random)!.utf8), at: place)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 4: bytes.replaceSubrange(place..<end, with: Array(words.randomElement(using: &random)!.utf8))
      default: bytes = Array(bytes.prefix(place))
      }
    }
    return Data(bytes)
  }

  @Test func brokenFilesAreReadOrRefused() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["VITRINE_FUZZ_SECONDS"].flatMap(Double.init)
    var seed = environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let seeds = try [Data(Fixture.text(Fixture.view).utf8)] + Fixture.scenes.filter { _ in seconds != nil }.map { try Data(contentsOf: $0) }
    let end = seconds.map { Date(timeIntervalSinceNow: $0) }, last = seed + 2_000
    var read = 0, refused = 0
    while end.map({ Date() < $0 }) ?? (seed < last) {
      seed += 1
      var random = SeededGenerator(seed: seed)
      let data = Self.mutated(seeds.randomElement(using: &random)!, &random)
      do {
        let document = try InterfaceDocument(data: data)
        read += 1
        document.root.forEach { element in
          let object = InterfaceObject(element)
          _ = (object.frame, object.constraints, object.connections, object.runtimeAttributes, object.variations)
          _ = (InterfaceColor(element), InterfaceFont(element))
        }
      } catch let error as InterfaceError {
        refused += 1
        let lines = data.reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
        #expect((1...lines + 1).contains(error.line), "seed \(seed): \(error)")
      }
    }
    #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
  }
}
