extension SymbolTable {
  /// People, hands, faces and the body.
  static let people: [String: String] = [
    "person.and.person": "u person.2 12 12 1",
    "person.2.wave.2": "u person 6 13 0.5;u person 18 13 0.5;s M 11 4.5 Q 12 6 11 7.5 M 13.5 3.5 Q 15.3 6 13.5 8.5",
    "person.wave.2": "u person 9.5 12 0.85;s2 A 14 7 4.5 -45 45;s2 A 14 7 8 -45 45",
    "person.line.dotted.person": "u person 5 12 0.5;u person 19 12 0.5;f O 10 12 0.9 O 12 12 0.9 O 14 12 0.9",
    "person.text.rectangle":
      "o R 1.5 4.5 21 15 3;k O 8 9.7 1.8 M 4.7 16 C 5 13.5 6 13 8 13 C 10 13 11 13.5 11.3 16 M 14.5 9.5 L 19 9.5 M 14.5 13.5 L 19 13.5",
    "person.icloud": "u icloud 12 12 1;u person 12 12.6 0.38",
    "person.3.sequence": "u person 12 12 0.62;u2 person 4.3 12 0.42;u2 person 19.7 12 0.42",
    "person.fill.viewfinder": "u viewfinder 12 12 1;u person.fill 12 12 0.5",
    "person.and.arrow.left.and.arrow.right":
      "u person 12 9 0.65;s M 9 20.5 L 3 20.5 M 5.5 18 L 3 20.5 L 5.5 23 M 15 20.5 L 21 20.5 M 18.5 18 L 21 20.5 L 18.5 23",
    "person.and.background.dotted": "u person 12 12 0.9;f O 3 4 1 O 3 8 1 O 21 4 1 O 21 8 1 O 3 12 1 O 21 12 1 O 7 2.5 1 O 17 2.5 1",
    "person.crop.artframe": "u artframe 12 12 1;u person 12 12 0.42",
    "person.crop.square.on.square.angled": "u rectangle.on.rectangle.angled 12 12 1",
    "person.and.arrow.forward": "u person 8.5 12 0.8;s M 16 12 L 22.5 12 M 20 9 L 22.5 12 L 20 15",
    "person.slash": "u person 12 12 1;e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4",
    "figure.stand":
      "f O 12 3.8 2.2;s M 8 8.5 L 16 8.5 M 8 8.5 L 8 14 M 16 8.5 L 16 14 M 10.2 9 L 10.2 22 M 13.8 9 L 13.8 22 M 10.2 15 L 13.8 15",
    "figure": "f O 12 3.8 2.2;s M 5 8 L 12 9 L 19 8 M 12 9 L 12 15 M 12 14.5 L 9 22 M 12 14.5 L 15 22",
    "figure.arms.open": "f O 12 3.8 2.2;s M 3.5 5.5 L 9 9 L 15 9 L 20.5 5.5 M 12 9 L 12 15 M 12 14.5 L 9 22 M 12 14.5 L 15 22",
    "figure.wave":
      "f O 11 3.8 2.2;s M 5 13 L 8 9 L 14 9 L 18.5 4 M 11 9 L 11 15 M 11 14.5 L 8.5 22 M 11 14.5 L 13.5 22 M 20.5 2.5 Q 22 4.2 21.5 6.5",
    "figure.and.child.holdinghands":
      "f O 8 3.8 2.2 O 17.5 10 1.7;s M 4 14 L 5.5 8.5 L 10.5 8.5 L 14 15 L 17.5 14 L 20.5 16.5 M 8 9 L 8 14.5 L 5.5 22 M 8 14.5 L 10.5 22 M 17.5 14 L 17.5 18 L 15.8 22 M 17.5 18 L 19.2 22",
    "figure.2": "u figure 6.5 12 0.9;u figure 17.5 12 0.9",
    "figure.2.and.child.holdinghands": "u figure 6 11.5 0.78;u figure 18 11.5 0.78;u figure 12 16.5 0.5",
    "figure.roll": "f O 10 3.8 2.1;s M 10 8 L 10.5 14 L 16 14 L 18.5 19.5 M 10 10.3 L 15 10.8 M 8 12 A 11 16.5 5.2 230 20",
    "figure.fall":
      "f O 17.5 6 2.2;s M 14 9 L 9 13.5 L 12.5 17 M 9 13.5 L 4 11.5 L 2.5 7.5 M 14 9 L 17 13 M 14 9 L 9 6.5 M 2.5 21 L 21.5 21",
    "figure.dance": "f O 12 3.8 2.1;s M 4.5 6 L 9 9.5 L 14.5 8.8 L 19 4 M 12 9.2 L 12.3 14 L 8 17 L 9.5 22 M 12.3 14 L 17 16 L 16.5 21.5",
    "figure.yoga":
      "f O 12 4 2.2;s M 3 12.5 L 9.5 8.5 L 14.5 8.5 L 21 12.5 M 12 8.5 L 12 15 M 12 15 L 5 17.5 L 13 20.5 M 12 15 L 19 17.5 L 11 20.5",
    "figure.strengthtraining.traditional":
      "f O 12 7 2.1;s M 2 3.5 L 22 3.5 M 5 1.5 L 5 5.5 M 19 1.5 L 19 5.5 M 8 3.8 L 9 11 L 15 11 L 16 3.8 M 12 11 L 12 15.5 L 8.5 22 M 12 15.5 L 15.5 22",
    "figure.mind.and.body": "u figure.yoga 12 12 1",
    "figure.outdoor.cycle":
      "s O 5 17 4 O 19 17 4;f O 15.5 4.3 2;s M 5 17 L 9.5 11.5 L 13.5 14 L 12 19.5 M 9.5 11.5 L 13 7.8 L 16.5 11 L 19.5 11",
    "figure.indoor.cycle": "u figure.outdoor.cycle 12 12 1",
    "figure.pool.swim":
      "f O 17.5 8.5 2.2;s M 4 14.5 L 11.5 10 L 8.5 6.5 L 14 4.5 M 11.5 10 L 15 13.5 M 2 17.5 Q 4.5 15.5 7 17.5 Q 9.5 19.5 12 17.5 Q 14.5 15.5 17 17.5 Q 19.5 19.5 22 17.5",
    "figure.hiking": "u figure.walk 11 12 1;s M 19.5 10 L 21 21.5",
    "figure.stairs": "s M 2.5 21 L 7 21 L 7 17 L 11.5 17 L 11.5 13 L 16 13 L 16 9 L 21 9;f O 10.5 3.8 2;s M 8.5 12.5 L 10.5 7.5 L 13.5 9.5",
    "figure.climbing": "u figure.arms.open 12 12 1",
    "figure.soccer": "u figure.run 11 11.5 0.95;f O 19.5 19.5 2",
    "figure.basketball": "u figure.arms.open 11 13 0.9;f O 20.5 3.5 2.3",
    "figure.seated.side": "f O 8.5 4 2.2;s M 8.5 8.5 L 9 15 L 15.5 15 L 16 21.5 M 4.5 10 L 5 18 L 13 18",
    "figure.dress.line.vertical.figure":
      "u figure 5.8 12 0.78;s M 12 3 L 12 21;f O 18.5 4.8 1.9;s M 14.8 12 L 17 8.5 L 20 8.5 L 22.2 12 M 17.5 9 L 15.8 17 L 21.2 17 L 19.5 9 M 17.5 17 L 17.5 21.5 M 19.5 17 L 19.5 21.5",
    "_point":
      "o M 9.5 12.5 L 9.5 4 C 9.5 2 12.5 2 12.5 4 L 12.5 9.5 C 13 8.3 15.3 8.5 15.4 10 C 16 9 18 9.3 18.1 10.8 C 18.8 10 20.5 10.5 20.5 12 L 20.5 15.5 C 20.5 19.5 18.5 22 14.5 22 C 11.5 22 9.8 21 8.3 18.8 L 5 14 C 4.3 12.5 6.2 11.3 7.3 12.5 L 9.5 14.8 Z",
    "hand.point.up": "u _point 12 12 1",
    "hand.point.up.left": "u _point 12 12 1 -20",
    "hand.point.left": "u _point 12 12 1 -90",
    "hand.point.right": "m _point 12 12 1 90",
    "hand.point.down": "u _point 12 12 1 180",
    "hand.point.up.braille": "u _point 13 10 0.8;f O 3.5 18 1.1 O 3.5 22 1.1 O 6.5 22 1.1",
    "hand.tap": "u _point 13.5 14.5 0.75;s A 11 8.5 3.8 150 390;s A 11 8.5 7.2 165 375",
    "hand.draw": "u _point 15 14.5 0.72;s M 2.5 8 C 5.5 1.5 10.5 3 7.5 6.5 C 5 9.5 8.5 10.5 10.5 7",
    "hand.wave": "u hand 11 12.5 0.9 -18;s2 M 18.5 2.5 Q 21.5 3.8 22 7 M 2 17.5 Q 2.3 20.5 5 22",
    "hand.raised.fingers.spread":
      "o M 6.8 13 L 4.2 7.5 C 3.5 5.6 6 4.5 6.8 6.3 L 9 10.5 L 8.6 4 C 8.5 2 11.2 1.8 11.4 3.8 L 12 10 L 13.4 3.6 C 13.8 1.8 16.3 2.3 16 4.2 L 15 10.8 L 17.8 6.5 C 18.8 4.8 21.2 6 20.3 7.8 L 17.3 15.5 C 16.5 19.5 14.8 22 11.5 22 C 8.5 22 7 20 5.5 17.5 L 2.8 14 C 1.8 12.3 4 11 5.2 12.3 Z",
    "hand.raised.brakesignal": "u hand 12 12 0.6;s A 12 12 9.7 130 230;s A 12 12 9.7 -50 50",
    "hand.raised.app": "u hand.app 12 12 1",
    "hands.clap":
      "u hand 10 12.5 0.8 -15;s M 16 3.5 L 17 1.5 M 18.8 6 L 21 4.8 M 19.5 9.5 L 22 9.5;s M 18.5 12.5 C 19.5 17 17.5 20.5 14 22",
    "hands.sparkles": "u hand 9.5 13.5 0.75 -10;s M 17 11 C 18.5 16 17 19.5 13.5 21.5;u sparkles 18.3 6 0.42",
    "hands.and.sparkles": "u hands.sparkles 12 12 1",
    "face.dashed": "u circle.dashed 12 12 1;s M 8.5 9 L 8.5 10.3 M 15.5 9 L 15.5 10.3 M 7.5 14.3 Q 12 18.3 16.5 14.3",
    "face.smiling.inverse": "u face.smiling.fill 12 12 1",
    "eyes": "o E 7 12 4.6 8 E 17 12 4.6 8;f E 8.7 13 1.9 3 E 15.3 13 1.9 3",
    "eyes.inverse": "u eyes 12 12 1",
    "eyebrow": "s M 2 15 Q 10 4 22 12",
    "nose": "s M 13 3 L 8 14.5 C 6.5 18 9.5 20 12 18.8 C 14 20.5 17 19.5 17 17",
    "mouth": "o M 2 12 C 5 8 8.5 6 12 8 C 15.5 6 19 8 22 12 C 18.5 17.5 15.5 19 12 19 C 8.5 19 5.5 17.5 2 12 Z;k M 5 12 Q 12 14 19 12",
    "mustache":
      "f M 12 10.5 C 14 7.5 17 8 19 11.5 C 20 13.3 21.5 13.5 23 12.5 C 21.5 18.5 15 18.5 12 13.8 C 9 18.5 2.5 18.5 1 12.5 C 2.5 13.5 4 13.3 5 11.5 C 7 8 10 7.5 12 10.5 Z",
    "lungs":
      "s M 12 2.5 L 12 9.5 M 12 9.5 L 9.5 12 M 12 9.5 L 14.5 12;o M 9 6.5 C 5.5 7.5 2 14 2 19 C 2 21.5 4 21.5 6 20.3 C 8 19.3 9.8 18.8 9.8 16.5 L 9.8 7.5 Q 9.8 6.3 9 6.5 Z;o M 15 6.5 C 18.5 7.5 22 14 22 19 C 22 21.5 20 21.5 18 20.3 C 16 19.3 14.2 18.8 14.2 16.5 L 14.2 7.5 Q 14.2 6.3 15 6.5 Z",
    "brain.head.profile":
      "o M 8 22 L 8 18.5 C 4.5 17 2.8 14 2.8 10.5 C 2.8 5.5 6.8 2 11.8 2 C 16.8 2 20 5.3 20 9.5 L 21.8 13.5 L 19.8 14.3 L 19.8 17 Q 19.8 18.8 18 18.8 L 15.5 18.5 L 15.5 22 Z;k M 11.5 14.5 C 6.5 15 5.5 9.5 8.5 8.8 C 8.8 5.3 14 5 14.3 8 C 17.8 8.5 17 12.8 14 12.5 C 13.5 14 12.5 14.4 11.5 14.5 Z",
    "ear.and.waveform": "u ear 8.5 12 0.9;s M 17.5 9 L 17.5 15 M 20 6.5 L 20 17.5 M 22.5 10 L 22.5 14",
    "ear.badge.waveform": "u ear.and.waveform 12 12 1",
    "shareplay": "u person 12 14.5 0.6;s A 12 11.5 9.8 140 400",
    "opticid": "s O 12 12 3.3;s M 2 12 C 5 6.5 8.5 5.5 12 5.5 C 15.5 5.5 19 6.5 22 12 C 19 17.5 15.5 18.5 12 18.5 C 8.5 18.5 5 17.5 2 12 Z",
    "touchid":
      "s M 8.5 3.3 C 11 2 14.5 2.3 17 4 M 4 9 C 4.5 7.5 5.2 6.2 6.2 5.2 M 19.2 6.5 C 21 9 21 12 20.5 15.5 M 3.8 15.5 C 4 13.5 3.8 13 3.8 12 M 7 19 C 7.8 16.5 7.3 14 7.3 12 C 7.3 5.8 16.7 5.8 16.8 12 C 16.8 15 16.5 18 15.5 20.5 M 10.3 21.5 C 11.5 18 11 14.5 11 12.2 C 11 10.8 13 10.8 13.1 12.2 C 13.2 15.5 13 18.5 12 21.8",
    "accessibility": "s O 12 12 10;f O 12 7 1.5;s M 7 9.5 L 17 9.5 M 12 9.5 L 12 13.5 L 9.5 18 M 12 13.5 L 14.5 18",
    "accessibility.inverse": "u accessibility 12 12 1",
    "voiceover": "u accessibility 12 12 1",
    "figure.child": "f O 12 6 2.4;s M 6 12 L 12 11 L 18 12 M 12 11 L 12 16 L 9.5 21.5 M 12 16 L 14.5 21.5",
    "teddybear":
      "o O 7 6 2.6 O 17 6 2.6;o O 12 9 5.3;o M 8 14.2 C 4.5 15.5 4.5 21.8 12 21.8 C 19.5 21.8 19.5 15.5 16 14.2;k M 10.3 8.5 L 10.4 8.5 M 13.7 8.5 L 13.8 8.5 M 11.5 11 L 12.5 11",
  ]
}
