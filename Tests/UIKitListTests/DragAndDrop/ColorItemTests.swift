import Testing
import UIKit

@Suite @MainActor struct ColorItemTests {
  private func data(of color: UIColor, _ type: String) async -> Data? {
    await withCheckedContinuation { continuation in
      _ = color.loadData(withTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
    }
  }

  @Test func aColorTravelsInAnItemProvider() async throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let type = try #require(UIColor.writableTypeIdentifiersForItemProvider.first)
    let written = try #require(await data(of: color, type))
    #expect(try UIColor.object(withItemProviderData: written, typeIdentifier: type) == color)
    #expect(NSItemProvider(object: color).canLoadObject(ofClass: UIColor.self))
    #expect(throws: (any Error).self) { try UIColor.object(withItemProviderData: Data([1, 2, 3]), typeIdentifier: type) }
  }
}
