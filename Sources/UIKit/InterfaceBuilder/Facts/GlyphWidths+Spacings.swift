extension GlyphWidths {
  /// What is added to each character at a size below 20 points, in ten-thousandths of it.
  static let spacings: [(size: Int, spacing: Int)] = [
    (6, 410), (7, 340), (8, 260), (9, 190), (10, 116), (11, 47), (12, -7), (13, -68), (14, -113), (15, -163), (16, -203), (17, -234),
    (18, -250), (19, -260),
  ]

  /// The same from tools 17000 (Xcode 12) on.
  static let laterSpacings: [(size: Int, spacing: Int)] = [
    (6, 400), (7, 329), (8, 262), (9, 189), (10, 119), (11, 38), (12, -9), (13, -60), (14, -113), (15, -161), (16, -201), (17, -261),
    (18, -272), (19, -256),
  ]

  /// The same from 20 points on.
  static let largeSpacings: [(size: Int, spacing: Int)] = [
    (20, 183), (21, 166), (22, 150), (23, 151), (24, 139), (25, 139), (26, 138), (27, 130), (28, 124), (30, 128), (32, 120), (34, 114),
    (36, 98), (40, 94), (45, 80), (50, 70), (60, 40), (80, 0),
  ]
}
