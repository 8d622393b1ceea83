import Testing
import VitrineTesting

@testable import UIKit

/// Tests that constants of leading and trailing attributes follow the reading direction (Apple: NSLayoutConstraint.Attribute.leading).
@Suite @MainActor struct ReadingDirectionTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    root.semanticContentAttribute = .forceRightToLeft
    screen.show(root)
  }

  private func box(_ width: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    return view
  }

  @Test func constantsCountFromTheRight() {
    let (a, b) = (box(100), box(40))
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    leading.isActive = true
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
    screen.settle()
    #expect(a.frame.minX == 204 && b.frame.minX == 156)
    leading.constant = 26
    screen.settle()
    #expect(a.frame.minX == 194 && b.frame.minX == 146)
    root.semanticContentAttribute = .forceLeftToRight
    screen.settle()
    #expect(a.frame.minX == 26 && b.frame.minX == 134)
  }

  @Test func relationsTurnWithThem() {
    let (a, b) = (box(100), box(40))
    let wish = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 300)
    wish.priority = .defaultHigh
    let other = b.rightAnchor.constraint(equalTo: root.rightAnchor)
    other.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, other, a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
      b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -12),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 10),
    ])
    screen.settle()
    #expect(a.frame.minX == 204 && b.frame.maxX == 194)
  }

  @Test func marginsMiddlesAndDistancesGoAlong() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
    let (a, b, c) = (box(10), box(10), box(10))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 4),
      b.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 20),
      a.trailingAnchor.anchorWithOffset(to: c.leadingAnchor).constraint(equalToConstant: 50),
    ])
    screen.settle()
    #expect(a.frame.maxX == 286 && b.frame.maxX == 140 && c.frame.maxX == a.frame.minX - 50)
  }

  @Test func leftAndRightStay() {
    let (a, b) = (box(10), box(10))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7), b.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 9),
    ])
    screen.settle()
    #expect(a.frame.minX == 7 && b.frame.midX == 169)
  }

  @Test func stacksAndFormatsKeepTheirSpaces() {
    let (a, b) = (box(10), box(20))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-5-[a]-8-[b]", options: [], metrics: nil, views: ["a": a, "b": b]))
    let stack = UIStackView(arrangedSubviews: [box(30), box(40)])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 6
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    screen.settle()
    #expect(a.frame.maxX == 315 && b.frame.maxX == 297)
    #expect(stack.frame.minX == 234 && stack.frame.width == 76)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [46, 0])
  }
}
