import Foundation
import Testing
import UIKit

/// Apple: UIImage.Configuration's `applying(_:)`, `withTraitCollection(_:)` and `withLocale(_:)`.
@Suite @MainActor struct ImageConfigurationTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark), wide = UITraitCollection(horizontalSizeClass: .regular)

  @Test func traitsAreMerged() {
    let plain = UIImage.Configuration(traitCollection: dark)
    #expect(plain.locale == nil)
    let both = plain.withTraitCollection(wide)
    #expect(both.traitCollection?.userInterfaceStyle == .dark && both.traitCollection?.horizontalSizeClass == .regular)
    let light = both.applying(UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .light)))
    #expect(light.traitCollection?.userInterfaceStyle == .light && light.traitCollection?.horizontalSizeClass == .regular)
    #expect(both.applying(nil).traitCollection == both.traitCollection)
    let french = UIImage.Configuration(locale: Locale(identifier: "fr"))
    #expect(plain.applying(french).locale?.identifier == "fr" && plain.applying(french).traitCollection == dark)
    #expect(french.withLocale(nil).locale == nil)
  }

  @Test func symbolConfigurationsKeepTheirValues() {
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let changed: UIImage.SymbolConfiguration = large.withTraitCollection(dark).withLocale(Locale(identifier: "fr"))
    #expect(changed.traitCollection == dark && changed.locale?.identifier == "fr" && changed != large)
    #expect(changed.withTraitCollection(nil).withLocale(nil).applying(UIImage.SymbolConfiguration(scale: .large)) != large)
    let heavy = changed.applying(UIImage.SymbolConfiguration(weight: .heavy))
    #expect(heavy == UIImage.SymbolConfiguration(pointSize: 30, weight: .heavy).withTraitCollection(dark).withLocale(changed.locale))
    #expect(heavy.withoutWeight().traitCollection == dark)
    #expect(large.applying(UIImage.Configuration(traitCollection: dark)) == large.withTraitCollection(dark))
  }
}
