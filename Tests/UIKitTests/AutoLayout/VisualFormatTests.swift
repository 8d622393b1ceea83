import Foundation
import TestSupport
import Testing
@testable import UIKit
import VitrineTesting

@Suite(.namesSeeds, .serialized) @MainActor struct VisualFormatTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 2)
  private var root: UIView { screen.window.rootViewController!.view }
  private let a = UIView(), b = UIView(), c = UIView()

  init() {
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14)
  }

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c": c])
  }

  private func activate(_ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) {
    for format in formats { NSLayoutConstraint.activate(make(format, options, metrics)) }
    screen.settle()
  }

  @Test func spacesSizesAndTheSuperview() {
    activate("|-5-[a(40)]-[b(==a)][c]-(20)-|", "V:|[a(10)]", "V:|-space-[b(20)]", "V:|-(>=0)-[c(30)]|", metrics: ["space": 7])
    #expect(a.frame == CGRect(x: 5, y: 0, width: 40, height: 10))
    #expect(b.frame == CGRect(x: 53, y: 7, width: 40, height: 20))
    #expect(c.frame == CGRect(x: 93, y: 370, width: 187, height: 30))
  }

  @Test func dashesAtTheSuperviewAreItsMargins() {
    activate("H:|-[a]-|", "V:|-[a]-|")
    #expect(a.frame == root.bounds.inset(by: root.layoutMargins))
    #expect(a.frame.minX == root.layoutMargins.left && a.frame.minX >= 12)
  }

  @Test func alignmentAndDirection() {
    activate("H:|[a(10)]-4-[b(10)]", options: [.alignAllTop, .directionRightToLeft])
    activate("V:|-3-[a(10)]", "V:[b(10)]")
    #expect(a.frame == CGRect(x: 290, y: 3, width: 10, height: 10))
    #expect(b.frame == CGRect(x: 276, y: 3, width: 10, height: 10))
  }

  @Test func relationsAndPriorities() {
    let constraints = make("[a(>=10,<=wide@600)]-(>=5@20)-[b]", [], ["wide": CGFloat(90)])
    #expect(constraints.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual])
    #expect(constraints.map(\.constant) == [10, 90, 5])
    #expect(constraints.map(\.priority.rawValue) == [1000, 600, 20])
    #expect(constraints[2].firstItem === b && constraints[2].secondItem === a && constraints[2].secondAttribute == .trailing)
    #expect(make("|-(>=5)-[a]-(<=6)-|").map(\.relation) == [.greaterThanOrEqual, .greaterThanOrEqual])
    #expect(make("V:[a]-[b]", .spacingBaselineToBaseline).first?.firstAttribute == .firstBaseline)
  }

  @Test(arguments: [
    ("H:|-[a", "Expected a ']' here", 6), ("X:[a]", "Expected an orientation", 0), ("[a]-5[b]", "Expected a '-' after the space", 5),
    ("[z]", "z is not a key in the views", 1), ("[a(w)]", "w is not a key in the metrics", 3), ("[]", "Expected a number or a name", 1),
    ("", "Expected a view", 0), ("[a]|[b]", "Expected the end", 4), ("[a(>5)]", "Expected '='", 4), ("[a(1.2.3)]", "Expected a number", 3),
  ])
  func whatCannotBeReadIsRefusedWithItsPlace(_ format: String, _ reason: String, _ position: Int) throws {
    let error = try #require(throws: VisualFormatError.self) {
      var builder = VisualFormatBuilder(
        format: try VisualFormatParser.parse(format), options: [], metrics: [:], views: ["a": a, "b": b])
      _ = try builder.build()
    }
    #expect(error.reason.contains(reason) && error.position == position, "\(error)")
    #expect(make(format).isEmpty)
    #expect(error.message(for: format).hasSuffix("\n" + String(repeating: " ", count: position) + "^"))
  }

  @Test func alignmentAlongTheLineIsRefused() {
    #expect(make("[a][b]", .alignAllLeft).isEmpty)
    #expect(make("V:[a][b]", .alignAllLeft).count == 2)
    #expect(make("H:|[a]|", .alignAllCenterX).count == 2, "a single view is aligned with nothing")
    #expect(make("V:[a(>=44)]", .alignAllCenterY).count == 1)
  }

  @Test func everyPrefixAndMutationIsReadOrRefused() {
    let line = Array("V:|-(>=8@750,<=w)-[a(==b@20)]-[b(10)]-5-[c]-|")
    var random = SeededGenerator(seed: 7)
    for length in 0...line.count { _ = make(String(line[..<length])) }
    var read = 0
    for _ in 0..<2000 {
      var text = line
      text[random.below(text.count)] = random.pick(Array("[]()|-@=<>,.ab0 é"))
      if !make(String(text), [], ["w": 10]).isEmpty { read += 1 }
    }
    #expect(read > 0 && read < 2000)
  }
}
