import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct AccessibilityPictureTests {
  private func makeScreen() -> HeadlessScreen {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 100), scale: 2)
    let view = UIView(frame: screen.window.bounds)
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "Wi-Fi"
    let control = UISwitch(frame: CGRect(x: 120, y: 40, width: 51, height: 31))
    control.accessibilityLabel = "Wi-Fi"
    control.isOn = true
    view.addSubview(label)
    view.addSubview(control)
    screen.show(view)
    return screen
  }

  @Test func whatIsSpokenIsNumbered() {
    let screen = makeScreen()
    #expect(
      screen.accessibilityText == """
        1. Wi-Fi  (10 10; 80 20)
        2. Wi-Fi, On, Switch Button  (120 40; 51 31)
        """)
  }

  @Test func thePictureHasFramesAndALegendBesideIt() {
    let screen = makeScreen(), plain = screen.image, marked = screen.accessibilityImage
    #expect(marked.width == plain.width + 640 && marked.height == plain.height)
    func color(_ x: Int, _ y: Int) -> UIColor { MarkProbe.color(marked, x, y) }
    // The edge of the label's frame has the color of its number; what is outside of the frames is as it was.
    let edge = color(100, 59), number = color(400 + 27, 40)
    #expect(edge == number)
    #expect(color(200, 20) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }
}

@MainActor private enum MarkProbe {
  static func color(_ image: CGImage, _ x: Int, _ y: Int) -> UIColor {
    let screen = HeadlessScreen(size: CGSize(width: image.width, height: image.height), scale: 1)
    let view = UIImageView(image: UIImage(cgImage: image, scale: 1, orientation: .up))
    view.frame = screen.window.bounds
    screen.show(view)
    return screen.color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
  }
}
