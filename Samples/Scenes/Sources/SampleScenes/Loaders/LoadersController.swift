import UIKit

/// A dozen loaders made with keyframes, replicators, gradients and animated strokes.
final class LoadersController: SceneViewController {
  private static let columns = 3
  private var tiles: [LoaderTile] = []

  init() { super.init(title: "Loaders", subtitle: "Key frames, replicators, gradients and strokes.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tiles = Loader.all.map { LoaderTile($0) }
    for tile in tiles { content.addSubview(tile) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 12
    let columns = CGFloat(Self.columns)
    let width = (content.bounds.width - 2 * Self.margin - (columns - 1) * gap) / columns
    let rows = CGFloat((tiles.count + Self.columns - 1) / Self.columns)
    let height = min((content.bounds.height - Self.margin - (rows - 1) * gap) / rows, 168)
    for (index, tile) in tiles.enumerated() {
      let (row, column) = (CGFloat(index / Self.columns), CGFloat(index % Self.columns))
      tile.frame = CGRect(x: Self.margin + column * (width + gap), y: row * (height + gap), width: width, height: height)
    }
  }
}

#if os(iOS)
  #Preview("Loaders") { LoadersController() }
#endif
