import Foundation
import UIKit

/// A picture of the intended design, which is drawn over the preview.
struct DesignPicture: Equatable {
  let image: UIImage
  /// The opacity, 0...1.
  var opacity: CGFloat = 0.5

  /// - Returns: nil if the file is not a picture.
  init?(_ file: URL) {
    guard let image = UIImage(contentsOfFile: file.path) else { return nil }
    self.image = image
  }

  static func canRead(_ file: URL) -> Bool { ["png", "jpg", "jpeg", "webp", "gif"].contains(file.pathExtension.lowercased()) }
}
