/// A placeholder with the size of a missing image, so that the layout around it is correct.
@MainActor enum StandInImage {
  /// The maximum width and height in points. Images are scaled to their views anyway.
  private static let maximumSide: CGFloat = 4096

  static func make(size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let size = CGSize(width: min(size.width, maximumSide), height: min(size.height, maximumSide))
    let format = UIGraphicsImageRendererFormat.default()
    // A large image has a lower resolution, since flat colours have no detail.
    if size.width * size.height > 250_000 { format.scale = 1 }
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in picture(size) }
  }

  /// Draws a grey rectangle with hills and a sun, a common symbol for missing images.
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
