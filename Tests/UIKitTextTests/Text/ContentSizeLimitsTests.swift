import Testing
import UIKit

@Suite @MainActor struct ContentSizeLimitsTests {
  @Test func `A view keeps its limits and describes them`() {
    let outer = UIView(), label = UILabel()
    outer.addSubview(label)
    #expect(label.minimumContentSizeCategory == nil && label.appliedContentSizeCategoryLimitsDescription.isEmpty)
    outer.maximumContentSizeCategory = .extraLarge
    label.minimumContentSizeCategory = .medium
    #expect(label.minimumContentSizeCategory == .medium && label.maximumContentSizeCategory == nil)
    let text = label.appliedContentSizeCategoryLimitsDescription
    #expect(text.contains("UILabel") && text.contains(UIContentSizeCategory.extraLarge.rawValue))
    label.minimumContentSizeCategory = nil
    #expect(label.minimumContentSizeCategory == nil && label.forBaselineLayout() === label)
  }
}
