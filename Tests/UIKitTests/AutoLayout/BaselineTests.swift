import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct BaselineTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 2)
  private var root: UIView { screen.window.rootViewController!.view }

  /// The text of a field is vertically centred at any height; the distance of a label's text to its edges is that of its font (measured:
  /// Interface Builder's frames in public projects).
  @Test(arguments: [30.0, 44, 61])
  func baselinesMeetAtAnyHeight(_ height: CGFloat) {
    let label = UILabel(), field = UITextField()
    label.text = "Name"
    field.borderStyle = .roundedRect
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 80), label.leftAnchor.constraint(equalTo: root.leftAnchor),
      field.leftAnchor.constraint(equalTo: label.rightAnchor), field.heightAnchor.constraint(equalToConstant: height),
      field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    func meet() -> Bool {
      screen.settle()
      let text = field.frame.minY + (height - field.font!.lineHeight) / 2 + field.font!.ascender
      return abs(text - label.frame.maxY - label.font.descender) <= 1
    }
    #expect(meet() && field.frame.height == height)
    label.font = .systemFont(ofSize: 40)
    #expect(meet(), "the font moves the line")
    field.font = .systemFont(ofSize: 24)
    #expect(meet())
  }
}
