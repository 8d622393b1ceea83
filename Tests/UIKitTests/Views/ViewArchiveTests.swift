import Testing
import UIKit

@Suite @MainActor struct ViewArchiveTests {
  @Test func aCopyThroughAnArchiveHasGeometryLookAndSubviews() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.alpha = 0.5
    view.tag = 7
    view.backgroundColor = .red
    view.clipsToBounds = true
    view.layer.cornerRadius = 6
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.isHidden = true
    view.addSubview(inner)
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let archive = try NSKeyedUnarchiver(forReadingFrom: data)
    archive.requiresSecureCoding = false
    let copy = try #require(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
    #expect(copy.bounds == view.bounds && copy.center == view.center && copy.transform == view.transform)
    #expect(copy.alpha == 0.5 && copy.tag == 7 && copy.clipsToBounds && copy.layer.cornerRadius == 6)
    #expect(copy.backgroundColor == .red)
    let child = try #require(copy.subviews.first)
    #expect(copy.subviews.count == 1 && child !== inner && child.frame == inner.frame && child.isHidden)
    #expect(child.backgroundColor == nil)
  }

  @Test func effectiveRadiiFollowTheLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(view.effectiveRadius(corner: .topLeft) == 8 && view.effectiveRadius(corner: .bottomRight) == 8)
    #expect(view.effectiveRadius(corner: .topRight) == 0 && view.effectiveRadius(corner: .bottomLeft) == 0)
    view.layer.cornerRadius = 30
    #expect(view.effectiveRadius(corner: .topLeft) == 10)
  }

  private func copy<View: UIView>(of view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let archive = try NSKeyedUnarchiver(forReadingFrom: data)
    archive.requiresSecureCoding = false
    return try #require(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
  }

  /// Views are copied through archives, labels and image views with what they show (Apple: NSCoding of UIView).
  @Test func labelsAndImageViewsKeepWhatTheyShow() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "coded"
    label.font = .boldSystemFont(ofSize: 21)
    label.textColor = .red
    label.numberOfLines = 3
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    label.isUserInteractionEnabled = true
    let read = try copy(of: label)
    #expect(read.text == "coded" && read.font == label.font && read.textColor == .red && read.isUserInteractionEnabled)
    #expect(read.numberOfLines == 3 && read.textAlignment == .center && read.lineBreakMode == .byClipping)
    let plain = try copy(of: UILabel())
    #expect(plain.text == nil && plain.numberOfLines == 1 && !plain.isUserInteractionEnabled && plain.lineBreakMode == .byTruncatingTail)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { _ in }
    let view = try copy(of: UIImageView(image: image))
    #expect(view.image?.size == CGSize(width: 4, height: 6) && view.highlightedImage == nil && !view.isHighlighted)
  }
}
