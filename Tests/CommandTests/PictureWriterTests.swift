import Foundation
import ImageIO
import Testing
import UIKit

@testable import vitrine

/// Tests the pictures of `vitrine render --frames n -o name.png`.
@Suite @MainActor struct PictureWriterTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func onlyFramesWithOtherPixelsAreEncoded() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let entry = PreviewEntry(
      name: "Square", summary: "", size: .fixed(CGSize(width: 20, height: 20)),
      make: {
        let controller = UIViewController()
        controller.view = view
        return controller
      })
    let preview = HeadlessPreview(entry, size: CGSize(width: 20, height: 20), scale: 1)
    let writer = PictureWriter(try PictureFile(folder.path("f.png")), of: 4)
    for color in [UIColor.red, .red, .blue, .blue] {
      view.backgroundColor = color
      preview.screen.settle()
      try writer.add(preview)
      let picture = try ImageFile.read(data: folder.data(String(format: "f-%03d.png", folder.names.count)))
      let drawn = preview.screen.pixels
      #expect(picture.pixels.row(0)[0] == drawn.row(0)[0] && picture.pixels.row(19)[19] == drawn.row(19)[19])
    }
    #expect(writer.encodedCount == 2)
    #expect(try folder.data("f-001.png") == folder.data("f-002.png"))
    #expect(try folder.data("f-002.png") != folder.data("f-003.png"))
  }
}
