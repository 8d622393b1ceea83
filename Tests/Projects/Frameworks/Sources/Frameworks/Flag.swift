import UIKit

/// A picture of 4 by 2 pixels: red at the left, blue at the right, grey in the lower left corner.
@MainActor
public enum Flag {
  public static func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      for (color, rect) in [
        (UIColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 2, height: 2)),
        (UIColor(red: 0, green: 0, blue: 1, alpha: 1), CGRect(x: 2, y: 0, width: 2, height: 2)),
        (UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), CGRect(x: 0, y: 1, width: 1, height: 1)),
      ] {
        color.setFill()
        context.fill(rect)
      }
    }
  }
}
