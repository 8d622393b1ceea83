import Foundation
import Testing

@testable import XcodeProject

@Suite struct VectorPictureTests {
  /// A picture of 12 by 8 points.
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8" fill="red"/></svg>
    """
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 12 8]/Contents 4 0 R>>endobj
    4 0 obj<</Length 20>>stream
    1 0 0 rg 0 0 9 9 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  /// Returns the size in pixels, from the header of a PNG file.
  private func size(_ path: String) throws -> [Int] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(24)
    return [16, 20].map { start in (0..<4).reduce(0) { $0 << 8 | Int(bytes[start + $1]) } }
  }

  @Test(arguments: ["pdf", "svg"]) func picturesOfCataloguesAreDrawnAtThreeScales(_ ending: String) throws {
    let fixture = try Fixture(), file = "A.xcassets/icons/star.imageset/star.\(ending)"
    try fixture.write(ending == "pdf" ? Self.pdf : Self.svg, to: file)
    let folder = fixture.folder.path
    #expect(VectorPictures(in: folder).draw() == [])
    for (scale, name) in [(1, ".png"), (2, "@2x.png"), (3, "@3x.png")] {
      #expect(try size("\(folder)/\(file)\(name)") == [12 * scale, 8 * scale])
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/A.xcassets/icons/star.imageset")
    #expect(Set(left) == Set(["", ".png", "@2x.png", "@3x.png"].map { "star.\(ending)\($0)" }))
  }

  @Test func whatIsFreshStaysAndWhatChangedIsDrawnAnew() throws {
    let fixture = try Fixture(), picture = "A.xcassets/star.imageset/star.svg.png"
    try fixture.write(Self.svg, to: "A.xcassets/star.imageset/star.svg")
    _ = VectorPictures(in: fixture.folder.path).draw()
    try fixture.write("mine", to: picture)
    _ = VectorPictures(in: fixture.folder.path).draw()
    #expect(try fixture.text(picture) == "mine")
    let old = Date(timeIntervalSince1970: 0)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: fixture.folder.appendingPathComponent(picture).path)
    _ = VectorPictures(in: fixture.folder.path).draw()
    #expect(try size(fixture.folder.appendingPathComponent(picture).path) == [12, 8])
  }

  @Test func aBrokenFileIsNamed() throws {
    let fixture = try Fixture()
    try fixture.write("no picture", to: "A.xcassets/star.imageset/star.pdf")
    let warnings = VectorPictures(in: fixture.folder.path).draw()
    #expect(warnings.count == 1 && warnings[0].contains("star.pdf cannot be drawn"))
    #expect(!Paths.exists(fixture.folder.appendingPathComponent("A.xcassets/star.imageset/star.pdf.png").path))
  }

  @Test func filesOutsideOfImageSetsAreLeftAlone() throws {
    let fixture = try Fixture()
    try fixture.write(Self.svg, to: "Pages/star.svg")
    #expect(VectorPictures(in: fixture.folder.path).draw() == [] && VectorPictures.pictures(of: "Pages/star.svg") == [])
    #expect(!Paths.exists(fixture.folder.appendingPathComponent("Pages/star.svg.png").path))
  }
}
