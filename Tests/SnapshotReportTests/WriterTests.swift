import Foundation
import FoundationXML
import Testing

@testable import SnapshotReport

@Suite struct WriterTests {
  private let run: SnapshotRun

  init() {
    var changed = SnapshotResult(SnapshotName(preview: "Log <in> & @out", variant: "dark"), .changed)
    (changed.expectedSize, changed.actualSize, changed.differingPixels) = ([20, 10], [20, 10], 3)
    (changed.file, changed.line) = ("Sources/A,B.swift", 12)
    (changed.expectedPicture, changed.actualPicture) = ("expected/a.png", "drawn/a.png")
    let results = [
      changed, SnapshotResult(SnapshotName(preview: "B"), .unchanged),
      SnapshotResult(SnapshotName(preview: "C"), .new, reason: "is not\nstored"),
      SnapshotResult(SnapshotName(preview: "D"), .failed, reason: "]]> 100 %"), SnapshotResult(SnapshotName(preview: "E"), .gone),
    ]
    run = SnapshotRun(.snapshot, title: "</script><b>T", expected: "stored", actual: "drawn", names: results.map(\.name), results: results)
  }

  @Test func theSummaryCounts() {
    #expect(run.summary == "5 pictures: 1 changed, 1 not stored, 1 orphaned, 1 failed, 1 unchanged" && !run.isClean)
    // `vitrine snapshot --record` said "7 not stored" of the pictures that it had stored.
    #expect(run.summaryOfRecording == "5 pictures: 1 stored anew, 1 stored, 1 orphaned, 1 failed, 1 unchanged")
  }

  @Test func jUnitIsXML() throws {
    let text = JUnitReport(run).text
    let document = XMLParser(data: Data(text.utf8))
    #expect(document.parse(), "\(text)")
    #expect(text.contains("tests=\"5\" failures=\"2\" errors=\"1\" skipped=\"1\""))
    #expect(text.contains("classname=\"Log &lt;in&gt; &amp; @out\" name=\"dark\" file=\"Sources/A,B.swift\" line=\"12\""))
  }

  @Test func annotationsAreEscaped() {
    let lines = GitHubAnnotations(run).lines
    #expect(lines.count == 4)
    let first = "::error file=Sources/A%2CB.swift,line=12,title=Log <in> & @out (dark)::3 pixels differ (1.50 %25)"
    #expect(lines.contains { $0.hasPrefix(first) })
    #expect(lines.contains("::error title=C::is not%0Astored") && lines.contains("::notice title=E::is gone"))
  }

  @Test func markdownHasARowForEachDifference() {
    let text = MarkdownSummary(run).text
    #expect(text.contains("| Log &lt;in&gt; &amp; @\u{2060}out (dark) | changed | 3 pixels differ (1.50 %) |"))
    #expect(!text.contains("| B |") && text.contains("is not stored"))
    var long = run
    long.results = (0..<5000).map { SnapshotResult(SnapshotName(preview: "P\($0)"), .new) }
    #expect(MarkdownSummary(long).text.utf8.count < 65_000 && MarkdownSummary(long).text.contains("more are in the report"))
  }

  @Test func thePageIsOneFileWithEachPictureOnce() throws {
    func page(_ page: ReportPage) throws -> String {
      var text = ""
      try page.write { text += $0 }
      return text
    }
    let text = try page(ReportPage(run) { _, name in Data(name.utf8) })
    for name in ["expected/a.png", "drawn/a.png"] { #expect(text.contains(Data(name.utf8).base64EncodedString())) }
    #expect(!text.contains("</script><b>T") && !text.contains("src=\"http") && !text.contains("/* style */"))
    #expect(text.contains("\"isTooMuch\"") == false)
    #expect(try page(ReportPage(run, maximumBytes: 4) { _, name in Data(name.utf8) }).contains("\"isTooMuch\":true"))
  }
}
