extension SymbolTable {
  /// Shapes, and shapes behind shapes.
  static let shapes: [String: String] = [
    "app": "o R 2 2 20 20 5.8",
    "app.dashed":
      "s M 2.5 8.5 Q 2.5 2.5 8.5 2.5 M 15.5 2.5 Q 21.5 2.5 21.5 8.5 M 21.5 15.5 Q 21.5 21.5 15.5 21.5 M 8.5 21.5 Q 2.5 21.5 2.5 15.5 M 11 2.5 L 13 2.5 M 11 21.5 L 13 21.5 M 2.5 11 L 2.5 13 M 21.5 11 L 21.5 13",
    "squareshape": "o R 3.5 3.5 17 17 1",
    "square.dashed":
      "s M 3 7 L 3 6 Q 3 3 6 3 L 7 3 M 17 3 L 18 3 Q 21 3 21 6 L 21 7 M 21 17 L 21 18 Q 21 21 18 21 L 17 21 M 7 21 L 6 21 Q 3 21 3 18 L 3 17 M 10.5 3 L 13.5 3 M 10.5 21 L 13.5 21 M 3 10.5 L 3 13.5 M 21 10.5 L 21 13.5",
    "squareshape.dashed": "u square.dashed 12 12 1",
    "squareshape.squareshape.dashed": "u square.dashed 14.5 14.5 0.72;g squareshape 8.5 8.5 0.72",
    "circle.dashed":
      "s M 21.45 9.82 A 12 12 9.7 -13 13 M 20.23 17.14 A 12 12 9.7 32 58 M 14.18 21.45 A 12 12 9.7 77 103 M 6.86 20.23 A 12 12 9.7 122 148 M 2.55 14.18 A 12 12 9.7 167 193 M 3.77 6.86 A 12 12 9.7 212 238 M 9.82 2.55 A 12 12 9.7 257 283 M 17.14 3.77 A 12 12 9.7 302 328",
    "circle.dotted":
      "f O 12 2.5 1 O 16.8 3.8 1 O 20.2 7.3 1 O 21.5 12 1 O 20.2 16.8 1 O 16.8 20.2 1 O 12 21.5 1 O 7.3 20.2 1 O 3.8 16.8 1 O 2.5 12 1 O 3.8 7.3 1 O 7.3 3.8 1",
    "circle.circle": "o O 12 12 10;k O 12 12 5",
    "circle.inset.filled": "s O 12 12 10;f O 12 12 6.5",
    "circle.dashed.inset.filled": "u circle.dashed 12 12 1;f O 12 12 6.5",
    "circle.bottomhalf.filled.inverse": "u circle.tophalf.filled 12 12 1",
    "diamond.inset.filled": "s M 12 2 L 22 12 L 12 22 L 2 12 Z;f M 12 6.5 L 17.5 12 L 12 17.5 L 6.5 12 Z",
    "square.inset.filled": "s R 3 3 18 18 4;f R 6.2 6.2 11.6 11.6 1.8",
    "rectangle.inset.filled": "s R 1.5 4.5 21 15 3;f R 4.6 7.6 14.8 8.8 1.2",
    "circlebadge": "o O 12 12 5.5",
    "circlebadge.2": "o O 8 12 5;s A 14 12 5 -100 100",
    "smallcircle.circle": "o O 12 12 10;k O 12 12 2.6",
    "smallcircle.filled.circle": "o O 12 12 10;f O 12 12 3.2",
    "dot.square": "o R 3 3 18 18 4;k O 12 12 1",
    "dot.circle": "o O 12 12 10;k O 12 12 1",
    "dot.circle.and.cursorarrow": "u dot.circle 10 10 0.8;g cursorarrow 17.5 17.5 0.55",
    "largecircle.fill.circle": "s O 12 12 10;f O 12 12 6.5",
    "circle.and.line.horizontal": "o O 12 12 5;s M 1.5 12 L 7 12 M 17 12 L 22.5 12",
    "oval": "o E 12 12 10.5 7",
    "oval.portrait": "o E 12 12 7 10.5",
    "capsule.portrait": "o R 6.5 1.5 11 21 5.5",
    "rectangle.portrait": "o R 4.5 1.5 15 21 3",
    "rectangle.dashed":
      "s M 1.5 8 Q 1.5 4.5 5 4.5 M 8.5 4.5 L 10.5 4.5 M 13.5 4.5 L 15.5 4.5 M 19 4.5 Q 22.5 4.5 22.5 8 M 22.5 11 L 22.5 13 M 22.5 16 Q 22.5 19.5 19 19.5 M 15.5 19.5 L 13.5 19.5 M 10.5 19.5 L 8.5 19.5 M 5 19.5 Q 1.5 19.5 1.5 16 M 1.5 13 L 1.5 11",
    "rectangle.roundedtop": "o M 2 19.5 L 2 10 Q 2 4.5 7.5 4.5 L 16.5 4.5 Q 22 4.5 22 10 L 22 19.5 Z",
    "rectangle.roundedbottom": "u rectangle.roundedtop 12 12 1 180",
    "pentagon": "o M 12 2.3 L 22 9.8 L 18.2 21.5 L 5.8 21.5 L 2 9.8 Z",
    "octagon": "o M 8 2.5 L 16 2.5 L 21.5 8 L 21.5 16 L 16 21.5 L 8 21.5 L 2.5 16 L 2.5 8 Z",
    "rhombus": "o M 12 1.8 L 19.5 12 L 12 22.2 L 4.5 12 Z",
    "righttriangle": "o M 20.5 3.5 L 20.5 20 L 3 20 Z",
    "suit.heart": "u heart 12 12 1",
    "suit.diamond": "o M 12 2 Q 15.5 8 19.5 12 Q 15.5 16 12 22 Q 8.5 16 4.5 12 Q 8.5 8 12 2 Z",
    "suit.spade":
      "o M 12 2 C 15 7 21.5 9.5 21.5 14.2 C 21.5 18.5 15.5 19.5 12.8 15.8 Q 13.2 19.5 15.5 21.8 L 8.5 21.8 Q 10.8 19.5 11.2 15.8 C 8.5 19.5 2.5 18.5 2.5 14.2 C 2.5 9.5 9 7 12 2 Z",
    "suit.club":
      "o M 8.6 10 a 12 6.6 4.7 140 400 L 15.4 10 a 17 13.2 4.5 -110 150 Q 13.3 19 15.5 21.8 L 8.5 21.8 Q 10.7 19 11 15.6 a 7 13.2 4.5 30 290 Z",
    "shield.lefthalf.filled.slash": "u shield.lefthalf.filled 12 12 1;e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4",
    "shield.checkered": "u shield 12 12 1;f M 12 4 L 12 12 L 4.2 12 L 4.2 6 Q 9 6 12 4 Z M 12 12 L 19.7 12 C 19 17 16 20 12 21 Z",
    "seal.percent": "u percent.seal 12 12 1",
    "rectangle.on.rectangle":
      "o R 6.5 8.5 16 12 2.5;s M 18.5 5.5 L 18.5 5 Q 18.5 3 16.5 3 L 3.5 3 Q 1.5 3 1.5 5 L 1.5 13.5 Q 1.5 15.5 3.5 15.5 L 4 15.5",
    "rectangle.portrait.on.rectangle.portrait": "o R 8.5 6 12.5 16 2.5;s M 16 3.5 Q 16 2 14 2 L 5.5 2 Q 3 2 3 4.5 L 3 15.5 Q 3 18 5.5 18",
    "rectangle.on.rectangle.angled":
      "u rectangle 14.5 15 0.62;s2 M 3.5 14.5 L 1.8 7.5 Q 1.3 5.3 3.5 4.8 L 13.5 2.3 Q 15.5 1.8 16 3.8 L 16.8 7",
    "rectangle.on.rectangle.circle": "o O 12 12 10;k R 9.3 10.5 8 6.3 1 M 6.3 13.5 L 6.3 7.5 L 14.3 7.5",
    "square.3.layers.3d": "o M 12 2.5 L 21.5 7.2 L 12 12 L 2.5 7.2 Z;s M 2.5 12 L 12 16.8 L 21.5 12 M 2.5 16.7 L 12 21.5 L 21.5 16.7",
    "square.2.layers.3d": "o M 12 4 L 22 9.2 L 12 14.5 L 2 9.2 Z;s M 2 14.7 L 12 20 L 22 14.7",
    "square.stack.3d.down.right":
      "o R 2.5 2.5 11 11 2;s M 16.5 6 Q 17.7 6 17.7 7.5 L 17.7 16 Q 17.7 17.7 16 17.7 L 7.5 17.7 M 20.5 10 Q 21.7 10 21.7 11.5 L 21.7 20 Q 21.7 21.7 20 21.7 L 11.5 21.7",
    "square.stack.3d.forward.dottedline":
      "o R 3 9 11.5 12 2;s M 17.5 6.5 L 17.5 8.5 M 17.5 11 L 17.5 13 M 17.5 15.5 L 17.5 17 M 6 5.8 L 8 5.8 M 10.5 5.8 L 12.5 5.8 M 15 5.8 L 16.8 5.8 M 21 3.5 L 21 5.5 M 21 8 L 21 10 M 21 12.5 L 21 14 M 10 2.8 L 12 2.8 M 14.5 2.8 L 16.5 2.8 M 19 2.8 L 20.3 2.8",
  ]
}
