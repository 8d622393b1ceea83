extension SymbolTable {
  /// Bags, cards, keys, health and small things.
  static let belongings: [String: String] = [
    "wallet.bifold":
      "o M 3 7 L 18 3.5 Q 20 3.3 20 5 L 20 7.5 Q 21.5 7.5 21.5 9 L 21.5 18.5 Q 21.5 20.5 19.5 20.5 L 5 20.5 Q 2.5 20.5 2.5 18 L 2.5 8 Z;k M 3.5 7.5 L 20 7.5 M 17.3 14 L 17.4 14",
    "wallet.pass": "o R 3.5 2.5 17 19 2.5;k M 3.5 8 L 20.5 8 M 3.5 12 L 8.5 12 Q 9 14.5 12 14.5 Q 15 14.5 15.5 12 L 20.5 12",
    "case": "o R 2 7 20 13.5 2.5;s M 8.5 7 L 8.5 5 Q 8.5 3.5 10 3.5 L 14 3.5 Q 15.5 3.5 15.5 5 L 15.5 7",
    "latch.2.case": "u case 12 12 1;k M 7.5 12 L 7.5 14 M 16.5 12 L 16.5 14",
    "cross.case": "u case 12 12 1;k M 12 10.5 L 12 17 M 8.8 13.8 L 15.2 13.8",
    "suitcase":
      "o R 4 6.5 16 14 2.2;s M 9 6.5 L 9 3 L 15 3 L 15 6.5 M 7 20.5 L 7 22 M 17 20.5 L 17 22;k M 8 6.5 L 8 20.5 M 16 6.5 L 16 20.5",
    "suitcase.rolling": "u suitcase 12 12 1",
    "backpack":
      "o M 5 12 C 5 7 7.5 4.5 12 4.5 C 16.5 4.5 19 7 19 12 L 19 19.5 Q 19 21.5 17 21.5 L 7 21.5 Q 5 21.5 5 19.5 Z;s M 9.5 4.5 Q 9.5 2 12 2 Q 14.5 2 14.5 4.5;k R 8 14 8 7.5 1 M 9 9.5 L 15 9.5",
    "handbag": "u bag 12 12 1",
    "basket":
      "o M 1.8 9.5 L 22.2 9.5 L 19.5 20.5 L 4.5 20.5 Z;s M 6 9.5 L 10 3 M 18 9.5 L 14 3;k M 9 13 L 9.5 17 M 15 13 L 14.5 17 M 12 13 L 12 17",
    "gym.bag": "o R 2 9 20 10.5 3;s M 7 9 Q 7 4.5 12 4.5 Q 17 4.5 17 9;k M 7 9 L 7 19.5 M 17 9 L 17 19.5",
    "creditcard.and.123": "o R 1.5 3.5 21 12 2.5;k M 1.5 7.5 L 22.5 7.5;t 123 17 20 6.5;s M 4 20 L 10.5 20",
    "creditcard.trianglebadge.exclamationmark": "u creditcard 11 10.5 0.9;g exclamationmark.triangle.fill 18.2 18.2 0.46",
    "giftcard":
      "o R 1.5 4.5 21 15 3;k M 7.5 4.5 L 7.5 19.5 M 1.5 11.5 L 22.5 11.5 M 7.5 11.5 C 3 11.5 4.5 7 7.5 11.5 C 10.5 7 12 11.5 7.5 11.5",
    "ticket":
      "o M 2 6 L 22 6 L 22 9.8 A 22 12 2.2 270 90 L 22 18 L 2 18 L 2 14.2 A 2 12 2.2 90 -90 Z;k M 15 8 L 15 9 M 15 11.5 L 15 12.5 M 15 15 L 15 16",
    "key.horizontal": "o O 6.5 12 4.7;s M 11.2 12 L 22 12 M 17 12 L 17 16 M 21 12 L 21 15.5;k O 5.5 12 0.6",
    "key.icloud": "u icloud 12 12 1;u key 12 12.3 0.4",
    "lock.rotation": "s A 12 12 9.5 -60 230;s M 13.5 0.5 L 17 3.5 L 13.5 6.5;u lock.fill 12 12 0.42",
    "lock.open.rotation": "u lock.rotation 12 12 1",
    "lock.trianglebadge.exclamationmark": "u lock 10.5 11 0.9;g exclamationmark.triangle.fill 18 18 0.46",
    "lock.square.stack":
      "o R 4 8.5 16 13 2.8;k R 9 14 6 4.5 0.8 M 10.3 14 L 10.3 12.6 Q 10.3 11 12 11 Q 13.7 11 13.7 12.6 L 13.7 14;s M 5.8 5.5 L 18.2 5.5 M 7.8 2.5 L 16.2 2.5",
    "megaphone": "o M 3 9.5 L 7 9 L 19.5 4 L 19.5 18 L 7 14 L 3 13.5 Z;s M 7 14.3 L 8.5 20 L 11.5 20 L 10.5 15.5 M 22 9.5 L 22 12.5",
    "horn": "u megaphone 12 12 1",
    "bell.and.waves.left.and.right": "u bell 12 12 0.75;s2 A 12 11 9.5 -32 32 M 3.94 16.03 A 12 11 9.5 148 212",
    "bell.circle":
      "o O 12 12 10;k M 7.8 15 C 9.3 13.5 8.8 12 9 10.3 C 9.3 8.2 10.3 7.3 12 7.3 C 13.7 7.3 14.7 8.2 15 10.3 C 15.2 12 14.7 13.5 16.2 15 Z M 11 17.5 L 13 17.5",
    "binoculars":
      "o M 3.5 9 Q 4 4 7 4 Q 10 4 10 7 L 10.5 15 A 6 16 4.5 0 359;o M 20.5 9 Q 20 4 17 4 Q 14 4 14 7 L 13.5 15 A 18 16 4.5 180 539;s M 10.5 9.5 L 13.5 9.5",
    "eyeglasses": "s O 6 14 4 O 18 14 4;s M 10 13.5 Q 12 11.8 14 13.5 M 2 13.5 L 4.5 7 M 22 13.5 L 19.5 7",
    "sunglasses":
      "o M 2 9 L 10.5 9 L 10.5 12.5 C 10.5 17.5 2.5 17.5 2 12.5 Z;o M 22 9 L 13.5 9 L 13.5 12.5 C 13.5 17.5 21.5 17.5 22 12.5 Z;s M 10.5 9.5 L 13.5 9.5",
    "comb": "s M 2.5 7 L 21.5 7 M 4 7 L 4 17.5 M 8 7 L 8 17.5 M 12 7 L 12 17.5 M 16 7 L 16 17.5 M 20 7 L 20 17.5",
    "lanyardcard": "s M 8.5 2 L 11 8 M 15.5 2 L 13 8;o R 5 8.5 14 13 2;k O 12 13.2 1.8 M 8.5 19 Q 9 16.5 12 16.5 Q 15 16.5 15.5 19",
    "testtube.2":
      "o M 4.5 4 L 10.5 4 L 10.5 17.5 C 10.5 21.5 4.5 21.5 4.5 17.5 Z;o M 13.5 4 L 19.5 4 L 19.5 17.5 C 19.5 21.5 13.5 21.5 13.5 17.5 Z;s M 3.5 3.5 L 11.5 3.5 M 12.5 3.5 L 20.5 3.5;k M 4.5 12 L 10.5 12 M 13.5 9.5 L 19.5 9.5",
    "flask":
      "o M 9.5 2.5 L 9.5 9 L 3.8 19 Q 3 21.5 5.5 21.5 L 18.5 21.5 Q 21 21.5 20.2 19 L 14.5 9 L 14.5 2.5;s M 8 2.5 L 16 2.5;k M 6.5 15 L 17.5 15",
    "atom": "s E 12 12 10.3 3.8;u _orbit 12 12 1 60;u _orbit 12 12 1 120;f O 12 12 1.7",
    "_orbit": "s E 12 12 10.3 3.8",
    "microbe":
      "o E 12 12 7.5 6;k O 10 11 0.8 O 14.3 13 0.8;s M 12 6 L 12 3 M 12 18 L 12 21 M 4.5 12 L 2 12 M 19.5 12 L 22 12 M 6.5 7.7 L 4.5 5.7 M 17.5 16.3 L 19.5 18.3 M 17.5 7.7 L 19.5 5.7 M 6.5 16.3 L 4.5 18.3",
    "facemask":
      "o M 5 7 Q 12 3.5 19 7 L 19 14 C 19 18 15.5 20 12 20 C 8.5 20 5 18 5 14 Z;k M 8.5 11 L 15.5 11 M 8.5 14.5 L 15.5 14.5;s M 5 8.5 L 2 9.5 Q 2 13.5 5 14.5 M 19 8.5 L 22 9.5 Q 22 13.5 19 14.5",
    "pills": "o O 8 8 5.5;k M 4.5 11.5 L 11.5 4.5;o M 14.5 12 L 19.5 12 Q 22 12 22 14.8 L 22 18.5 Q 22 21.5 18.5 21.5 Q 15.5 21.5 14 19 Z",
    "pill":
      "o M 13.5 4.5 C 15.5 2.5 18.7 2.8 20.2 4.3 C 21.7 5.8 21.5 8.5 19.5 10.5 L 10.5 19.5 C 8.5 21.5 5.3 21.2 3.8 19.7 C 2.3 18.2 2.5 15.5 4.5 13.5 Z;k M 9 9 L 15 15",
    "syringe":
      "s M 16 2.5 L 21.5 8 M 18.7 5.2 L 15.5 8.5 M 7 17 L 2.5 21.5;o M 12.5 6 L 18 11.5 L 10 19.5 L 6 19 L 5 14 Z;k M 11 11.5 L 12.8 13.3 M 8.3 14.2 L 10 16",
    "ivfluid.bag": "o M 7 3 L 17 3 L 17 14 Q 17 17 12 17 Q 7 17 7 14 Z;s M 12 17 L 12 22;k M 7 9 L 17 9",
    "cross.vial": "o R 7 5 10 17 2;s M 6 3 L 18 3;k M 12 11 L 12 17 M 9 14 L 15 14",
    "heart.circle":
      "o O 12 12 10;k M 12 17.2 C 8.5 14.7 6.9 12.8 6.9 10.7 C 6.9 7.3 11 7 12 9.5 C 13 7 17.1 7.3 17.1 10.7 C 17.1 12.8 15.5 14.7 12 17.2 Z",
    "bolt.horizontal": "o M 2 14.5 L 13.5 6.5 L 12 11 L 22 9.5 L 10.5 17.5 L 12 13 Z",
    "bolt.heart": "u heart 12 12 1;k M 12.8 7 L 9.5 12 L 12 12 L 11 16 L 14.5 11 L 12.2 11 Z",
    "bolt.car": "u car 12 12 1;g bolt.fill 18.5 6.5 0.45",
    "bolt.trianglebadge.exclamationmark": "u bolt 10 11 0.9;g exclamationmark.triangle.fill 17.5 18 0.46",
    "bolt.ring.closed": "s A 12 12 9.7 -70 250;u bolt.fill 12 12 0.6",
    "star.square.on.square": "u square.on.square 12 12 1;u star.fill 14.7 14.9 0.4",
    "star.leadinghalf.filled": "u star.lefthalf.filled 12 12 1",
    "star.hexagon":
      "u hexagon 12 12 1;k M 12 7 L 13.4 10.3 L 17 10.6 L 14.2 13 L 15.1 16.5 L 12 14.6 L 8.9 16.5 L 9.8 13 L 7 10.6 L 10.6 10.3 Z",
    "medal":
      "o O 12 15.5 6.3;k M 12 12.8 L 12.8 14.7 L 14.8 14.8 L 13.3 16.2 L 13.8 18.2 L 12 17.1 L 10.2 18.2 L 10.7 16.2 L 9.2 14.8 L 11.2 14.7 Z;s M 9 9.8 L 5 2.5 L 10 2.5 L 12.5 7 M 15 9.8 L 19 2.5 L 14 2.5 L 12.5 5",
    "flag.checkered":
      "s M 5 3.5 L 5 21.5;s M 5 4 L 20 4 L 20 14 L 5 14;f R 5 4 5 3.4 0 R 15 4 5 3.4 0 R 10 7.3 5 3.4 0 R 5 10.6 5 3.4 0 R 15 10.6 5 3.4 0",
    "flag.filled.and.flag.crossed":
      "s M 4 4 L 16 21.5 M 20 4 L 8 21.5;f M 2 6 C 5 3.5 7.5 5.5 10 3.5 L 13 9 C 10 11 8 9 5 11.5 Z;s M 22 6 C 19.5 4 17.5 5 15.5 3.8 M 22 6 L 19 11.5 C 17.5 10.3 16.5 10.5 15.5 10.3",
    "flag.2.crossed":
      "s M 4 4 L 16 21.5 M 20 4 L 8 21.5;o M 2 6 C 4.5 4 6.5 5 8.5 3.8 L 10.5 7 C 8 9 7 8.5 5 11 Z;o M 22 6 C 19.5 4 17.5 5 15.5 3.8 L 13.5 7 C 16 9 17 8.5 19 11 Z",
  ]
}
