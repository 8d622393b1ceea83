import CoreGraphics
import VitrineTesting
import XCTest

/// Compares a picture with `name.png` in `folder`, like `Snapshot.verify`. If they differ, the current XCTest test fails, and the message
/// names the files with the expected picture, the actual one and their difference. An addition of Vitrine.
/// - Parameters:
///   - folder: relative to the folder of the calling test.
///   - failures: a folder for the pictures of failed comparisons.
public func XCTAssertSnapshot(
  of image: CGImage, named name: String, in folder: String, tolerance: Tolerance = .exact, failures: String = "out/snapshots",
  file: StaticString = #filePath, line: UInt = #line
) {
  do {
    try Snapshot.verify(image, named: name, in: folder, tolerance: tolerance, failures: failures, file: "\(file)")
  } catch let error as SnapshotError {
    let files = error.pictures.map { "\n  \($0.url.path)" }.joined()
    XCTFail(error.description + files, file: file, line: line)
  } catch { XCTFail("\(error)", file: file, line: line) }
}
