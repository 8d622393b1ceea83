import Foundation
import Testing

@testable import UIKit

/// Tests the queries of layout managers that fill buffers (Apple: NSLayoutManager).
@Suite @MainActor struct GlyphBufferTests {
  private let storage = NSTextStorage(string: "ab\ncd", attributes: [.font: UIFont.systemFont(ofSize: 20)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 200))

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test func glyphsAreCopied() {
    var glyphs = [CGGlyph](repeating: 0, count: 5), indexes = [Int](repeating: -1, count: 5)
    var properties = [NSLayoutManager.GlyphProperty](repeating: [], count: 5), levels = [UInt8](repeating: 9, count: 5)
    let count = manager.getGlyphs(
      in: NSRange(location: 0, length: 5), glyphs: &glyphs, properties: &properties, characterIndexes: &indexes, bidiLevels: &levels)
    #expect(count == 5 && indexes == [0, 1, 2, 3, 4] && levels == [0, 0, 0, 0, 0])
    #expect(glyphs[0] == manager.cgGlyph(at: 0) && glyphs[0] != glyphs[1] && properties[2] == .controlCharacter)
    #expect(
      manager.getGlyphs(in: NSRange(location: 4, length: 9), glyphs: nil, properties: nil, characterIndexes: nil, bidiLevels: nil) == 1)
  }

  @Test func aLineHasInsertionPoints() {
    var positions = [CGFloat](repeating: -1, count: 3), indexes = [Int](repeating: -1, count: 3)
    let count = manager.getLineFragmentInsertionPoints(
      forCharacterAt: 3, alternatePositions: false, inDisplayOrder: true, positions: &positions, characterIndexes: &indexes)
    #expect(count == 3 && indexes == [3, 4, 5])
    #expect(positions[0] < positions[1] && positions[1] < positions[2] && abs(positions[0] - container.lineFragmentPadding) < 0.01)
  }
}
