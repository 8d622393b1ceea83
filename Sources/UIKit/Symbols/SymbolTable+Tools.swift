extension SymbolTable {
  /// Tools, magic and system signs.
  static let tools: [String: String] = [
    "wand.and.rays":
      "s M 3 21 L 13 11;s M 16 2 L 16 5 M 16 12 L 16 15 M 9.5 8.5 L 12 8.5 M 20 8.5 L 22.5 8.5 M 11.5 4 L 13.3 5.8 M 20.5 13 L 18.7 11.2 M 20.5 4 L 18.7 5.8",
    "wand.and.sparkles": "s M 3 21 L 13 11;u sparkles 16 8 0.68",
    "wand.and.outline": "u wand.and.rays 12 12 1",
    "sparkle": "f M 12 1.5 Q 13.3 10.7 22.5 12 Q 13.3 13.3 12 22.5 Q 10.7 13.3 1.5 12 Q 10.7 10.7 12 1.5 Z",
    "sparkle.magnifyingglass": "u magnifyingglass 12 12 1;u sparkle 10 10 0.4",
    "wrench.and.screwdriver": "u wrench 12 12 0.95;g _screwdriver 12 12 0.95",
    "_screwdriver": "s M 4 4 L 13.5 13.5;o M 13 14.5 L 14.8 12.7 L 20.5 18.5 Q 21.5 20 20.3 21 Q 19.2 21.8 18 20.5 Z",
    "screwdriver": "u _screwdriver 12 12 1",
    "wrench.adjustable": "u wrench 12 12 1",
    "hammer.circle": "o O 12 12 10;k M 7.5 9.5 C 9 7 12 6.5 14.5 7.8 L 12.5 9.5 L 10 11.5 Z M 12 11 L 16.5 16.5",
    "level": "o R 1.5 7.5 21 9 2;k O 12 12 2.2;k M 6 7.5 L 6 16.5 M 18 7.5 L 18 16.5",
    "screw": "s M 12 6 L 12 21.5 M 9 10.5 L 15 9 M 9 14 L 15 12.5 M 9.5 17.5 L 14.5 16;o M 6.5 6 Q 7 2.5 12 2.5 Q 17 2.5 17.5 6 Z",
    "gear": "u gearshape 12 12 1",
    "gear.badge": "u gearshape 12 12 1;g circle.fill 19.5 4.5 0.32",
    "gearshape.arrow.triangle.2.circlepath": "u gearshape.fill 12 12 0.5;s A 12 12 9.8 -60 100;s A 12 12 9.8 120 280",
    "bin": "o M 3 3.5 L 21 3.5 L 19 20.5 L 5 20.5 Z",
    "shippingbox.and.arrow.backward": "u shippingbox 14 12 0.85;s M 9 12 L 1.5 12 M 4.5 9 L 1.5 12 L 4.5 15",
    "link.circle":
      "o O 12 12 10;k M 10.8 13.2 C 9.3 11.7 9.5 10.5 10.5 9.5 L 12.5 7.5 C 14.7 5.5 18.3 9 16.5 11.3 L 15.5 12.3 M 13.2 10.8 C 14.7 12.3 14.5 13.5 13.5 14.5 L 11.5 16.5 C 9.3 18.5 5.7 15 7.5 12.7 L 8.5 11.7",
    "personalhotspot": "u link 12 12 1",
    "square.and.arrow.up.on.square":
      "o R 3 8 13 13 2.5;s M 18 17.5 L 18.5 17.5 Q 21 17.5 21 15 L 21 7.5;k M 9.5 17 L 9.5 10.5;s M 9.5 10.5 L 9.5 1.8 M 6.5 4.8 L 9.5 1.8 L 12.5 4.8",
    "square.and.arrow.down.on.square":
      "o R 3 8 13 13 2.5;s M 18 17.5 L 18.5 17.5 Q 21 17.5 21 15 L 21 7.5;s M 9.5 1.8 L 9.5 7;k M 9.5 8 L 9.5 16 M 6.5 13 L 9.5 16 L 12.5 13",
    "square.and.line.vertical.and.square": "o R 2 7 7.5 10 1.5 R 14.5 7 7.5 10 1.5;s M 12 3 L 12 21",
    "magnifyingglass.circle": "o O 12 12 10;k O 11 11 3.8 M 13.8 13.8 L 16.8 16.8",
    "swift":
      "f M 2 6 C 8 6 11 9 12 13 C 14 9 17 5 22 4 C 20 8 18 12 15 14.5 C 16 17 17.5 19 19 21 C 15.5 20.5 13 19 11.5 17 C 7 16.5 4 12 2 6 Z",
    "apple.logo":
      "o M 12 8 C 14 6.3 19.5 6.3 19.5 13 C 19.5 18 16.5 21.5 14.5 21.3 C 13 21 13 20.5 12 20.5 C 11 20.5 11 21 9.5 21.3 C 7.5 21.5 4.5 18 4.5 13 C 4.5 6.3 10 6.3 12 8 Z;f M 12 6.3 Q 12.3 3 15.5 2.3 Q 15.5 5.7 12 6.3 Z",
    "apple.terminal": "u terminal 12 12 1",
    "applescript": "o R 3 3 18 18 4;k M 7.5 8 L 16.5 8 M 7.5 12 L 16.5 12 M 7.5 16 L 12 16",
    "zoom": "u magnifyingglass 12 12 1;s M 10 7.5 L 10 12.5 M 7.5 10 L 12.5 10",
    "burst":
      "o M 12 1.8 L 14.3 7.5 L 20 4.5 L 17.5 10 L 22.5 12 L 17.5 14 L 20 19.5 L 14.3 16.5 L 12 22.2 L 9.7 16.5 L 4 19.5 L 6.5 14 L 1.5 12 L 6.5 10 L 4 4.5 L 9.7 7.5 Z",
    "infinity":
      "s M 12 12 C 9 8 7.5 7.5 6 7.5 C 3.5 7.5 2 9.5 2 12 C 2 14.5 3.5 16.5 6 16.5 C 7.5 16.5 9 16 12 12 C 15 8 16.5 7.5 18 7.5 C 20.5 7.5 22 9.5 22 12 C 22 14.5 20.5 16.5 18 16.5 C 16.5 16.5 15 16 12 12",
    "mountain.2.circle": "o O 12 12 10;k M 5 16.5 L 10 8.5 L 12.5 12.5 L 14.5 10 L 19 16.5 Z",
    "rectangle.portrait.and.arrow.right":
      "o M 13.5 3 L 6 3 Q 3.5 3 3.5 5.5 L 3.5 18.5 Q 3.5 21 6 21 L 13.5 21 Z;e M 9 12 L 21 12;s M 9 12 L 21.5 12 M 17.5 8 L 21.5 12 L 17.5 16",
    "rectangle.portrait.and.arrow.left":
      "o M 10.5 3 L 18 3 Q 20.5 3 20.5 5.5 L 20.5 18.5 Q 20.5 21 18 21 L 10.5 21 Z;e M 3 12 L 15 12;s M 15 12 L 2.5 12 M 6.5 8 L 2.5 12 L 6.5 16",
  ]
}
