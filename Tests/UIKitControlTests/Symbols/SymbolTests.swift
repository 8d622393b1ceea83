import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct SymbolTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2)

  @Test func everyDrawingCanBeReadAndStaysOnItsGrid() throws {
    #expect(SymbolTable.names.count >= 200)
    for name in SymbolTable.names {
      let drawing = try #require(SymbolTable.drawing(named: name), "\(name) cannot be read")
      let area = drawing.area(lineWidth: 1.65)
      #expect(area.minX > -1.5 && area.minY > -1.5 && area.maxX < 25.5 && area.maxY < 25.5, "\(name) leaves its grid: \(area)")
    }
  }

  @Test func variantsAreMadeOfTheirSymbol() {
    for name in [
      "heart.fill", "bell.slash", "bell.slash.fill", "xmark.circle", "xmark.circle.fill", "plus.square", "person.crop.circle.fill",
      "calendar.badge.plus", "cart.badge.minus", "doc.text.badge.checkmark",
    ] {
      #expect(SymbolTable.drawing(named: name) != nil, "\(name)")
    }
    // A symbol without an area cannot be filled.
    #expect(SymbolTable.drawing(named: "plus.fill") == nil)
  }

  @Test func unknownNamesHaveAStandInAndEmptyOnesNothing() throws {
    let image = try #require(UIImage(systemName: "there.is.no.such.symbol"))
    #expect(image.isSymbolImage && image.size.width > 10)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func sizesFollowTheConfiguration() throws {
    let plain = try #require(UIImage(systemName: "circle"))
    #expect(abs(plain.size.height - 20) <= 1)
    let large = try #require(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.height - 2 * plain.size.height) <= 1)
    let scaled = try #require(plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
    #expect(scaled.size.height > plain.size.height * 1.2)
    #expect(
      UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(weight: .bold))
        == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(UIImage.SymbolConfiguration(pointSize: .nan) == .unspecified)
  }

  /// John-Li-happy/Planner has a button of 55 points whose background is a symbol.
  @Test func enlargedSymbolsAreDrawnAtTheirSize() throws {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    let small = try #require(view.image?.size)
    func pixels() throws -> Int { try #require(view.layer.contents as? CGImage).width }
    let usual = try pixels()
    view.frame = CGRect(x: 0, y: 0, width: small.width * 4, height: small.height * 4)
    screen.show(view)
    screen.settle()
    #expect(try pixels() == usual * 4)
    view.contentMode = .center
    #expect(try pixels() == usual)
    view.contentMode = .scaleAspectFit
    view.frame.size.height = small.height * 2
    screen.settle()
    #expect(try pixels() == usual * 2 && view.intrinsicContentSize == small)
    view.image = UIImage(systemName: "circle.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal)
    screen.settle()
    #expect(try pixels() == usual * 2)
    #expect(screen.color(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)) == .red)
  }

  @Test func imageViewsTintSymbolsButNotTheirPalettes() throws {
    let look = UIImage.SymbolConfiguration(pointSize: 60)
    let view = UIImageView(image: UIImage(systemName: "circle.fill", withConfiguration: look))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .center
    view.tintColor = .red
    screen.show(view)
    #expect(screen.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.image = UIImage(systemName: "circle.fill", withConfiguration: look.applying(UIImage.SymbolConfiguration(paletteColors: [.blue])))
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    view.image = UIImage(systemName: "circle.fill")
    let before = view.intrinsicContentSize
    view.preferredSymbolConfiguration = look
    #expect(view.intrinsicContentSize.width > before.width * 2)
  }
}
