import CoreGraphics
import Foundation

/// The size that fits the contents, and the positions of the parts.
extension UIButton {
  /// Updates the parts with the contents for the current state, and returns these.
  func showContent() -> ButtonContent {
    let content = ButtonContent(button: self)
    parts.show(content, in: self)
    return content
  }

  /// Returns the size that fits the contents.
  /// - Parameter width: the width in points at which titles of configurations wrap.
  func fittingSize(width: CGFloat) -> CGSize {
    let content = showContent()
    let insets = content.layout.insets
    let available = content.layout.textWidth(in: width - insets.left - insets.right)
    let (title, subtitle) = parts.textSizes(in: parts.label.numberOfLines == 1 ? .infinity : available)
    var fitting = content.layout.size(title: title, subtitle: subtitle)
    let isEmpty = content.title.isEmpty && content.layout.image == .zero && content.backgroundImage == nil
    if content.hasClassicInsets, content.layout.image == .zero, !content.title.isEmpty || isEmpty {
      // iOS adds padding above and below the title of buttons without insets. Buttons with an image have none: in Interface Builder files
      // of six projects, all eleven such buttons without a stated height have the height of the title or of the image, whichever is larger.
      let line = isEmpty ? (parts.label.font.lineHeight).rounded(.up) : fitting.height
      fitting = CGSize(width: max(fitting.width, 30), height: line + 12)
    } else if configuration == nil, content.title.isEmpty, content.layout.image != .zero {
      // An image without a title is at least as high as a line of text (measured: 22 points with the 18 of a custom button, 18 with a
      // system button's 15).
      fitting.height = max(fitting.height, parts.label.font.lineHeight.rounded(.up) + insets.top + insets.bottom)
    }
    if let backgroundImage = content.backgroundImage {
      fitting.width = max(fitting.width, backgroundImage.size.width)
      fitting.height = max(fitting.height, backgroundImage.size.height)
    }
    // Sizes of buttons with a configuration are rounded up to whole pixels, such as 34.33 points at scale 3.
    return (configuration == nil ? .points : parts.label.grid).up(fitting)
  }

  /// Returns the frames of image, title and subtitle in an area of the button, with origins on whole pixels.
  func frames(in area: CGRect) -> ButtonLayout.Frames {
    let content = showContent()
    let available = content.layout.textWidth(in: area.width)
    let (title, subtitle) = parts.textSizes(in: parts.label.numberOfLines == 1 ? .infinity : available)
    var frames = content.layout.frames(in: area, title: title, subtitle: subtitle)
    frames.image = onPixels(frames.image)
    frames.title = onPixels(frames.title)
    frames.subtitle = onPixels(frames.subtitle)
    return frames
  }

  /// Rounds the origin to whole pixels, because text between pixels would be blurred.
  func onPixels(_ rect: CGRect) -> CGRect { PixelGrid(scale: max(contentScaleFactor, 1)).nearestOrigin(rect) }

  /// Returns a baseline of the title as a baseline of the button.
  func baseline(_ line: TextBaseline, of label: UILabel) -> TextBaseline {
    let bounds = bounds.height > 0 ? bounds : CGRect(origin: .zero, size: intrinsicContentSize)
    let title = titleRect(forContentRect: contentRect(forBounds: bounds))
    return TextBaseline(title.minY + line.distance(in: title.height), in: bounds.height, contentVerticalAlignment)
  }

  /// The label of the title; nil if no title is shown.
  var shownLabel: UILabel? {
    _ = showContent()
    return parts.label.isHidden ? nil : parts.label
  }
}
