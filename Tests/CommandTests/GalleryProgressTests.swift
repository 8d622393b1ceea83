import Foundation
import Testing

@testable import vitrine

@Suite struct GalleryProgressTests {
  private let path = NSTemporaryDirectory() + "gallery-progress-\(UUID())"

  @Test func aPreviewThatEndsItsHostIsLeftOutByTheNext() throws {
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let progress = GalleryProgress(path: path)
    #expect(try !progress.markFailure(), "a host that ended before the first preview would do so again")
    try progress.begin(0)
    try progress.begin(1)
    #expect(try progress.markFailure())
    #expect(progress.state == (drawn: [0], failed: [1]))
    #expect(try !progress.markFailure(), "the next host ended before it began another preview")
    try progress.begin(2)
    #expect(progress.state == (drawn: [0, 2], failed: [1]))
  }

  @Test func aGalleryGivesUpAfterManyFailures() throws {
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let progress = GalleryProgress(path: path)
    for number in 0..<GalleryProgress.maximumFailures {
      try progress.begin(number)
      #expect(try progress.markFailure())
    }
    try progress.begin(GalleryProgress.maximumFailures)
    #expect(try !progress.markFailure())
  }

  @Test func namesBecomeFileNames() { #expect(Gallery.fileName("Log in / out") == "Log in - out.png") }
}
