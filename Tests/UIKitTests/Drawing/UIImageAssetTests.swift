import Testing
import UIKit

/// Apple: UIImageAsset, UIImage.imageRendererFormat.
@Suite @MainActor struct UIImageAssetTests {
  private func image(_ color: UIColor, opaque: Bool = false) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, opaque)
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test func theVariantWithTheMostTraitsThatHoldIsChosen() {
    let asset = UIImageAsset(), (plain, dark, wide, both) = (image(.red), image(.green), image(.blue), image(.black))
    let isDark = UITraitCollection(userInterfaceStyle: .dark), isWide = UITraitCollection(horizontalSizeClass: .regular)
    asset.register(plain, with: UITraitCollection())
    asset.register(dark, with: isDark)
    asset.register(wide, with: isWide)
    asset.register(both, with: UITraitCollection(traitsFrom: [isDark, isWide]))
    func shown(_ traits: UITraitCollection...) -> CGImage? { asset.image(with: UITraitCollection(traitsFrom: traits)).cgImage }
    #expect(shown(UITraitCollection(userInterfaceStyle: .light)) === plain.cgImage)
    #expect(shown(isDark) === dark.cgImage && shown(isWide) === wide.cgImage && shown(isDark, isWide) === both.cgImage)
    #expect(asset.image(with: isDark).imageAsset === asset)
    asset.unregister(imageWith: isDark)
    #expect(shown(isDark) === plain.cgImage)
    asset.register(wide, with: UITraitCollection())
    #expect(shown(isDark) === wide.cgImage, "a variant is replaced by a later one for the same traits")
  }

  @Test func renderersAreMadeLikeTheImage() {
    let format = image(.red, opaque: true).imageRendererFormat
    #expect(format.scale == 2 && format.opaque && !image(.red).imageRendererFormat.opaque)
  }
}
