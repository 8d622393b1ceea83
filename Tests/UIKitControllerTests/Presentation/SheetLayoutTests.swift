import Testing
import UIKit
import VitrineTesting

/// Tests the layout of a sheet's contents while a finger drags the sheet.
@Suite @MainActor struct SheetLayoutTests {
  private final class CountingScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private final class Contents: UIViewController {
    let scroll = CountingScrollView(), stack = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      stack.axis = .vertical
      stack.spacing = 12
      for number in 1...20 {
        let label = UILabel()
        label.text = "A line of text with the number \(number), which is long enough to need two lines on a telephone"
        label.numberOfLines = 0
        stack.addArrangedSubview(label)
      }
      for part in [scroll, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(stack)
      let safe = view.safeAreaLayoutGuide, content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: safe.topAnchor), scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      ])
    }
  }

  @Test(arguments: [1.0, 2, 3]) func theContentsSettleInEachFrameOfADrag(_ scale: Double) {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: scale)
    let below = UIViewController(), contents = Contents()
    screen.show(below)
    contents.sheetPresentationController?.detents = [.medium(), .large()]
    contents.sheetPresentationController?.prefersGrabberVisible = true
    below.present(contents, animated: true)
    screen.advance(by: 1)
    screen.touch(.began, at: CGPoint(x: 195, y: 450))
    var most = 0
    for step in 1...60 {
      contents.scroll.layouts = 0
      screen.touch(.moved, at: CGPoint(x: 195, y: 450 - CGFloat(step) * 4.37))
      screen.advance(by: 1 / 60)
      most = max(most, contents.scroll.layouts)
    }
    screen.touch(.ended, at: CGPoint(x: 195, y: 190))
    screen.advance(by: 1)
    #expect(most > 0 && most < 8, "\(most) layouts in a frame")
    #expect(contents.scroll.contentSize.width == contents.scroll.bounds.width)
  }
}
