import CoreGraphics

/// The layout of an image and two texts, as a pure value. Frames are in points, for a left-to-right layout.
struct ListContentLayout {
  enum Arrangement {
    case stacked
    /// Side by side if both texts fit, the second one at the trailing edge; stacked otherwise.
    case sideBySide
    /// The first text in a column of this width, aligned to the column's trailing edge; the second text in the rest of the width.
    case columns(CGFloat)
  }

  var margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  /// The space reserved for the image; zero without an image.
  var reservedImageSize = CGSize.zero
  var imageSize = CGSize.zero
  var imageGap: CGFloat = 16
  var horizontalGap: CGFloat = 12
  var verticalGap: CGFloat = 3
  var arrangement = Arrangement.stacked
  var minimumHeight: CGFloat = 0
  var pixel: CGFloat = 1

  struct Placement: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    /// The preferred height of the content.
    var height: CGFloat = 0
    /// The leading edge of the texts.
    var textStart: CGFloat = 0
  }

  /// Returns the frames of the parts, and the preferred height of the content.
  /// - Parameters:
  ///   - size: the size of the content. The preferred height depends on its width only; the frames are centred in its height.
  ///   - text, secondary: return the size of a text for a maximum width; zero without a text.
  func placement(in size: CGSize, text: (CGFloat) -> CGSize, secondary: (CGFloat) -> CGSize) -> Placement {
    var placement = Placement()
    var start = margins.left
    if reservedImageSize.width > 0 { start += reservedImageSize.width + imageGap }
    placement.textStart = start
    let width = max(0, size.width - margins.right - start)
    let block = texts(in: width, text: text, secondary: secondary)
    // An image may be nearer to the edges than a text.
    let image = reservedImageSize.height > 0 ? reservedImageSize.height + 2 * min(7, margins.top) : 0
    placement.height = max(block.height + margins.top + margins.bottom, image, minimumHeight)
    // Parts are centred between the margins, or in the full height if they do not fit there.
    let available = size.height - margins.top - margins.bottom
    func middle(_ height: CGFloat) -> CGFloat {
      let top = available >= height ? margins.top + (available - height) / 2 : (size.height - height) / 2
      return (top / pixel).rounded(.down) * pixel
    }
    if imageSize.width > 0 {
      placement.image = CGRect(
        x: margins.left + ((reservedImageSize.width - imageSize.width) / 2 / pixel).rounded(.down) * pixel, y: middle(imageSize.height),
        width: imageSize.width, height: imageSize.height)
    }
    let top = middle(block.height)
    placement.text = block.text.offsetBy(dx: start, dy: top)
    placement.secondary = block.secondary.offsetBy(dx: start, dy: top)
    return placement
  }

  private func texts(
    in width: CGFloat, text: (CGFloat) -> CGSize, secondary: (CGFloat) -> CGSize
  ) -> (text: CGRect, secondary: CGRect, height: CGFloat) {
    if case .columns(let column) = arrangement {
      let first = text(column), second = secondary(max(0, width - column - 6))
      let height = max(first.height, second.height)
      return (
        CGRect(x: 0, y: (height - first.height) / 2, width: column, height: first.height),
        CGRect(x: column + 6, y: (height - second.height) / 2, width: max(0, width - column - 6), height: second.height), height
      )
    }
    if case .sideBySide = arrangement {
      let first = text(.infinity), second = secondary(.infinity)
      let gap = first.width > 0 && second.width > 0 ? horizontalGap : 0
      if first.width + gap + second.width <= width {
        let height = max(first.height, second.height)
        return (
          CGRect(x: 0, y: (height - first.height) / 2, width: first.width, height: first.height),
          CGRect(x: width - second.width, y: (height - second.height) / 2, width: second.width, height: second.height), height
        )
      }
    }
    let first = text(width), second = secondary(width)
    let gap = first.height > 0 && second.height > 0 ? verticalGap : 0
    return (
      CGRect(x: 0, y: 0, width: width, height: first.height),
      CGRect(x: 0, y: first.height + gap, width: width, height: second.height), first.height + gap + second.height
    )
  }
}
