import Foundation
import Hosting
import Testing

@Suite struct CaptureCommandTests {
  @Test func aPreviewIsCaptured() throws {
    let folder = try Folder()
    let result = try Tool.run("capture", "Feed", "--scale", "1", "--at", "0.2", "-o", "feed.json", in: folder)
    try #require(result.status == 0, "\(result.errors)")
    let capture = try CaptureFile(contentsOf: folder.url.appendingPathComponent("feed.json"))
    #expect(capture.title == "Feed" && capture.scale == 1 && capture.details.count == capture.tree.views.count)
    #expect(capture.details.contains { $0.source != nil } && !capture.layers.isEmpty && capture.costs.views.contains { $0.draws > 0 })
  }

  @Test func aFolderThatIsNotThereIsNamed() throws {
    let folder = try Folder()
    let result = try Tool.run("capture", "Feed", "-o", "nowhere/feed.json", in: folder)
    #expect(result.status != 0 && result.errors.contains("nowhere"))
  }

  @Test func aTreeIsPrintedAsJSON() throws {
    let folder = try Folder()
    let result = try Tool.run("tree", "Feed", "--json", "--depth", "2", in: folder)
    try #require(result.status == 0, "\(result.errors)")
    let tree = try JSONDecoder().decode(InspectedTree.self, from: Data(result.output.utf8))
    #expect(tree.views.first?.type == "UIWindow" && tree.views.map(\.depth).max() == 2)
  }
}
