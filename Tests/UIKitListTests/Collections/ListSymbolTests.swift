import Testing

@testable import UIKit

/// Tests that list contents reserve the same width for all symbols (Apple: UIListContentConfiguration.ImageProperties.reservedLayoutSize).
@Suite @MainActor struct ListSymbolTests {
  private func textStart(_ image: UIImage?, reserved: CGFloat = 0) -> CGFloat {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = image
    content.imageProperties.reservedLayoutSize.width = reserved
    return UIListContentView(configuration: content).textStart
  }

  @Test func textsBesideSymbolsOfDifferentWidthsAlign() throws {
    let narrow = try #require(UIImage(systemName: "chevron.right")), wide = try #require(UIImage(systemName: "magnifyingglass"))
    #expect(narrow.size.width < wide.size.width && wide.size.width < 28)
    #expect(textStart(narrow) == textStart(wide))
    #expect(textStart(narrow) == textStart(narrow, reserved: UIListContentConfiguration.ImageProperties.standardDimension))
  }

  @Test func otherImagesAndGivenWidthsStay() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    #expect(textStart(picture) == textStart(nil) + 10 + UIListContentConfiguration.cell().imageToTextPadding)
    let symbol = try #require(UIImage(systemName: "chevron.right"))
    #expect(textStart(symbol, reserved: 60) == textStart(nil) + 60 + UIListContentConfiguration.cell().imageToTextPadding)
  }
}
