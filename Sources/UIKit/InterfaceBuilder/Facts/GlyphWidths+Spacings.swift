extension GlyphWidths {
  /// What is added to each character at a size below 20 points, in ten-thousandths of it.
  static let spacings: [(size: Int, spacing: Int)] = [
    (8, 260), (9, 179), (10, 122), (11, 60), (12, 4), (13, -55), (14, -105), (15, -153), (16, -192), (17, -225), (18, -240), (19, -256),
  ]

  /// The same from 20 points on.
  static let largeSpacings: [(size: Int, spacing: Int)] = [
    (20, -400), (21, -414), (22, -443), (23, -438), (24, -446), (25, -451), (26, -444), (27, -447), (28, -457), (30, -454), (32, -459),
    (34, -463), (35, -474), (36, -481), (40, -487), (50, -509),
  ]

  /// What tools from 17000 on (Xcode 12) add to that.
  static let laterSpacings: [(size: Int, spacing: Int)] = [
    (15, -1), (16, -4), (17, -26), (18, -26), (19, -18), (20, 0),
  ]

  /// What tools before 13000 (Xcode 8 and earlier) add to that from 20 points on.
  static let earlierLargeSpacings: [(size: Int, spacing: Int)] = [
    (20, 135), (21, 132), (22, 156), (25, 126), (28, 51), (30, 111), (36, 116),
  ]

  /// What is added to each character of a weight, below 20 points and from there on: of those that stand in for others.
  static let weights: [(weight: Int, small: Int, large: Int)] = [
    (100, 33, -39), (200, -9, -164), (300, 14, -9), (500, -3, 20), (600, -5, -24), (700, -1, 0), (800, 131, 54), (900, 42, 18),
  ]
}
