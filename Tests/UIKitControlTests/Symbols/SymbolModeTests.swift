import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct SymbolModeTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2)
  private let large = UIImage.SymbolConfiguration(pointSize: 60)

  private func show(_ image: UIImage?, tint: UIColor = .red) -> UIImageView {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .center
    view.backgroundColor = .white
    view.tintColor = tint
    screen.show(view)
    return view
  }

  /// The number of pixels of the screen that satisfy a condition, one in two points.
  private func count(_ condition: (CGFloat, CGFloat, CGFloat) -> Bool) -> Int {
    var found = 0
    for y in stride(from: 1.0, to: 100, by: 2) {
      for x in stride(from: 1.0, to: 100, by: 2) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        screen.color(at: CGPoint(x: x, y: y)).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        if condition(red, green, blue) { found += 1 }
      }
    }
    return found
  }

  private func isYellow(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool { red > 0.9 && green > 0.7 && green < 0.9 && blue < 0.2 }

  @Test func multicolorSymbolsHaveTheirOwnColors() throws {
    let multicolor = large.applying(UIImage.SymbolConfiguration.preferringMulticolor())
    _ = show(UIImage(systemName: "cloud.sun.rain.fill", withConfiguration: multicolor))
    #expect(count(isYellow) > 20)
    #expect(count { $2 > 0.9 && $0 < 0.2 } > 10, "no blue rain")
    #expect(count { $0 > 0.9 && $1 < 0.1 && $2 < 0.1 } == 0, "the tint color shows")
    _ = show(UIImage(systemName: "cloud.sun.rain.fill", withConfiguration: large))
    #expect(count(isYellow) == 0)
  }

  @Test func partsWithoutAColorHaveTheTintInMulticolor() {
    let multicolor = large.applying(UIImage.SymbolConfiguration.preferringMulticolor())
    _ = show(UIImage(systemName: "thermometer.sun", withConfiguration: multicolor), tint: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(count { $1 > 0.95 && $0 < 0.05 && $2 < 0.05 } > 20)
    #expect(count(isYellow) > 10)
  }

  @Test func symbolsWithoutColorsFallBackToTheOtherMode() throws {
    let image = try #require(
      UIImage(
        systemName: "circle.fill",
        withConfiguration: large.applying(UIImage.SymbolConfiguration(paletteColors: [.blue]))
          .applying(UIImage.SymbolConfiguration.preferringMulticolor())))
    _ = show(image)
    #expect(screen.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let plain = try #require(image.applyingSymbolConfiguration(.preferringMonochrome()))
    _ = show(plain)
    #expect(screen.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func hierarchicalSymbolsArePalerInTheirShape() {
    let look = large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .black))
    _ = show(UIImage(systemName: "plus.circle.fill", withConfiguration: look))
    var white: CGFloat = 0
    screen.color(at: CGPoint(x: 50, y: 50)).getWhite(&white, alpha: nil)
    #expect(white < 0.05, "the plus is not primary")
    screen.color(at: CGPoint(x: 50, y: 26)).getWhite(&white, alpha: nil)
    #expect(abs(white - 0.5) < 0.05, "the circle is not secondary")
  }

  @Test(arguments: ["wifi", "speaker.wave.3", "chart.bar.fill", "cellularbars", "dot.radiowaves.left.and.right", "rays"])
  func variableSymbolsAreFainterWithLess(name: String) throws {
    func ink(_ value: Double) throws -> Int {
      _ = show(UIImage(systemName: name, variableValue: value, configuration: large), tint: .black)
      return count { red, _, _ in red < 0.1 }
    }
    let steps = try #require(SymbolTable.drawing(named: name)?.steps)
    #expect(steps >= 2)
    let (none, half, all) = (try ink(0), try ink(0.5), try ink(1))
    #expect(none < half && half < all, "\(none), \(half), \(all)")
    _ = show(UIImage(systemName: name, withConfiguration: large), tint: .black)
    #expect(count { red, _, _ in red < 0.1 } == all)
  }

  @Test func theVariableValueSurvivesAConfiguration() throws {
    let image = try #require(UIImage(systemName: "wifi", variableValue: 0.2))
    let anew = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(anew.symbol?.value == 0.2 && anew.size.width > image.size.width)
    #expect(UIImage(systemName: "wifi", variableValue: .nan)?.symbol?.value == 0)
  }

  @Test func configurationsCanBeReduced() {
    let all = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(all.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
    #expect(all.configurationWithoutScale() == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(all.configurationWithoutWeight().applying(UIImage.SymbolConfiguration(weight: .bold)).isEqual(to: all))
    #expect(UIImage.SymbolConfiguration.preferringMulticolor() != .unspecified)
  }
}

@Suite @MainActor struct SymbolDetailTests {
  /// The kinds and levels of a drawing's parts.
  private func parts(_ name: String) throws -> [(SymbolDrawing.Kind, Int)] {
    try #require(SymbolTable.drawing(named: name)).parts.map { ($0.kind, $0.level) }
  }

  @Test func signsArePrimaryInTheirShapes() throws {
    for name in ["exclamationmark.triangle.fill", "checkmark.seal.fill", "plus.hexagon.fill", "2.circle.fill"] {
      let all = try parts(name)
      #expect(all.filter { $0.0 == .body }.allSatisfy { $0.1 == 1 }, "\(name)")
      #expect(all.contains { [.cut, .hole].contains($0.0) && $0.1 == 0 }, "\(name)")
    }
  }

  @Test func detailsOfFilledSymbolsStayVisibleInOneColor() throws {
    let look = UIImage.SymbolConfiguration(pointSize: 60).applying(UIImage.SymbolConfiguration(hierarchicalColor: .black))
    let plain = try #require(UIImage(systemName: "folder.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
    let colored = try #require(UIImage(systemName: "folder.fill", withConfiguration: look))
    #expect(plain.pngData() == colored.pngData())
  }
}
