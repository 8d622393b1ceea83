import CoreGraphics
import Foundation
import Synchronization
import Testing
import VitrineAttachments
import VitrineTesting

@Suite @MainActor struct ExpectSnapshotTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID())").path

  private func picture(_ color: UIColor) -> CGImage {
    let screen = HeadlessScreen(size: CGSize(width: 20, height: 10), scale: 1)
    screen.window.backgroundColor = color
    screen.settle()
    return screen.image
  }

  /// The attachments of a test with an expected issue cannot be read, so the error is compared as well.
  @Test func aDifferenceIsAnIssueWithPictures() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let failures = folder + "/failures"
    #expect(throws: SnapshotError.self) { try Snapshot.verify(picture(.red), named: "red", in: folder) }
    #expect(expectSnapshot(of: picture(.red), named: "red", in: folder))
    withKnownIssue {
      expectSnapshot(of: picture(.blue), named: "red", in: folder, failures: failures)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("red: 200 pixels differ") }
        && issue.sourceLocation?.fileName == "ExpectSnapshotTests.swift"
    }
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot.verify(picture(.blue), named: "red", in: folder, failures: failures)
    }
    #expect(error?.pictures.map(\.name) == ["red.expected.png", "red.actual.png", "red.difference.png", "red.png"])
    for picture in error?.pictures ?? [] {
      #expect(picture.data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && (try? Data(contentsOf: picture.url)) == picture.data)
    }
  }
}
