import Foundation
import InterfaceBuilder
import UIKit

/// A parsed .xib or .storyboard file.
struct InterfaceFile {
  let url: URL
  let document: InterfaceDocument

  /// - Throws: a `CommandError` that names the file and the line.
  init(_ path: String) throws {
    url = URL(fileURLWithPath: path)
    do {
      document = try InterfaceDocument(contentsOf: url)
    } catch let error as InterfaceError {
      throw CommandError("\(path):\(error.line): \(error.reason)")
    } catch {
      throw CommandError("\(path) cannot be read: \(error.localizedDescription)")
    }
    ProjectFonts.register(document.fontFiles, for: url)
  }
}
