/// The frames of a split view's columns in points, from left to right.
struct SplitLayout: Equatable {
  var primary, supplementary, secondary: CGRect
  /// Whether columns lie above the secondary column instead of beside it.
  var isOver = false
  /// The width that a floating primary column covers of the column beside it.
  var covered: CGFloat = 0

  /// - Parameters:
  ///   - widths: the widths of the primary and the supplementary column.
  ///   - hasSupplementary: whether there are three columns.
  init(
    _ mode: UISplitViewController.DisplayMode, size: CGSize, widths: (primary: CGFloat, supplementary: CGFloat), hasSupplementary: Bool
  ) {
    let height = size.height
    let (shown, over, displaces): (Int, Bool, Bool) =
      switch mode {
      case .secondaryOnly, .automatic: (0, false, false)
      case .oneBesideSecondary: (1, false, false)
      case .oneOverSecondary: (1, true, false)
      case .twoBesideSecondary: (2, false, false)
      case .twoOverSecondary: (2, true, false)
      case .twoDisplaceSecondary: (2, false, true)
      }
    // With three columns the one next to the secondary column is the supplementary column, with two it is the primary column.
    let showsPrimary = hasSupplementary ? shown == 2 : shown >= 1
    let showsSupplementary = hasSupplementary && shown >= 1
    let first = widths.primary, second = hasSupplementary ? widths.supplementary : 0
    primary = CGRect(x: showsPrimary ? 0 : -first - (hasSupplementary ? second : 0), y: 0, width: first, height: height)
    let edge = showsPrimary ? first : 0
    supplementary = CGRect(x: showsSupplementary ? edge : -second, y: 0, width: second, height: height)
    let taken = (showsPrimary ? first : 0) + (showsSupplementary ? second : 0)
    if over {
      secondary = CGRect(origin: .zero, size: size)
    } else if displaces {
      secondary = CGRect(x: taken, y: 0, width: size.width - (showsSupplementary ? second : 0), height: height)
    } else {
      secondary = CGRect(x: taken, y: 0, width: max(size.width - taken, 0), height: height)
    }
    isOver = over && taken > 0
  }

  /// Returns the layout with a primary column that floats. The column beside it goes on below it.
  /// - Parameter frame: the frame of the floating column.
  func floating(_ frame: CGRect, in size: CGSize) -> SplitLayout {
    var layout = self
    guard primary.minX >= 0 else {
      layout.primary = frame.offsetBy(dx: -2 * frame.maxX, dy: 0)
      return layout
    }
    layout.primary = frame
    // A floating column is farther to the right than one at the edge.
    let shift = frame.maxX - primary.maxX, hasSupplementary = supplementary.width > 0
    if isOver {
      if hasSupplementary { layout.supplementary.origin.x += shift }
    } else if hasSupplementary {
      layout.covered = frame.maxX
      layout.supplementary = CGRect(x: 0, y: 0, width: supplementary.maxX + shift, height: size.height)
      layout.secondary.origin.x += shift
      if secondary.maxX <= size.width { layout.secondary.size.width = max(secondary.width - shift, 0) }
    } else {
      layout.covered = frame.maxX
      layout.secondary = CGRect(origin: .zero, size: size)
    }
    return layout
  }

  /// Returns the layout with the primary column at the opposite edge.
  func mirrored(in width: CGFloat) -> SplitLayout {
    func flip(_ rect: CGRect) -> CGRect { CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) }
    var layout = self
    layout.primary = flip(primary)
    layout.supplementary = flip(supplementary)
    layout.secondary = flip(secondary)
    return layout
  }
}
