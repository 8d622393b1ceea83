import Foundation
import Testing

@testable import UIKit

/// Tests small value types with UIKit's names.
@Suite @MainActor
struct ValueTests {
  @Test func distancesBetweenAnchorsAreLengths() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    }
    a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10).isActive = true
    c.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 100).isActive = true
    let (first, second) = (a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor), b.leadingAnchor.anchorWithOffset(to: c.leadingAnchor))
    second.constraint(equalTo: first, multiplier: 2).isActive = true
    a.topAnchor.anchorWithOffset(to: a.bottomAnchor).constraint(equalToConstant: 30).isActive = true
    box.layoutIfNeeded()
    #expect(b.frame.minX == 40 && a.frame.height == 30)
  }

  @Test func constraintsKnowTheirAnchors() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
    #expect(constraint.firstAnchor == a.topAnchor && constraint.secondAnchor == b.bottomAnchor && constraint.firstAnchor != a.bottomAnchor)
    #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(a.topAnchor.anchorWithOffset(to: b.topAnchor) != a.bottomAnchor.anchorWithOffset(to: b.topAnchor))
    let empty = NSLayoutConstraint()
    empty.isActive = true
    #expect(!empty.isActive)
  }

  @Test func prioritiesAndLevelsAreReckonedWith() {
    #expect((UILayoutPriority.required - 1).rawValue == 999 && (UILayoutPriority.defaultLow + 1).rawValue == 251)
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal < .statusBar)
  }

  @Test func geometryIsArchived() throws {
    let writer = NSKeyedArchiver(requiringSecureCoding: false)
    writer.encode(CGPoint(x: 1, y: 2), forKey: "point")
    writer.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5), forKey: "insets")
    writer.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.25), forKey: "transform")
    writer.finishEncoding()
    let reader: NSCoder = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2) && reader.decodeUIEdgeInsets(forKey: "insets").right == 4.5)
    #expect(reader.decodeCGAffineTransform(forKey: "transform").ty == 6.25)
    #expect(reader.decodeCGRect(forKey: "none") == .zero && reader.decodeUIOffset(forKey: "none") == .zero)
  }

  @Test func geometryIsWords() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4.5)) == "{{1, 2}, {3, 4.5}}")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4.5}}") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgPoint(for: "{1}") == .zero && NSCoder.cgAffineTransform(for: "nonsense") == .identity)
  }

  @Test func geometryIsBoxed() {
    #expect(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)).caTransform3DValue.m22 == 3)
    #expect(NSValue(cgRect: .zero).caTransform3DValue.m11 == 1 && NSValue(cgRect: .zero).uiEdgeInsetsValue == .zero)
    #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right == 4)
    #expect(NSValue(cgAffineTransform: .identity).cgAffineTransformValue == .identity)
  }

  @Test func thumbnailsKeepTheShape() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    #expect(picture.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
    #expect(picture.preparingThumbnail(of: .zero) == nil && UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }
}
