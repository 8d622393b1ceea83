import UIKit

/// The same picture in thirteen frames of equal size.
final class ContentModesController: SceneViewController {
  private let modes: [(UIView.ContentMode, String)] = [
    (.scaleToFill, "scaleToFill"), (.scaleAspectFit, "scaleAspectFit"), (.scaleAspectFill, "scaleAspectFill"),
    (.redraw, "redraw"), (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"),
    (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
  ]
  private var cells: [ContentModeCell] = []

  init() { super.init(title: "Content Modes", subtitle: "One picture of 80 × 60 points in all thirteen modes.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = PostcardDrawing.image(size: CGSize(width: 80, height: 60))
    cells = modes.map { mode, name in ContentModeCell(mode: mode, name: name, image: picture) }
    for cell in cells { content.addSubview(cell) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = 3, gap: CGFloat = 12
    let width = floor((content.bounds.width - 2 * Self.margin - gap * CGFloat(columns - 1)) / CGFloat(columns))
    let height: CGFloat = 130
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: Self.margin + CGFloat(index % columns) * (width + gap), y: CGFloat(index / columns) * (height + 14),
        width: width, height: height)
    }
  }
}

#if os(iOS)
  #Preview("ContentModes") { ContentModesController() }
#endif
