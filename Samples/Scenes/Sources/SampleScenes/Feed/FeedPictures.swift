import UIKit

/// The pictures of the feed, each drawn once.
@MainActor
final class FeedPictures {
  private var images: [Int: UIImage] = [:]

  func image(of landscape: Landscape) -> UIImage {
    if let image = images[landscape.seed] { return image }
    let image = landscape.image(size: CGSize(width: 304, height: 170))
    images[landscape.seed] = image
    return image
  }
}
