import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIColorTests {
  @Test func componentsComeBack() {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect(r == 0.2 && g == 0.4 && b == 0.6 && a == 0.8)
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, UIColor(red: 1, green: 0, blue: 0, alpha: 1)), (1.0 / 3, 1, 1, UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
      (0.5, 1, 0.5, UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)),
      (0.8, 0, 0.25, UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)),
      (5.0, 1, 1, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ] as [(Double, Double, Double, UIColor)])
  func huesBecomeColours(hue: Double, saturation: Double, brightness: Double, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.cgColor.pixel == expected.cgColor.pixel)
  }

  @Test func aHueComesBack() {
    for step in 0..<36 {
      var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor(hue: CGFloat(step) / 36, saturation: 0.7, brightness: 0.9, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil)
      #expect(abs(h - CGFloat(step) / 36) < 1e-9 && abs(s - 0.7) < 1e-9 && abs(b - 0.9) < 1e-9)
    }
  }

  @Test func systemColoursHaveTheDocumentedValues() {
    #expect(UIColor.systemRed.cgColor.pixel.bits == 0xffff_3b30)
    #expect(UIColor.systemBlue.cgColor.pixel.bits == 0xff00_7aff)
    #expect(UIColor.systemGray6.cgColor.pixel.bits == 0xfff2_f2f7)
    #expect(UIColor.label.cgColor.pixel.bits == 0xff00_0000)
    #expect(UIColor.secondaryLabel.cgColor.alpha == 0.6)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIColor.systemRed.cgColor.pixel.bits == 0xffff_453a && UIColor.systemGray6.cgColor.pixel.bits == 0xff1c_1c1e)
      #expect(UIColor.label.cgColor.pixel.bits == 0xffff_ffff && UIColor.systemBackground.cgColor.pixel.bits == 0xff00_0000)
    }
  }

  @Test func equalityIsOfComponentsAndSpace() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != UIColor.white)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func aDynamicColourFollowsTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.alpha == 0.5)
  }

  @Test func aPatternTilesFromTheOrigin() {
    let tile = UIImage(width: 2, words: [0xffff_0000, 0xff00_00ff])
    let image = drawn(4, 1) { context in
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    }
    #expect(image.words == [0, 0xff00_00ff, 0xffff_0000, 0xff00_00ff])
  }

  /// Apple's documentation of `init(red:green:blue:alpha:)`: components are not clamped, and alpha is. Siblings: gray, hue, Display P3, copies.
  @Test func alphaIsClampedAtOnce() {
    let opaque = [
      UIColor(red: 0, green: 2, blue: 0, alpha: 2), UIColor(white: 0, alpha: 1.5), UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 9),
      UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 3), UIColor.red.withAlphaComponent(4),
    ]
    #expect(opaque.allSatisfy { $0.cgColor.alpha == 1 })
    #expect(UIColor(white: 1, alpha: -1).cgColor.alpha == 0 && UIColor.red.withAlphaComponent(-0.5).cgColor.alpha == 0)
    var green: CGFloat = 0
    opaque[0].getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect(green == 2)
  }
}
