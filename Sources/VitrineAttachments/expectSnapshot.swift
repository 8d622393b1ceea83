import CoreGraphics
import Foundation
import Testing
import VitrineTesting

/// Compares a picture with `name.png` in `folder`, like `Snapshot.verify`. If they differ, an issue is recorded for the current Swift
/// Testing test, with the expected picture, the actual one and their difference as attachments. An addition of Vitrine.
/// - Parameters:
///   - folder: relative to the folder of the calling test.
///   - failures: a folder for the pictures of failed comparisons.
/// - Returns: whether the pictures are equal within the tolerance.
@discardableResult
public func expectSnapshot(
  of image: CGImage, named name: String, in folder: String, tolerance: Tolerance = .exact, failures: String = "out/snapshots",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    try Snapshot.verify(image, named: name, in: folder, tolerance: tolerance, failures: failures, file: filePath)
    return true
  } catch let error as SnapshotError {
    for picture in error.pictures { Attachment.record(Array(picture.data), named: picture.name, sourceLocation: location) }
    Issue.record(Comment(rawValue: error.description), sourceLocation: location)
  } catch { Issue.record(error, sourceLocation: location) }
  return false
}
