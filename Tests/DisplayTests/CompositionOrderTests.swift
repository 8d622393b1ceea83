import Testing

@testable import SDLDisplay

/// Tests that the end of a composition is reported before the key that ends it.
@Suite struct CompositionOrderTests {
  private func first(_ events: CompositionOrder.Part...) -> [Int] {
    let (first, rest) = CompositionOrder.split(events)
    #expect((first + rest).sorted() == Array(events.indices) && rest == rest.sorted())
    return first
  }

  private var gone: CompositionOrder.Part { .composition(isEmpty: true) }
  private var anew: CompositionOrder.Part { .composition(isEmpty: false) }

  @Test func theTextThatWasComposedComesBeforeTheKeyAndItsText() {
    #expect(first(.text, gone, .text) == [1, 2])
    #expect(first(.text, .other, .text, gone) == [2], "the end is told once")
    #expect(first(gone, .text) == [0, 1], "a key without text")
  }

  @Test func whatIsComposedNextComesBehindTheKey() {
    #expect(first(.text, gone, .text, anew) == [1, 2])
    #expect(first(.text, anew, gone, .text).isEmpty)
  }

  @Test func textOfKeysStaysTheirs() {
    #expect(first(.text, .other, .key, .text).isEmpty)
    #expect(first(.text, .key, .text, gone, .text) == [3, 4])
    #expect(first().isEmpty && first(.other).isEmpty)
  }
}
