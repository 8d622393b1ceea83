/// A picture in the place of one that is not there: of its size, so that what is laid out around it stands right.
@MainActor enum StandInImage {
  /// Points a side at most: pictures are scaled to their view anyway, and only their size counts.
  private static let most: CGFloat = 4096

  static func make(size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let size = CGSize(width: min(size.width, most), height: min(size.height, most))
    let format = UIGraphicsImageRendererFormat.default()
    // Coarser where it is large: a flat colour has no detail.
    if size.width * size.height > 250_000 { format.scale = 1 }
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in picture(size) }
  }

  /// A grey plate with hills and a sun, as pictures are drawn where there is none.
  private static func picture(_ size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    UIColor(white: 0.82, alpha: 1).setFill()
    UIBezierPath(rect: rect).fill()
    let side = min(size.width, size.height)
    guard side >= 12 else { return }
    UIColor(white: 0.66, alpha: 1).setFill()
    let box = CGRect(x: rect.midX - side * 0.3, y: rect.midY - side * 0.2, width: side * 0.6, height: side * 0.4)
    let hills = UIBezierPath()
    hills.move(to: CGPoint(x: box.minX, y: box.maxY))
    hills.addLine(to: CGPoint(x: box.minX + box.width * 0.35, y: box.minY + box.height * 0.3))
    hills.addLine(to: CGPoint(x: box.minX + box.width * 0.55, y: box.minY + box.height * 0.7))
    hills.addLine(to: CGPoint(x: box.minX + box.width * 0.72, y: box.minY + box.height * 0.45))
    hills.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    hills.close()
    hills.fill()
    UIBezierPath(
      ovalIn: CGRect(x: box.minX + box.width * 0.68, y: box.minY, width: side * 0.1, height: side * 0.1)
    ).fill()
  }
}
