import Raster
import TestSupport
import Testing

@Suite(.namesSeeds) struct PartitionTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func bisectionFindsWhatASearchFromTheStartFinds(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 3, 17, 64] {
      let values = (0..<count).map { _ in Int.random(in: 0..<20, using: &generator) }.sorted()
      for limit in -1...20 {
        #expect(values.partitioningIndex { $0 > limit } == values.firstIndex { $0 > limit } ?? count)
        let rest = values.dropFirst()
        #expect(rest.partitioningIndex { $0 > limit } == rest.firstIndex { $0 > limit } ?? rest.endIndex)
      }
    }
  }
}
