import CoreGraphics
import Foundation
import Testing

@Suite struct CGFontTests {
  /// A record of a `name` table: its platform, language, number and text.
  private typealias Name = (platform: Int, language: Int, number: Int, text: String)

  private func short(_ value: Int) -> Data { Data([UInt8(value >> 8 & 255), UInt8(value & 255)]) }
  private func long(_ value: Int) -> Data { short(value >> 16) + short(value & 0xFFFF) }

  /// Returns a font that has only a `name` table.
  private func font(_ names: [Name], at start: Int = 0) -> Data {
    var records = Data(), texts = Data()
    for name in names {
      let text = name.text.data(using: name.platform == 1 ? .macOSRoman : .utf16BigEndian) ?? Data()
      for field in [name.platform, 0, name.language, name.number, text.count, texts.count] { records += short(field) }
      texts += text
    }
    let table = short(0) + short(names.count) + short(6 + records.count) + records + texts
    let header = long(0x10000) + short(1) + short(0) + short(0) + short(0)
    return header + Data("name".utf8) + long(0) + long(start + 28) + long(table.count) + table
  }

  private func loaded(_ data: Data) -> CGFont? { CGFont(CGDataProvider(data: data as CFData)!) }

  @Test func namesAreReadFromTheFile() {
    let data = font([(3, 0x409, 1, "Square"), (3, 0x409, 4, "Square Bold"), (3, 0x409, 6, "Square-Bold")])
    #expect(loaded(data)?.postScriptName == "Square-Bold" && loaded(data)?.fullName == "Square Bold")
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    #expect(loaded(slice)?.postScriptName == "Square-Bold")
  }

  @Test func namesOfMacintoshAreRead() {
    #expect(loaded(font([(1, 0, 6, "Square-Bold"), (1, 0, 4, "Carré")]))?.postScriptName == "Square-Bold")
    #expect(loaded(font([(1, 0, 4, "Carré")]))?.fullName == "Carré")
  }

  @Test func englishNamesArePreferred() {
    let data = font([(3, 0x407, 4, "Quadrat"), (3, 0x409, 4, "Square"), (1, 1, 4, "Carre"), (3, 0x410, 4, "Quadrato")])
    #expect(loaded(data)?.fullName == "Square")
  }

  @Test func theFirstFontOfACollectionNamesIt() {
    let header = Data("ttcf".utf8) + long(0x10000) + long(1) + long(16)
    #expect(loaded(header + font([(3, 0x409, 6, "Square")], at: 16))?.postScriptName == "Square")
  }

  @Test func dataThatAreNoFontHaveNoNames() {
    #expect(loaded(Data("text".utf8))?.postScriptName == nil && loaded(Data([0]))?.fullName == nil)
    #expect(loaded(Data(repeating: 255, count: 100))?.postScriptName == nil)
  }

  @Test func brokenFontsHaveNoNames() {
    let data = font([(3, 0x409, 6, "Square")])
    for count in 1..<data.count { _ = loaded(data.prefix(count)) }
    #expect(loaded(data.dropLast(2))?.postScriptName == nil)
    for index in data.indices {
      for byte in [0, 127, 128, 255] as [UInt8] {
        var changed = data
        changed[index] = byte
        _ = loaded(changed)
      }
    }
  }

  @Test func fontsByNameKeepTheName() {
    #expect(CGFont("Helvetica" as CFString)?.postScriptName == "Helvetica" && CGFont("Helvetica" as CFString)?.fullName == "Helvetica")
    #expect(CGFont("" as CFString) == nil)
  }
}
