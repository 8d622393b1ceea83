import CoreGraphics

/// The description of a section, as a pure value.
struct SectionPlan: Sendable {
  var group: LayoutPlan
  var insets = NSDirectionalEdgeInsets.zero
  var spacing: CGFloat = 0
  /// Space before the header and after the footer, along the layout.
  var before: CGFloat = 0
  var after: CGFloat = 0
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var boundaries: [BoundaryPlan] = []
  var boundariesFollowInsets = true
  var decorations: [DecorationPlan] = []
}

/// A header or a footer of a section or of a layout.
struct BoundaryPlan: Sendable {
  var kind: String
  var extent: LayoutExtent
  var zIndex: Int
  var alignment: NSRectAlignment
  var offset = CGPoint.zero
  var extends = true
  var pins = false
  /// The insets between the area in the layout and the view.
  var insets = NSDirectionalEdgeInsets.zero

  /// Returns the edge that the view is aligned to: -1 for the first edge, 1 for the last edge, 0 for neither.
  func side(_ axis: LayoutAxis) -> Int {
    switch (axis, alignment) {
    case (.horizontal, .topLeading), (.horizontal, .leading), (.horizontal, .bottomLeading): -1
    case (.horizontal, .topTrailing), (.horizontal, .trailing), (.horizontal, .bottomTrailing): 1
    case (.vertical, .topLeading), (.vertical, .top), (.vertical, .topTrailing): -1
    case (.vertical, .bottomLeading), (.vertical, .bottom), (.vertical, .bottomTrailing): 1
    default: 0
    }
  }
}

struct DecorationPlan: Sendable {
  var kind: String
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
}
