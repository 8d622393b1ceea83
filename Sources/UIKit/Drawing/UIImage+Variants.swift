extension UIImage {
  /// Returns an image whose caps (in points) keep their size when it is drawn larger. The area between the caps is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    vary {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a stretchable image with a left and a top cap, in the form before cap insets: the single point after each cap is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The left cap of `stretchableImage(withLeftCapWidth:topCapHeight:)` in points. Replaced by `capInsets` in iOS 5.
  public var leftCapWidth: Int { capInsets.left.isFinite ? Int(capInsets.left) : 0 }
  /// The top cap of `stretchableImage(withLeftCapWidth:topCapHeight:)` in points. Replaced by `capInsets` in iOS 5.
  public var topCapHeight: Int { capInsets.top.isFinite ? Int(capInsets.top) : 0 }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    vary { $0.renderingMode = renderingMode }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    vary { $0.alignment = alignmentInsets }
  }

  /// Returns the image with a baseline at a distance in points from its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    vary { $0.baseline = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage {
    vary { $0.baseline = nil }
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    vary { $0.flips = true }
  }

  /// Returns the image mirrored horizontally.
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

  /// Returns an image of a single color with the alpha of this image.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var traits = self.traits
    traits.renderingMode = renderingMode
    traits.symbol?.tint = color
    return UIImage(cgImage: cgImage.flatMap { $0.tinted(with: color.cgColor) }, scale: scale, traits: traits)
  }

  /// Returns an animated image. `duration` is the time of one loop in seconds; 0 means a thirtieth of a second for each frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var traits = first.traits
    traits.images = images
    traits.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(cgImage: first.cgImage, scale: first.scale, traits: traits)
  }

  /// Returns an animation of the images `name0`, `name1` and so on until the first missing one, starting at 0 or 1; nil if there is none.
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

  /// Returns the image as a variant of an asset.
  func owned(by asset: UIImageAsset) -> UIImage { vary { $0.asset = asset } }

  private func vary(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = self.traits
    change(&traits)
    return UIImage(cgImage: cgImage, scale: scale, traits: traits)
  }
}
