import Testing
import UIKit
import VitrineTesting

/// Tests the position of contents when the bounds differ from those for which they were drawn. Nothing is redrawn; the picture is mapped.
@Suite @MainActor struct ContentModeTests {
  /// A quarter red, a half green and a quarter blue, from left to right.
  private final class Flag: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) {
      draws += 1
      for (color, start, end) in [(UIColor.red, 0.0, 0.25), (.green, 0.25, 0.75), (.blue, 0.75, 1)] {
        color.setFill()
        UIRectFill(CGRect(x: bounds.width * start, y: 0, width: bounds.width * (end - start), height: bounds.height))
      }
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)

  private func flag(_ size: CGSize, _ mode: UIView.ContentMode, stretch: CGRect? = nil) -> Flag {
    let flag = Flag(frame: CGRect(origin: .zero, size: size))
    flag.contentMode = mode
    if let stretch { flag.contentStretch = stretch }
    screen.show(flag)
    return flag
  }

  /// Returns the runs of colours in a row of pixels: "r20 g40".
  private func row(_ y: CGFloat, to width: Int = 100) -> String {
    var runs: [(Character, Int)] = []
    for x in 0..<width {
      let c = screen.color(at: CGPoint(x: CGFloat(x) + 0.5, y: y)).cgColor.components ?? []
      let name: Character =
        switch c {
        case [1, 0, 0, 1]: "r"
        case [0, 1, 0, 1]: "g"
        case [0, 0, 1, 1]: "b"
        case [0, 0, 0, 1]: "."
        default: "?"
        }
      if runs.last?.0 == name { runs[runs.count - 1].1 += 1 } else { runs.append((name, 1)) }
    }
    return runs.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  /// Removes the pixels at the two seams, which scaling blends and which count as neither colour.
  private func seams(_ text: String) -> [String] { text.split(separator: " ").filter { !$0.hasPrefix("?") }.map { String($0.prefix(1)) } }

  @Test func scaleToFillStretchesAllOfIt() {
    let flag = flag(CGSize(width: 20, height: 20), .scaleToFill)
    #expect(row(10) == "r5 g10 b5 .80")
    flag.frame.size = CGSize(width: 80, height: 50)
    screen.settle()
    #expect(flag.draws == 1)
    #expect(seams(row(10)) == ["r", "g", "b", "."] && row(10).hasSuffix(".20"))
    for (x, color) in [(10.0, UIColor.red), (30, .green), (50, .green), (70, .blue)] {
      #expect(screen.color(at: CGPoint(x: x, y: 45)).cgColor == color.cgColor)
    }
  }

  @Test func contentStretchKeepsTheCaps() {
    let flag = flag(CGSize(width: 20, height: 20), .scaleToFill, stretch: CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    flag.frame.size = CGSize(width: 80, height: 60)
    screen.settle()
    #expect(flag.draws == 1)
    #expect(row(2) == "r5 g70 b5 .20" && row(57) == "r5 g70 b5 .20")
    flag.frame.size.width = 100
    screen.settle()
    #expect(row(30) == "r5 g90 b5" && flag.draws == 1)
  }

  /// The documented special case: a stretch area with a width of zero is one pixel wide.
  @Test func aStretchAreaWithoutAWidthIsOnePixel() {
    let flag = flag(CGSize(width: 20, height: 20), .scaleToFill, stretch: CGRect(x: 0.5, y: 0, width: 0, height: 1))
    flag.frame.size.width = 60
    screen.settle()
    #expect(row(10) == "r5 g50 b5 .40")
  }

  @Test func contentStretchCountsWhereTheModeScales() {
    let stretch = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let fit = flag(CGSize(width: 20, height: 20), .scaleAspectFit, stretch: stretch)
    fit.frame.size = CGSize(width: 80, height: 60)
    screen.settle()
    #expect(row(30) == ".10 r5 g50 b5 .30")
    let fill = flag(CGSize(width: 20, height: 20), .scaleAspectFill, stretch: stretch)
    fill.clipsToBounds = true
    fill.frame.size = CGSize(width: 80, height: 60)
    screen.settle()
    #expect(row(30) == "r5 g70 b5 .20" && row(59) == "r5 g70 b5 .20" && row(60) == ".100")
    let pinned = flag(CGSize(width: 20, height: 20), .topRight, stretch: stretch)
    pinned.frame.size = CGSize(width: 80, height: 60)
    screen.settle()
    #expect(row(10) == ".60 r5 g10 b5 .20")
    #expect(fit.draws + fill.draws + pinned.draws == 3)
  }

  @Test func aspectModesKeepTheShape() {
    let fit = flag(CGSize(width: 20, height: 10), .scaleAspectFit)
    fit.frame.size = CGSize(width: 40, height: 40)
    screen.settle()
    #expect(row(9.5) == ".100" && row(30.5) == ".100")
    #expect(seams(row(20)) == ["r", "g", "b", "."] && row(20).hasPrefix("r") && row(20).hasSuffix(".60"))
    let fill = flag(CGSize(width: 20, height: 10), .scaleAspectFill)
    fill.frame.size = CGSize(width: 40, height: 40)
    fill.frame.origin.x = 40
    screen.settle()
    // The picture is 80 points wide and not clipped.
    #expect(row(1).hasPrefix(".20 r") && row(39).hasPrefix(".20 r") && row(40.5) == ".100")
    fill.clipsToBounds = true
    screen.settle()
    #expect(row(20).hasPrefix(".40") && row(20).hasSuffix(".20") && row(20).contains("g36"))
  }

  @Test(arguments: UIView.ContentMode.allCases)
  func aTransformScalesWhatTheModePlaces(mode: UIView.ContentMode) {
    // Contents of 20 x 20 points in bounds of 40 x 30, shown at twice the size.
    let flag = flag(CGSize(width: 20, height: 20), mode)
    flag.bounds.size = CGSize(width: 40, height: 30)
    flag.center = CGPoint(x: 50, y: 50)
    screen.settle()
    let plain = (0..<40).map { x in (0..<30).map { y in color(CGFloat(x) + 30.5, CGFloat(y) + 35.5) } }
    flag.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.settle()
    #expect(flag.draws == (mode == .redraw ? 2 : 1))
    // Away from edges each point keeps its colour.
    for x in 1..<39 {
      for y in 1..<29 {
        let around = Set([(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map { plain[x + $0.0][y + $0.1] })
        guard around.count == 1 else { continue }
        let shown = color(10 + CGFloat(x) * 2 + 1, 20 + CGFloat(y) * 2 + 1)
        guard shown == plain[x][y] else {
          Issue.record("\(mode) at \(x), \(y): \(shown) instead of \(plain[x][y])")
          return
        }
      }
    }
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
    screen.color(at: CGPoint(x: x, y: y)).cgColor.components ?? []
  }
}
