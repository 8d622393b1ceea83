import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct UIButtonTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1)

  @Test func theLabelHasTheTitleAtOnce() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.text == "Go")
    button.setTitle("Stop", for: .selected)
    #expect(button.titleLabel?.text == "Go")
  }

  @Test func theLabelHasTheAttributedTitleAtOnce() {
    let button = UIButton(type: .custom), large = UIFont.systemFont(ofSize: 30)
    button.setTitle("Go", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Went", attributes: [.font: large]), for: .normal)
    #expect(button.titleLabel?.text == "Went")
    button.titleLabel?.font = .systemFont(ofSize: 9)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.isHidden == false)
  }

  @Test func whatAButtonDrawsItselfHasNoBackground() {
    final class Cross: UIButton {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
      }
    }
    let cross = Cross()
    cross.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    screen.window.backgroundColor = .white
    screen.show(cross)
    #expect(screen.color(at: CGPoint(x: 2, y: 2)).cgColor.components == [1, 0, 0, 1])
    #expect(screen.color(at: CGPoint(x: 15, y: 15)).cgColor.components == [1, 1, 1, 1])
    #expect(!UIButton(type: .system).isOpaque && UIView().isOpaque)
  }

  /// The image view of a button has the content mode of all views, as programs show that enlarge images with the alignment `fill`: they set
  /// `imageView?.contentMode = .scaleAspectFit`, so that the image is not distorted.
  @Test func anImageFillsItsViewUnlessTheProgramChangesItsMode() {
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
    }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.setImage(wide, for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    screen.window.backgroundColor = .white
    screen.show(button)
    #expect(screen.color(at: CGPoint(x: 20, y: 3)).cgColor.components == [1, 0, 0, 1])
    button.imageView?.contentMode = .scaleAspectFit
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 20, y: 3)).cgColor.components == [1, 1, 1, 1])
    #expect(screen.color(at: CGPoint(x: 20, y: 20)).cgColor.components == [1, 0, 0, 1])
  }

  @Test func aStateWithoutATitleUsesTheNormalOne() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    #expect(button.titleLabel != nil)
  }

  @Test func aButtonWithAnImageAndATitleHasNoPadding() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    #expect(button.intrinsicContentSize.height > 30, "a title alone has room above and below")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize.height == 40)
  }

  @Test func aTapSendsThePrimaryActionOnce() {
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
    screen.show(button)
    screen.settle()
    screen.tap(at: CGPoint(x: 100, y: 70))
    #expect(log.sorted() == ["primary", "up"])
    #expect(button.currentTitle == "Go")
  }

  @Test func aSystemButtonFadesItsTitleWhileItIsHeld() {
    let button = UIButton(type: .system)
    button.setTitle("Hold", for: .normal)
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
    screen.show(button)
    screen.settle()
    #expect(button.titleLabel?.alpha == 1)
    screen.touch(.began, at: CGPoint(x: 100, y: 70))
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
    screen.touch(.ended, at: CGPoint(x: 100, y: 70))
    screen.advance(by: 0.5)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func aFilledConfigurationPaintsTheTintColour() {
    let button = UIButton(configuration: .filled())
    button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
    screen.show(button)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 60, y: 70)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func itsSizeHoldsTitleImageAndInsets() {
    let button = UIButton(type: .custom)
    button.setTitle("Wide title", for: .normal)
    let bare = button.sizeThatFits(.zero)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let padded = button.sizeThatFits(.zero)
    #expect(padded.width == bare.width + 40)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }, for: .normal)
    #expect(button.sizeThatFits(.zero).width == padded.width + 24)
  }

  @Test func theShadowOfATitleHasNoOffset() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.setTitle("Title", for: .normal)
    button.setTitleShadowColor(.black, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == .black && button.titleLabel?.shadowOffset == .zero)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func subviewsAreAddedWhenTheyShowSomething() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    button.setTitle("Title", for: .normal)
    #expect(button.subviews.map { $0 is UILabel } == [true])
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }, for: .normal)
    button.setBackgroundImage(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 3 && button.subviews[1] === button.imageView && button.subviews[2] === button.titleLabel)
  }
}
