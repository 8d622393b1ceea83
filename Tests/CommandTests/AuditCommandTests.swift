import Foundation
import Testing

@testable import vitrine

@Suite struct AuditCommandTests {
  private let folder: Folder
  init() throws { folder = try Folder() }

  private struct Report: Decodable {
    struct Preview: Decodable {
      var name: String
      var findings: [Finding]
    }
    struct Finding: Decodable {
      var rule, severity, view, text, mend: String
      var picture: String?
      var textSizes: [String]
    }
    var errors, warnings, notes: Int
    var previews: [Preview]
  }

  @Test func aReportHasAPageAPictureOfEachFindingAndJSON() throws {
    let result = try Tool.run("audit", "Controls", "-o", "report", "--fail-on", "never", in: folder)
    try #require(result.status == 0, "\(result.errors)")
    let report = try JSONDecoder().decode(Report.self, from: folder.data("report/audit.json"))
    #expect(report.previews.map(\.name) == ["Controls"])
    let page = try folder.text("report/index.html")
    for finding in report.previews[0].findings {
      let picture = try #require(finding.picture)
      #expect(folder.has("report/\(picture)") && page.contains("src=\"\(picture)\"") && page.contains(AuditPage.escaped(finding.mend)))
    }
    #expect(result.output.contains("in 1 preview"))
    // The same folder may be written again; another one may not.
    #expect(try Tool.run("audit", "Controls", "-o", "report", "--fail-on", "never", in: folder).status == 0)
    try FileManager.default.createDirectory(atPath: folder.path("mine"), withIntermediateDirectories: true)
    try "x".write(toFile: folder.path("mine/notes.txt"), atomically: true, encoding: .utf8)
    let refused = try Tool.run("audit", "Controls", "-o", "mine", "--fail-on", "never", in: folder)
    #expect(refused.status == 1 && refused.errors.contains("is a folder with other files") && folder.has("mine/notes.txt"))
    #expect(!folder.names.contains { $0.contains("partial") })
  }

  @Test func theExitStatusFollowsTheSeverity() throws {
    let all = try Tool.run("audit", "Controls", "--json", "--fail-on", "never", in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(all.output.utf8))
    let worst = report.errors > 0 ? "error" : report.warnings > 0 ? "warning" : "note"
    try #require(report.errors + report.warnings + report.notes > 0)
    #expect(try Tool.run("audit", "Controls", "--fail-on", worst, in: folder).status == 2)
    #expect(try Tool.run("audit", "Controls", "--fail-on", "error", in: folder).status == (worst == "error" ? 2 : 0))
  }

  @Test func wrongArgumentsAreNamed() throws {
    let rule = try Tool.run("audit", "Controls", "--rules", "colour", in: folder)
    #expect(rule.status == 64 && rule.errors.contains("--rules colour: a rule is one of contrast, touchTarget"))
    #expect(try Tool.run("audit", "Nothing", in: folder).status == 64)
    #expect(try Tool.run("audit", "Controls", "-o", "no/such/folder", in: folder).status == 1)
  }

  @Test func aPictureHasALegendOfWhatIsSpoken() throws {
    let plain = try Tool.run("render", "Controls", "-o", "plain.png", "--scale", "1", in: folder)
    let spoken = try Tool.run("render", "Controls", "--accessibility", "-o", "spoken.png", "--scale", "1", in: folder)
    #expect(plain.status == 0 && spoken.status == 0)
    #expect(try folder.data("plain.png") != folder.data("spoken.png"))
    let film = try Tool.run("render", "Controls", "--accessibility", "-o", "spoken.webp", in: folder)
    #expect(film.status == 64 && film.errors.contains("--accessibility draws one picture"))
  }
}
