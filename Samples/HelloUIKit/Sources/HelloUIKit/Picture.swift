import UIKit
import VitrineTesting

/// The app's first screen as a file, without a display.
@MainActor
enum Picture {
  static func write(to path: String) throws {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 2)
    screen.show(HelloViewController())
    screen.settle()
    guard let data = UIImage(cgImage: screen.image).pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: URL(fileURLWithPath: path))
  }
}
