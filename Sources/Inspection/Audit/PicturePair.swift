import Compositor
import Foundation
import QuartzCore
import Raster
import RenderTree
import UIKit

/// Two pictures of a screen, with and without its texts. They differ where the texts are, and the second one shows the pixels behind the
/// texts.
@MainActor
struct PicturePair {
  let shown: PixelBuffer
  let background: PixelBuffer
  /// Pixels per point.
  let scale: Double

  /// Draws both pictures. The screen does not change.
  /// - Parameter texts: the views whose own drawing the second picture leaves out.
  /// - Returns: nil if there is not enough memory, or nothing to draw.
  init?(_ screen: UIScreen, without texts: [UIView]) {
    screen.host.finishFrames()
    let time = CACurrentMediaTime()
    if screen.host.snapshot == nil { screen.host.commit() }
    guard let snapshot = screen.host.snapshot, let shown = PixelBuffer(bounds: snapshot.size),
      let background = PixelBuffer(bounds: snapshot.size)
    else { return nil }
    _ = Compositor().composite(snapshot, at: time, into: shown)
    guard !texts.isEmpty else {
      (self.shown, self.background, scale) = (shown, shown, Double(snapshot.scale))
      return
    }
    var silent = snapshot
    silent.root = snapshot.root.withoutContents(of: Set(texts.map(\.layer.layerID)))
    _ = Compositor().composite(silent, at: time, into: background)
    (self.shown, self.background, scale) = (shown, background, Double(snapshot.scale))
  }

  /// Returns the pixels in a rectangle of the screen, which is in points.
  func pixels(in rect: CGRect) -> PixelRect {
    guard !rect.isNull, !rect.isEmpty else { return .empty }
    let x = Int((Double(rect.minX) * scale).rounded(.down)), y = Int((Double(rect.minY) * scale).rounded(.down))
    let end = (x: Int((Double(rect.maxX) * scale).rounded(.up)), y: Int((Double(rect.maxY) * scale).rounded(.up)))
    return PixelRect(x: x, y: y, width: end.x - x, height: end.y - y).intersection(shown.bounds)
  }

  /// A pixel that a text covers at least partly.
  struct Ink {
    var shown: ContrastRatio.Color
    var background: ContrastRatio.Color
  }

  /// Returns the pixels in a rectangle that texts cover.
  func ink(in rect: CGRect) -> [Ink] {
    let area = pixels(in: rect)
    guard !area.isEmpty else { return [] }
    var found: [Ink] = []
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let a = shown[x, y].bits, b = background[x, y].bits
        guard a != b, Self.difference(a, b) > 2 else { continue }
        found.append(Ink(shown: Self.color(a), background: Self.color(b)))
      }
    }
    return found
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].reduce(0) { max($0, abs(Int(a >> $1 & 0xFF) - Int(b >> $1 & 0xFF))) }
  }

  private static func color(_ bits: UInt32) -> ContrastRatio.Color {
    ContrastRatio.Color(red: Double(bits >> 16 & 0xFF) / 255, green: Double(bits >> 8 & 0xFF) / 255, blue: Double(bits & 0xFF) / 255)
  }
}

extension RenderNode {
  /// Returns the tree without the contents of some layers.
  func withoutContents(of layers: Set<LayerID>) -> RenderNode {
    let isNamed = layers.contains(id)
    let old = Array(children), new = old.map { $0.withoutContents(of: layers) }
    guard isNamed || !zip(old, new).allSatisfy({ $0 === $1 }) else { return self }
    return RenderNode(
      id: id, properties: properties, contents: isNamed ? nil : contents, children: NodeList(new), mask: mask, animations: animations,
      clock: clock, fade: fade, transition: transition)
  }
}
