import CoreGraphics

/// The places of the parts of a menu's rows, in points from the leading edge: marks, images and titles.
struct MenuRowColumns: Equatable {
  let look: InterfaceLook.Menu
  /// Whether there is a column for marks, and one for images.
  let hasMarks: Bool, hasImages: Bool

  /// - Parameter isSubmenu: whether the first row is the title of a submenu, which has a chevron.
  @MainActor
  init(_ content: MenuContent, isSubmenu: Bool, _ look: InterfaceLook.Menu) {
    self.look = look
    hasMarks = look.columns == nil ? content.hasGutter || isSubmenu : content.hasMarks
    hasImages = look.columns != nil && content.hasImages
  }

  /// The width of the column for images, which grows with the images.
  private func imageColumn(_ pictureWidth: CGFloat) -> CGFloat { max(look.columns?.width ?? 0, pictureWidth) }

  private var imageStart: CGFloat {
    guard let columns = look.columns else { return 0 }
    return look.side + (hasMarks ? columns.width + columns.gap : 0)
  }

  /// The start of the titles.
  /// - Parameter pictureWidth: the width of images at the text size.
  func titleStart(_ pictureWidth: CGFloat) -> CGFloat {
    guard let columns = look.columns else { return hasMarks ? MenuMetrics.gutter : look.side }
    if hasImages { return imageStart + imageColumn(pictureWidth) + columns.titleGap }
    return hasMarks ? look.side + columns.width + columns.titleGap : look.side
  }

  /// Returns the width behind the title of a row, in points.
  @MainActor
  func width(behindTitleOf row: MenuRow, _ pictureWidth: CGFloat) -> CGFloat {
    guard look.columns != nil else { return row.hasPicture ? 24 + pictureWidth : look.side }
    return look.side + (row.hasChevron ? 20 : 0)
  }

  /// Returns the frame of a check mark, or of the chevron of a submenu, which is at the trailing edge in a look with columns (a guess).
  func mark(isChevron: Bool, in bounds: CGRect) -> CGRect {
    guard let columns = look.columns else { return CGRect(x: 8, y: 0, width: 24, height: bounds.height) }
    let x = isChevron ? bounds.width - look.side - 14 : look.side
    return CGRect(x: x, y: 0, width: isChevron ? 14 : columns.width, height: bounds.height)
  }

  func picture(_ width: CGFloat, in bounds: CGRect) -> CGRect {
    guard look.columns != nil else { return CGRect(x: bounds.width - 16 - width, y: 0, width: width, height: bounds.height) }
    return CGRect(x: imageStart, y: 0, width: imageColumn(width), height: bounds.height)
  }

  /// Returns the frame of the indicator in a row that stands for elements that are being loaded.
  func activity(in bounds: CGRect) -> CGRect {
    let x = look.columns == nil ? bounds.width - 38 : bounds.width - look.side - 20
    return CGRect(x: x, y: (bounds.height - 20) / 2, width: 20, height: 20)
  }
}
