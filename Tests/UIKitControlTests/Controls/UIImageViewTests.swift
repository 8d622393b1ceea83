import CoreGraphics
import Foundation
import QuartzCore
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct UIImageViewTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)

  private func image(_ color: UIColor, size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      color.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func theImageIsTheLayersContents() {
    let red = image(.red)
    let view = UIImageView(image: red)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.contents as AnyObject === red.cgImage)
    #expect(view.layer.contentsScale == 1)
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test func theHighlightedImageShowsWhileHighlighted() {
    let view = UIImageView(image: image(.red), highlightedImage: image(.blue))
    screen.show(view)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == .red)
    view.isHighlighted = true
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == .blue)
  }

  @Test func aTemplateImageTakesTheTintColour() {
    let view = UIImageView(image: image(.black).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    screen.show(view)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  /// A red frame of 2 points around blue. After stretching, the frame is still 2 points wide.
  @Test func resizableImagesKeepTheirCaps() {
    let framed = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let view = UIImageView(image: framed.resizableImage(withCapInsets: caps, resizingMode: mode))
      view.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
      screen.show(view)
      screen.settle()
      #expect(screen.color(at: CGPoint(x: 11, y: 40)) == .red, "\(mode)")
      #expect(screen.color(at: CGPoint(x: 13, y: 40)) == .blue, "\(mode)")
      #expect(screen.color(at: CGPoint(x: 86, y: 66)) == .blue, "\(mode)")
      #expect(screen.color(at: CGPoint(x: 88, y: 40)) == .red, "\(mode)")
    }
  }

  @Test func theScaleOfTheContentsIsTheImagesOnAnyScreen() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let view = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in })
    screen.show(view)
    screen.settle()
    #expect(view.layer.contentsScale == 3)
    #expect(UIGraphicsImageRendererFormat().scale == 1)
  }

  @Test func aSequenceShowsItsImagesByTheClock() {
    let view = UIImageView(image: image(.black))
    view.animationImages = [image(.red), image(.blue)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    screen.show(view)
    screen.settle()
    view.startAnimating()
    #expect(view.isAnimating)
    screen.advance(by: 0.25)
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == .red)
    screen.advance(by: 0.5)
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == .blue)
    screen.advance(by: 0.5)
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == .red)
    screen.advance(by: 1)
    #expect(!view.isAnimating)
    #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// Apple: `UIImage.alignmentRectInsets`. Constraints align the content of an image that has a shadow or a badge.
  @Test func constraintsAlignTheContentOfTheImage() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image(.red, size: CGSize(width: 20, height: 20)).withAlignmentRectInsets(insets))
    #expect(view.frame.size == CGSize(width: 20, height: 20) && view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 16))
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 20, height: 20))
    view.image = image(.red, size: CGSize(width: 20, height: 20))
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}
