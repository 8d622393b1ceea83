import Testing
import UIKit

@testable import UIKit

@Suite @MainActor struct LayoutOnDemandTests {
  private final class Viewer: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect(x: 0, y: 0, width: 200, height: 400)
    var shown: [NSTextLayoutFragment] = []
    var calls: [String] = []
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
      shown.append(textLayoutFragment)
      calls.append("show")
    }
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
      shown = []
      calls = ["will"]
    }
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { calls.append("did") }
  }

  // MARK: Viewport

  @Test func `Of 5,000 paragraphs only the visible ones are laid out`() throws {
    let document = LaidDocument(LaidDocument.paragraphs(5000), width: 300), viewer = Viewer()
    let controller = document.manager.textViewportLayoutController
    #expect(controller === document.manager.textViewportLayoutController && controller.textLayoutManager === document.manager)
    controller.delegate = viewer
    controller.layoutViewport()
    let height = viewer.shown[0].layoutFragmentFrame.height
    let visible = Int((400 / height).rounded(.up))
    #expect(viewer.shown.count == visible && document.manager.layoutCount == visible)
    #expect(viewer.calls.first == "will" && viewer.calls.last == "did" && viewer.calls.count == visible + 2)
    #expect(controller.viewportBounds == viewer.bounds)
    #expect(document.units(try #require(controller.viewportRange)).lowerBound == 0)
    #expect(document.manager.usageBoundsForTextContainer.height > 4000 * height)
    // Scrolling lays out only what comes into view.
    viewer.bounds.origin.y = 2 * height
    controller.layoutViewport()
    #expect(document.manager.layoutCount == visible + 2)
    // In the middle of the text, nothing between is laid out.
    viewer.bounds.origin.y = 2000 * height
    controller.layoutViewport()
    #expect(document.manager.layoutCount <= 2 * visible + 4)
    let first = try #require(viewer.shown.first), number = document.text(first.rangeInElement).split(separator: " ")[1]
    #expect(try #require(Int(number)) > 1000)
    #expect(first.layoutFragmentFrame.minY <= viewer.bounds.minY && first.layoutFragmentFrame.maxY > viewer.bounds.minY)
  }

  @Test func `The viewport moves to a location`() {
    let document = LaidDocument(LaidDocument.paragraphs(300), width: 300), viewer = Viewer()
    let controller = document.manager.textViewportLayoutController
    controller.delegate = viewer
    let word = document.range("Paragraph 200 ")
    viewer.bounds.origin.y = controller.relocateViewport(to: word.location)
    #expect(document.manager.layoutCount == 1 && viewer.bounds.minY > 1000)
    controller.layoutViewport()
    #expect(viewer.shown.first.map { document.text($0.rangeInElement) } == "Paragraph 200 of the text\n")
    let step = viewer.shown[0].layoutFragmentFrame.height
    controller.adjustViewport(byVerticalOffset: step)
    controller.layoutViewport()
    #expect(viewer.shown.first.map { document.text($0.rangeInElement) } == "Paragraph 201 of the text\n")
  }

  @Test func `Fragments are estimated until they are laid out`() {
    let document = LaidDocument(LaidDocument.paragraphs(20))
    var states: [NSTextLayoutFragment.State] = []
    document.manager.enumerateTextLayoutFragments(from: nil, options: []) {
      states.append($0.state)
      #expect($0.textLineFragments.isEmpty && $0.layoutFragmentFrame.height > 0)
      return states.count < 3
    }
    #expect(states == [.estimatedUsageBounds, .estimatedUsageBounds, .estimatedUsageBounds] && document.manager.layoutCount == 0)
    let word = document.range("Paragraph 7")
    #expect(document.manager.textLayoutFragment(for: word.location)?.state == .layoutAvailable && document.manager.layoutCount == 1)
    document.manager.ensureLayout(for: document.content.documentRange)
    #expect(document.manager.layoutCount == 20)
    let frame = document.fragments[5].layoutFragmentFrame
    #expect(document.manager.textLayoutFragment(for: CGPoint(x: 10, y: frame.midY)) === document.fragments[5])
    #expect(document.manager.textLayoutFragment(for: CGPoint(x: 10, y: 100_000)) == nil)
    var backward: [Int] = []
    let end = document.manager.enumerateTextLayoutFragments(from: word.location, options: .reverse) {
      backward.append(document.units($0.rangeInElement).lowerBound)
      return true
    }
    #expect(backward.count == 8 && backward.last == 0 && end?.compare(document.location(0)) == .orderedSame)
  }

  // MARK: Edits

  private func count(_ document: LaidDocument, _ edit: () -> Void) -> Int {
    document.manager.ensureLayout(for: document.content.documentRange)
    let before = document.manager.layoutCount
    edit()
    document.manager.ensureLayout(for: document.content.documentRange)
    return document.manager.layoutCount - before
  }

  /// Whether all frames are those of a fresh layout.
  private func isFresh(_ document: LaidDocument) -> Bool {
    let fresh = LaidDocument(document.storage, width: document.container.size.width)
    let (a, b) = (document.fragments, fresh.fragments)
    return a.map(\.layoutFragmentFrame) == b.map(\.layoutFragmentFrame)
      && a.map { document.units($0.rangeInElement) } == b.map { fresh.units($0.rangeInElement) }
      && a.map { $0.textLineFragments.map(\.characterRange) } == b.map { $0.textLineFragments.map(\.characterRange) }
  }

  @Test func `An edit lays out again only the paragraphs that it touches`() {
    let document = LaidDocument(LaidDocument.paragraphs(50))
    let (storage, all) = (document.storage, document.fragments)
    let start = (storage.string as NSString).range(of: "Paragraph 20").location
    #expect(
      count(document) { storage.replaceCharacters(in: NSRange(location: start + 5, length: 2), with: "XYZ") } == 1 && isFresh(document))
    let after = document.fragments
    #expect(after[19] === all[19] && after[20] !== all[20] && after[21] === all[21] && after[49] === all[49])
    // At the start of a paragraph, a new paragraph, joined paragraphs, several lines, an attribute.
    #expect(count(document) { storage.replaceCharacters(in: NSRange(location: start, length: 0), with: "A") } == 1 && isFresh(document))
    #expect(count(document) { storage.replaceCharacters(in: NSRange(location: start, length: 0), with: "new\n") } == 1 && isFresh(document))
    #expect(count(document) { storage.replaceCharacters(in: NSRange(location: start + 3, length: 1), with: "") } == 1 && isFresh(document))
    #expect(
      count(document) { storage.replaceCharacters(in: NSRange(location: start + 1, length: 3), with: "a\nb\nc") } == 3 && isFresh(document))
    #expect(
      count(document) { storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: start, length: 2)) } == 1
        && isFresh(document))
    // The last paragraph has no spacing below it, so appending concerns it too.
    #expect(count(document) { storage.append(LaidText.styled("\nend")) } == 2 && isFresh(document))
    #expect(
      count(document) { storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "") } == 1 && isFresh(document))
    #expect(count(document) { storage.append(LaidText.styled("a\nb")) } == 2 && isFresh(document))
  }

  @Test func `Random edits leave the layout of a fresh one`() {
    var seed: UInt64 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit > 0 ? Int((seed >> 33) % UInt64(limit)) : 0
    }
    let document = LaidDocument("one\ntwo\r\nthree", width: 90), storage = document.storage
    for _ in 0..<150 {
      let location = next(storage.length + 1), length = next(min(8, storage.length - location + 1))
      let text = ["", "a", "\n", "\r\n", "some words that wrap ", "x\ny", "\n\n", "\r"][next(8)]
      storage.replaceCharacters(in: NSRange(location: location, length: length), with: LaidText.styled(text))
      if next(3) == 0 { document.manager.ensureLayout(for: CGRect(x: 0, y: 0, width: 90, height: 50)) }
      if next(2) == 0 { #expect(isFresh(document), "\(storage.string.debugDescription)") }
    }
  }

  @Test func `Layout managers follow at the end of a transaction, or when they are told`() {
    let document = LaidDocument("one\ntwo")
    #expect(document.fragments.count == 2)
    document.content.performEditingTransaction {
      #expect(document.content.hasEditingTransaction)
      document.manager.replaceContents(in: document.range("two"), with: LaidText.styled("three\nfour"))
      document.storage.append(LaidText.styled("\nfive"))
    }
    #expect(!document.content.hasEditingTransaction && document.fragments.count == 4 && document.storage.string == "one\nthree\nfour\nfive")
    document.content.automaticallySynchronizesTextLayoutManagers = false
    document.content.performEditingTransaction { document.storage.append(LaidText.styled("\nsix")) }
    #expect(document.manager.tiles.count == 4)
    var isDone = false
    document.content.synchronizeTextLayoutManagers { isDone = $0 == nil }
    #expect(isDone && document.fragments.count == 5)
    document.content.automaticallySynchronizesTextLayoutManagers = true
    document.manager.replaceContents(in: document.range("six"), with: [NSTextParagraph(attributedString: LaidText.styled("seven\n"))])
    #expect(document.storage.string.hasSuffix("\nseven\n") && isFresh(document))
  }

  @Test func `A fragment that is invalidated is laid out again`() {
    let document = LaidDocument(LaidDocument.paragraphs(5))
    #expect(count(document) { document.fragments[2].invalidateLayout() } == 1)
    #expect(count(document) { document.manager.invalidateLayout(for: document.range("Paragraph 3")) } == 1)
    #expect(count(document) { document.container.size.width = 60 } == 5 && isFresh(document))
    #expect(count(document) { document.manager.usesFontLeading = false } == 5)
    let other = NSTextContentStorage()
    other.attributedString = LaidText.styled("another\ntext")
    document.manager.replace(other)
    #expect(document.manager.textContentManager === other && document.content.textLayoutManagers.isEmpty)
    #expect(document.fragments.count == 2)
  }
}
