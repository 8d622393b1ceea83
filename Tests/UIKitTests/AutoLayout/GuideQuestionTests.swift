import Testing
import UIKit
import VitrineTesting

/// Apple: UILayoutGuide's `hasAmbiguousLayout` and `constraintsAffectingLayout(for:)`.
@Suite @MainActor struct GuideQuestionTests {
  @Test func aGuideKnowsWhetherItsFrameIsDetermined() {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1), view = UIView(), guide = UILayoutGuide()
    screen.show(view)
    view.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), width, guide.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    #expect(guide.hasAmbiguousLayout, "its height is open")
    guide.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(width))
    #expect(!guide.constraintsAffectingLayout(for: .vertical).contains(width))
    #expect(!view.safeAreaLayoutGuide.hasAmbiguousLayout)
  }
}
