extension SymbolTable {
  /// Places, roads and vehicles.
  static let places: [String: String] = [
    "mappin.and.ellipse":
      "o O 12 6 4;s M 12 10 L 12 18.5;s M 8.5 15.8 C 3 16.5 1.5 19 4.5 20.6 C 8.5 22.4 15.5 22.4 19.5 20.6 C 22.5 19 21 16.5 15.5 15.8",
    "mappin.slash": "u mappin 12 12 1;e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4",
    "pin.and.flag": "u flag 12 12 1",
    "signpost.right": "s M 12 2 L 12 22;o M 4 5 L 17 5 L 21 9 L 17 13 L 4 13 Z",
    "road.lanes": "s M 7 3.5 L 3 20.5 M 17 3.5 L 21 20.5 M 12 4 L 12 7 M 12 10.5 L 12 13.5 M 12 17 L 12 20",
    "tent": "o M 12 3.5 L 22 20.5 L 2 20.5 Z;k M 12 10 L 15.5 20.5 M 12 10 L 8.5 20.5",
    "beach.umbrella": "o M 3 13 C 4 5 12 1.5 18 6 Z;s M 10.5 9.5 L 17 21.5 M 3 21.5 L 21 21.5",
    "umbrella":
      "o M 2 13 C 2 1 22 1 22 13 Q 19.5 10.5 17 13 Q 14.5 10.5 12 13 Q 9.5 10.5 7 13 Q 4.5 10.5 2 13 Z;s M 12 13 L 12 19 Q 12 21.5 9.7 21.5 Q 7.5 21.5 7.5 19.3 M 12 4 L 12 2",
    "building":
      "o R 5.5 2.5 13 19 1.5;k M 9.5 6.5 L 9.6 6.5 M 14.4 6.5 L 14.5 6.5 M 9.5 10.5 L 9.6 10.5 M 14.4 10.5 L 14.5 10.5;k M 10 21 L 10 15.5 L 14 15.5 L 14 21",
    "building.columns.circle":
      "o O 12 12 10;k M 12 6 L 17 9.3 L 7 9.3 Z M 8.5 11.5 L 8.5 15 M 12 11.5 L 12 15 M 15.5 11.5 L 15.5 15 M 7 17 L 17 17",
    "house.lodge": "u house 12 12 1",
    "homekit": "s M 2 11.5 L 12 3 L 22 11.5 M 5 11 L 5 20.5 L 19 20.5 L 19 11;s2 M 8.5 17 L 8.5 12.5 L 12 9.5 L 15.5 12.5 L 15.5 17 Z",
    "lightbulb.max": "u lightbulb 12 13.5 0.8;s M 12 1.5 L 12 3 M 3.5 5 L 5 6.3 M 20.5 5 L 19 6.3 M 2 12 L 4 12 M 22 12 L 20 12",
    "car.2": "u car 8 9.5 0.68;g car 15.5 15 0.68",
    "car.side": "o M 2 16 L 2 12.5 L 5 11.5 L 8 7 L 15 7 L 19 11.5 Q 22 12 22 14 L 22 16 Z;f O 6.8 16.5 2.3 O 17.3 16.5 2.3",
    "bolt.car.circle": "u car.circle 12 12 1",
    "fuelpump":
      "o M 4 4.5 Q 4 2.5 6 2.5 L 12 2.5 Q 14 2.5 14 4.5 L 14 21.5 L 4 21.5 Z;k R 6.8 5.5 4.4 4 0.5;s M 14 12 L 16 12 Q 17.5 12 17.5 13.5 L 17.5 17 Q 17.5 18.8 19 18.8 Q 20.5 18.8 20.5 17 L 20.5 8.5 L 17 5.5 M 2.5 21.5 L 15.5 21.5",
    "ev.charger": "u fuelpump 12 12 1",
    "steeringwheel": "s O 12 12 10;o O 12 12 2.6;s M 2.5 10.5 Q 7 9 9.5 11 M 21.5 10.5 Q 17 9 14.5 11 M 12 14.8 L 12 21.5",
    "engine.combustion":
      "o M 4 9 L 8 9 L 8 6.5 L 15 6.5 L 15 9 L 18 11 L 18 13 L 20 13 L 20 10.5 L 22 10.5 L 22 18 L 20 18 L 20 16 L 18 16 L 16 19 L 8 19 L 4 16 Z;s M 2 10 L 2 17 M 9 3.5 L 14 3.5 M 11.5 3.5 L 11.5 6.5",
    "truck.box":
      "o R 1.5 5.5 13 11 1.5;o M 14.5 9 L 18.5 9 L 22.5 12.5 L 22.5 16.5 L 14.5 16.5 Z;e O 6 17.5 2.3 O 18 17.5 2.3;f O 6 17.5 2.4 O 18 17.5 2.4",
    "box.truck": "u truck.box 12 12 1",
    "tram.card": "u creditcard 12 12 1",
    "lightrail": "u tram 12 12 1",
    "train.side.front.car":
      "o M 2 6 L 14 6 C 19 6 22 11 22 15 Q 22 17.5 19.5 17.5 L 2 17.5 Z;k M 5 10.5 L 9 10.5 M 13 10.5 L 17.5 10.5;s M 2 20.5 L 22 20.5",
    "ferry":
      "o M 2.5 14 L 21.5 14 L 19 19 L 5 19 Z;o M 6 14 L 6 9 L 18 9 L 18 14;s M 12 9 L 12 4 M 2 22 Q 4.5 20.5 7 22 Q 9.5 23 12 22 Q 14.5 20.5 17 22 Q 19.5 23 22 22",
    "sailboat":
      "o M 11 3 L 11 15 L 3 15 Z;o M 13.5 6 Q 19 9.5 20 15 L 13.5 15 Z;o M 2.5 17.5 L 21.5 17.5 Q 20 21.5 17 21.5 L 7 21.5 Q 4 21.5 2.5 17.5 Z",
    "scooter": "s O 5 18.5 2.7 O 19 18.5 2.7;s M 7.8 18.5 L 14.5 18.5 Q 15 15 17.5 13.5 L 15.5 4 L 12.5 4",
    "moped": "u scooter 12 12 1",
    "airplane.departure": "u airplane 12.5 10 0.85 -22;s M 2 21 L 22 21",
    "airplane.arrival": "u airplane 12 10 0.85 22;s M 2 21 L 22 21",
    "fuelpump.slash": "u fuelpump 12 12 1;e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4",
    "parkingsign": "s M 7.5 21 L 7.5 3.5 L 12.5 3.5 C 19 3.5 19 13.5 12.5 13.5 L 7.5 13.5",
  ]
}
