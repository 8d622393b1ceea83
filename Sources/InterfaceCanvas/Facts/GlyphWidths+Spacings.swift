extension GlyphWidths {
  /// The spacing that is added to each character at a font size below 20 points, in ten-thousandths of the size.
  static let spacings: [(size: Int, spacing: Int)] = [
    (6, 410), (7, 340), (8, 260), (9, 190), (10, 119), (11, 47), (12, -8), (13, -67), (14, -114), (15, -161), (16, -203), (17, -235),
    (18, -248), (19, -263),
  ]

  /// The spacings below 20 points from tools 17000 (Xcode 12) on.
  static let laterSpacings: [(size: Int, spacing: Int)] = [
    (6, 400), (7, 329), (8, 262), (9, 189), (10, 119), (11, 38), (12, -9), (13, -60), (14, -114), (15, -163), (16, -202), (17, -260),
    (18, -274), (19, -264),
  ]

  /// The spacings from 20 points on.
  static let largeSpacings: [(size: Int, spacing: Int)] = [
    (20, 183), (21, 165), (22, 148), (23, 150), (24, 138), (25, 138), (26, 137), (27, 130), (28, 122), (30, 128), (32, 120), (34, 114),
    (36, 97), (40, 94), (45, 80), (50, 70), (60, 40), (80, 0),
  ]
}
