extension GlyphWidths {
  /// What is added to each character at a size below 20 points, in ten-thousandths of it.
  static let spacings: [(size: Int, spacing: Int)] = [
    (6, 410), (7, 340), (8, 260), (9, 190), (10, 116), (11, 48), (12, -6), (13, -67), (14, -111), (15, -162), (16, -197), (17, -233),
    (18, -248), (19, -258),
  ]

  /// The same from tools 17000 (Xcode 12) on.
  static let laterSpacings: [(size: Int, spacing: Int)] = [
    (6, 400), (7, 329), (8, 262), (9, 189), (10, 120), (11, 43), (12, -3), (13, -59), (14, -112), (15, -161), (16, -201), (17, -259),
    (18, -268), (19, -251),
  ]

  /// The same from 20 points on.
  static let largeSpacings: [(size: Int, spacing: Int)] = [
    (20, 181), (21, 165), (22, 152), (23, 150), (24, 141), (25, 136), (26, 135), (27, 134), (28, 126), (30, 125), (32, 120), (34, 113),
    (36, 98), (40, 92), (45, 80), (50, 70), (60, 40), (80, 0),
  ]
}
