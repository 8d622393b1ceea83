import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct BrokenFileTests {
  private func fault(_ text: String, limits: InterfaceLimits = InterfaceLimits()) -> InterfaceError? {
    fault(Data(text.utf8), limits: limits)
  }

  private func fault(_ data: Data, limits: InterfaceLimits = InterfaceLimits()) -> InterfaceError? {
    do {
      _ = try InterfaceDocument(data: data, limits: limits)
      return nil
    } catch {
      return error as? InterfaceError
    }
  }

  /// Returns the number of the line that contains the last byte. A line break belongs to the line that it ends.
  private func lastLine(_ data: Data) -> Int {
    max(1, String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  private func cutOff(_ data: Data, every step: Int, _ name: String) {
    let end = data.lastIndex(of: UInt8(ascii: ">")) ?? 0
    for length in stride(from: 0, through: end, by: step) {
      let part = data.prefix(length)
      guard let error = fault(part) else {
        Issue.record("\(name), cut off after \(length) bytes, is read")
        return
      }
      // A break directly before the cut can belong to either line.
      #expect((lastLine(part) - 1...lastLine(part)).contains(error.line), "\(name), cut off after \(length) bytes: \(error)")
    }
  }

  @Test func aFileThatIsCutOffNamesItsLine() {
    cutOff(Data(Fixture.text(Fixture.view).utf8), every: 1, "fixture")
  }

  @Test func realFilesThatAreCutOffNameTheirLine() throws {
    for file in Fixture.scenes {
      let data = try Data(contentsOf: file)
      cutOff(data, every: max(10, data.count / 30 / 10 * 10 + 10), file.lastPathComponent)
    }
  }

  @Test func theElementThatAFileEndsInIsNamed() {
    #expect(fault("<document>\n<objects>\n<view id='a'>\n\n")?.description == "line 5: the file ends within <view>, which begins in line 3")
  }

  @Test func otherFilesAreRefused() {
    #expect(fault("<plist/>")?.reason.contains("<plist> is no <document>") == true)
    #expect(fault(#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#)?.reason.contains("Cocoa.XIB") == true)
    #expect(fault("")?.line == 1)
    #expect(fault("hello")?.line == 1)
    #expect(fault("<document>\n</documents>")?.line == 2)
    #expect(fault("<document/><document/>") != nil)
    #expect(fault("<document a='1'\n a='2'/>")?.reason == "the same attribute twice")
  }

  @Test func documentTypesAndEntitiesAreRefused() {
    let bomb =
      "<?xml version='1.0'?>\n<!-- <!DOCTYPE -->\n<!DOCTYPE d [<!ENTITY a 'b'><!ENTITY c SYSTEM 'file:///etc/passwd'>]>\n<document>&c;</document>"
    #expect(fault(bomb)?.line == 3)
    #expect(fault("<document>\n&a;</document>")?.line == 2)
  }

  @Test func processingInstructionsArePassedOver() throws {
    let text = Fixture.text("<?x?>\n<?y z\n?>" + Fixture.view)
    let line = try #require(try InterfaceDocument(data: Data(Fixture.text(Fixture.view).utf8)).objects.first?.element.line)
    let document = try InterfaceDocument(data: Data(text.utf8))
    #expect(document.objects.first?.element.line == line + 2)
  }

  @Test func otherEncodingsAreRefused() {
    #expect(fault("<?xml version='1.0' encoding='UTF-7'?><document/>")?.reason.contains("utf-7") == true)
    #expect(
      fault(Data("<document>\n\u{00e9}</document>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))?.reason.contains("zero byte")
        == true)
    #expect(fault(Data("<document>\n".utf8) + Data([0xC3, 0x28]) + Data("</document>".utf8))?.line == 2)
    #expect(fault("\u{FEFF}<document/>") == nil)
  }

  @Test func depthAndSizeAreBounded() {
    let deep = "<document>" + String(repeating: "<view>", count: 200_000)
    #expect(fault(deep)?.reason.contains("nested more than 160 deep") == true)
    var limits = InterfaceLimits()
    limits.elements = 10
    #expect(
      fault("<document>" + String(repeating: "<view/>\n", count: 20) + "</document>", limits: limits)?.reason == "more than 10 elements")
    limits.bytes = 5
    #expect(fault("<document/>", limits: limits)?.reason.contains("11 bytes are too many") == true)
  }

  @Test func whatIsNotKnownIsKeptAndTold() throws {
    let document = try Fixture.document(
      """
      <objects>
      <hologram id="h" depth="3"><rect key="frame" x="0" y="0" width="nan" height="1"/></hologram>
      <view id="h"><constraints><constraint firstItem="none" firstAttribute="width" constant="wide" id="c"/></constraints></view>
      </objects>
      """)
    #expect(document.objects[0].kind == "hologram" && document.objects[0].element["depth"] == "3")
    #expect(document.objects[0].frame == nil)
    #expect(
      document.warnings.map(\.description) == [
        "line 6: the identifier h stands for two objects; the first has it", "line 5: <hologram> is not known",
        "line 5: width is not a number: nan", "line 6: firstItem names none, which is not there", "line 6: constant is not a number: wide",
      ])
    #expect(document.objects[1].constraints[0].constant == 0)
  }
}
