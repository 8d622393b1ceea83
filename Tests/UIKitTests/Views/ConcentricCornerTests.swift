import Testing
import UIKit
import UIKitTestSupport

/// Corner radii that depend on the container. Apple (SwiftUI, `concentric(minimum:)`): "the container shape's corner radius minus the distance
/// between corners"; the minimum applies if that is less, and a radius of zero is a square corner.
@Suite @MainActor struct ConcentricCornerTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))

  init() {
    container.addSubview(card)
    container.cornerConfiguration = .corners(radius: 40)
  }

  @Test func cornersShareTheCentreOfTheContainers() {
    card.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(card.effectiveRadius(corner: .topLeft) == 30)
    // The other corners are more than 40 points away.
    #expect(card.effectiveRadius(corner: .topRight) == 0 && card.effectiveRadius(corner: .bottomRight) == 0)
    #expect(card.layer.cornerRadius == 30 && card.layer.maskedCorners == .layerMinXMinYCorner)
    card.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
    #expect(card.effectiveRadius(corner: .topLeft) == 30 && card.effectiveRadius(corner: .bottomRight) == 8)
    card.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))
    #expect(card.effectiveRadius(corner: .bottomRight) == 30)
    card.cornerConfiguration = .uniformTopRadius(.containerConcentric(), bottomLeftRadius: 3)
    #expect(card.effectiveRadius(corner: .topRight) == 30 && card.effectiveRadius(corner: .bottomLeft) == 3)
    #expect(card.effectiveRadius(corner: .bottomRight) == 0)
  }

  @Test func theyFollowTheGeometry() {
    card.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    card.frame = CGRect(x: 4, y: 10, width: 192, height: 186)
    // At the bottom both distances are 4, at the top the larger one is 10.
    #expect(card.layer.cornerRadius == 36)
    container.frame.size.width = 220
    #expect(card.layer.cornerRadius == 36)
    container.cornerConfiguration = .corners(radius: 20)
    #expect(card.layer.cornerRadius == 16)
    card.center.x += 6
    #expect(card.layer.cornerRadius == 10)
    // Only superviews with round corners are containers.
    let between = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 200))
    container.addSubview(between)
    between.addSubview(card)
    container.layoutIfNeeded()
    #expect(card.effectiveRadius(corner: .allCorners) == 10)
    card.removeFromSuperview()
    #expect(card.effectiveRadius(corner: .allCorners) == 0)
  }

  @Test func cornersWithoutContainersAreSquareOrHaveTheMinimum() {
    let lone = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    lone.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(lone.layer.cornerRadius == 0)
    lone.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 7))
    #expect(lone.layer.cornerRadius == 7)
    lone.cornerConfiguration = .corners(radius: .fixed(-5))
    #expect(lone.layer.cornerRadius == 0)
  }

  @Test func radiiThatAreNoNumbersAreSquareAndInfiniteOnesRound() {
    card.cornerConfiguration = .corners(radius: .fixed(.infinity))
    #expect(card.effectiveRadius(corner: .allCorners) == 30 && card.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    card.cornerConfiguration = .corners(
      topLeftRadius: .fixed(.infinity), topRightRadius: .fixed(6), bottomLeftRadius: .fixed(.nan),
      bottomRightRadius: .containerConcentric(minimum: .nan))
    #expect(card.effectiveRadius(corner: .topLeft) == 30 && card.effectiveRadius(corner: .topRight) == 6)
    #expect(card.effectiveRadius(corner: .bottomLeft) == 0 && card.effectiveRadius(corner: .bottomRight) == 0)
    card.cornerConfiguration = .capsule(maximumRadius: .nan)
    #expect(card.layer.cornerRadius == 0)
  }

  @Test func eachCornerIsDrawnWithItsRadius() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    host.backgroundColor = .black
    host.cornerConfiguration = .corners(topLeftRadius: 20, topRightRadius: 6, bottomLeftRadius: nil, bottomRightRadius: 30)
    let words = drawn(60, 60) { host.layer.render(in: $0.cgContext) }.words
    func alpha(_ x: Int, _ y: Int) -> UInt32 { words[y * 60 + x] >> 24 }
    // On the diagonal a circle is 0.29 radii away from the corner: 5.9, 1.8, 0 and 8.8 pixels.
    #expect(alpha(4, 4) == 0 && alpha(7, 7) == 255)
    #expect(alpha(58, 1) < 128 && alpha(56, 3) == 255)
    #expect(alpha(0, 59) == 255)
    #expect(alpha(52, 52) == 0 && alpha(49, 49) == 255)
  }
}
