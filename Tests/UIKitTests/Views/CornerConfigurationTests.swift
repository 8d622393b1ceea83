import Testing
import UIKit

@Suite @MainActor struct CornerConfigurationTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func squareCornersHaveNoRadius() {
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
  }

  @Test func eachCornerHasItsOwnRadiusAndSeveralTheLargest() {
    view.cornerConfiguration = .corners(topLeftRadius: 4, topRightRadius: 8, bottomLeftRadius: nil, bottomRightRadius: .fixed(90))
    #expect(view.effectiveRadius(corner: .topLeft) == 4)
    #expect(view.effectiveRadius(corner: .topRight) == 8)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    #expect(view.effectiveRadius(corner: [.topLeft, .topRight]) == 8)
    #expect(view.effectiveRadius(corner: .bottomRight) == 20, "no more than the shorter edge allows")
  }

  @Test func aCapsuleGrowsWithItsView() {
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.bounds.size.height = 60
    #expect(view.effectiveRadius(corner: .topLeft) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
  }
}
