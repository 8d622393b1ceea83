import CoreGraphics
import Foundation
import ImageIO
import Raster
import SampleScenes
import Testing

/// Tests `vitrine render -o page.pdf` with poppler's tools.
@Suite(.enabled(if: VirtualScreen.path(of: "pdftoppm") != nil, "needs poppler-utils")) struct PageTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ program: String, _ arguments: String...) throws -> String {
    let path = try #require(VirtualScreen.path(of: program), "\(program) is in poppler-utils")
    let child = try Child(
      path, arguments, environment: ProcessInfo.processInfo.environment, folder: folder.url, output: folder.path("std-tool"))
    try #require(child.status(within: 120) == 0, "\(program) \(arguments)")
    return try folder.text("std-tool")
  }

  private func render(_ arguments: String...) throws {
    let result = try Tool.run(arguments: ["render"] + arguments, in: folder)
    try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func textCanBeSelected() throws {
    try render("Typography", "-o", "a.pdf")
    let text = try run("pdftotext", "-layout", "a.pdf", "-")
    for word in ["Typography", "다람쥐 헌 쳇바퀴에 타고파", "Monospaced 15: 0O 1lI", "what does not fit on the second lin…"] {
      #expect(text.contains(word), "\(text)")
    }
    #expect(try run("pdffonts", "a.pdf").contains("Inter"))
    let size = try #require(SampleScenes.named("Typography")).size
    #expect(try run("pdfinfo", "a.pdf").contains("\(Int(size.width)) x \(Int(size.height)) pts"))
  }

  @Test func everyFrameIsAPage() throws {
    try render("DrawingCycle", "-o", "a.pdf", "--frames", "3", "--fps", "10")
    #expect(try run("pdfinfo", "a.pdf").contains("Pages:           3"))
    #expect(folder.names == ["a.pdf"])
  }

  @Test func theSameCommandGivesTheSameBytes() throws {
    try render("ContentModes", "-o", "a.pdf")
    let first = try folder.data("a.pdf")
    try render("ContentModes", "-o", "a.pdf")
    #expect(try folder.data("a.pdf") == first)
  }

  /// The two rasterisers draw edges and glyphs differently. The mean difference of all channels is at most 2.5 of 255, and at most 2 % of
  /// the pixels differ by more than 64. For pages of small images, whose edges poppler extends to whole pixels, the limits are 3.5 and 3 %;
  /// for pages of text, which poppler does not align to whole pixels, 7 and 5 %. `Documentation/Cycles.md` states this tolerance.
  @Test(arguments: SampleScenes.all.map(\.name)) func aPageLooksAsThePicture(_ scene: String) throws {
    let moment = ["--at", "0.4", "--scale", "2"]
    for name in ["a.png", "a.pdf"] {
      let result = try Tool.run(arguments: ["render", scene, "-o", name] + moment, in: folder)
      try #require(result.status == 0, "\(result.errors)")
    }
    _ = try run("pdftoppm", "-r", "144", "-png", "-singlefile", "a.pdf", "page")
    func pixels(_ name: String) throws -> PixelBuffer { try ImageFile.read(url: folder.url.appendingPathComponent(name)).pixels }
    let (page, picture) = (try pixels("page.png"), try pixels("a.png"))
    try #require(page.width == picture.width && page.height == picture.height)
    var sum = 0, far = 0
    for (a, b) in zip(page.bytes(of: page.bounds), picture.bytes(of: picture.bounds)) {
      let off = abs(Int(a) - Int(b))
      sum += off
      if off > 64 { far += 1 }
    }
    let count = Double(page.width * page.height)
    let own: [String: (Double, Double)] = ["Symbols": (3.5, 0.03), "Labels": (7, 0.05), "TextFlow": (7, 0.05)]
    let (mean, share) = own[scene] ?? (2.5, 0.02)
    #expect(Double(sum) / (count * 4) <= mean, "mean")
    #expect(Double(far) / (count * 3) <= share, "far")
  }
}
