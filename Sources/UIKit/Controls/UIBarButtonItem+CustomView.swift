import CoreGraphics

extension UIBarButtonItem {
  /// Returns the size of the custom view in a bar; nil without one. Constraints of the view's own width and height come first, then the
  /// size of its frame. A view with an empty frame, or one that constraints place, has the size that its contents need.
  func sizeOfCustomView() -> CGSize? {
    guard let view = customView else { return nil }
    var given = view.bounds.size
    if let narrowed, given.width == narrowed.to { given.width = narrowed.from }
    // A size that a bar has measured before is not a size that the program gave.
    let hasFrame = view.translatesAutoresizingMaskIntoConstraints && given.width > 0 && given.height > 0 && given != measuredSize
    let ownLengths = view.constraints.filter { $0.isActive && $0.firstItem === view && $0.secondItem == nil }
    let (fixesWidth, fixesHeight) = (
      ownLengths.contains { $0.firstAttribute == .width }, ownLengths.contains { $0.firstAttribute == .height }
    )
    if hasFrame, !fixesWidth, !fixesHeight {
      measuredSize = nil
      return given
    }
    let needed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    func length(_ needed: CGFloat, _ given: CGFloat, isFixed: Bool) -> CGFloat {
      isFixed || !hasFrame && needed > 0 ? needed : given
    }
    let size = CGSize(
      width: length(needed.width, given.width, isFixed: fixesWidth).rounded(.up),
      height: length(needed.height, given.height, isFixed: fixesHeight).rounded(.up))
    measuredSize = size
    return size
  }
}
