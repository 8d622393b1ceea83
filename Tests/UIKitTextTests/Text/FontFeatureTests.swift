import Foundation
import Testing
import UIKit

@Suite @MainActor struct FontFeatureTests {
  private func font(_ settings: [[UIFontDescriptor.FeatureKey: Int]]) -> UIFont {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    return UIFont(descriptor: descriptor, size: 0)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }

  @Test func digitsOfOneWidth() {
    let plain = font([])
    #expect(width("1111", plain) < width("0000", plain))
    let mono = font([[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
    #expect(abs(width("1111", mono) - width("0000", mono)) < 0.01)
    let old = font([[.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]])
    #expect(old == mono)
  }

  @Test func settingsGoThroughDescriptors() {
    let mono = font([[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
    let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: mono.fontDescriptor.fontAttributes), size: 17)
    #expect(abs(width("1111", again) - width("0000", again)) < 0.01)
    let small = mono.withSize(12)
    #expect(abs(width("1111", small) - width("0000", small)) < 0.01)
  }

  @Test func tagsOfOpenTypeAreTaken() {
    let settings: [[String: Any]] = [[kCTFontOpenTypeFeatureTag: "tnum", kCTFontOpenTypeFeatureValue: 1]]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(abs(width("1111", font) - width("0000", font)) < 0.01)
  }

  @Test func whatIsNoSettingIsLeftOut() {
    let lists: [[Any]] = [[], [[:] as [String: Any]], [["CTFeatureTypeIdentifier": "x"]], [[kCTFontOpenTypeFeatureTag: "toolong"]], ["x"]]
    for settings in lists {
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
      #expect(UIFont(descriptor: descriptor, size: 0) == UIFont.systemFont(ofSize: 17))
    }
  }

  @Test func settingsAreReadAsTheyWereGiven() throws {
    let both = font([
      [.type: kNumberCaseType, .selector: kLowerCaseNumbersSelector], [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector],
    ])
    let read = try #require(both.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]])
    #expect(read.map { $0[.type] } == [kNumberCaseType, kNumberSpacingType] && read.allSatisfy { $0.count == 2 })
    let changed = both.fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kProportionalNumbersSelector]]
    ])
    let after = try #require(changed.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]])
    #expect(after.map { $0[.selector] as? Int } == [kLowerCaseNumbersSelector, kProportionalNumbersSelector])
  }
}
