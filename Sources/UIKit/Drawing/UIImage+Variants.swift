extension UIImage {
  /// An image whose caps (points) keep their size when it is drawn larger; what lies between is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    vary {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The old way: caps on the left and top, and one point between them and what lies beyond that is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    vary { $0.renderingMode = renderingMode }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    vary { $0.alignment = alignmentInsets }
  }

  /// The image that is to be mirrored in a right-to-left layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    vary { $0.flips = true }
  }

  /// Mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    vary {
      $0.orientation =
        switch $0.orientation {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
  }

  /// The image's shape in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var traits = self.traits
    traits.renderingMode = renderingMode
    return UIImage(cgImage: cgImage.flatMap { $0.tinted(with: color.cgColor) }, scale: scale, traits: traits)
  }

  /// Frames that an image view plays, `duration` seconds a round; 0 means a thirtieth of a second each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var traits = first.traits
    traits.images = images
    traits.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(cgImage: first.cgImage, scale: first.scale, traits: traits)
  }

  /// Of the images `name0`, `name1` and so on, up to the first that is missing; from 0 or from 1. nil where there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  private func vary(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = self.traits
    change(&traits)
    return UIImage(cgImage: cgImage, scale: scale, traits: traits)
  }
}
