extension SymbolTable {
  /// A shape that encloses other symbols, such as the circle of `star.circle`.
  struct Enclosure {
    var name: String
    /// The drawing of the shape alone.
    var notation: String
    /// The center and the maximum side of the symbol inside.
    var x: CGFloat, y: CGFloat, side: CGFloat

    init(_ values: (String, String, CGFloat, CGFloat, CGFloat)) { (name, notation, x, y, side) = values }
  }

  /// The enclosures, the longest names first, since the first one that is a suffix of a name is used.
  static let enclosures = enclosureValues.map(Enclosure.init).sorted { $0.name.count > $1.name.count }

  private static let enclosureValues: [(String, String, CGFloat, CGFloat, CGFloat)] = [
    ("circle", "o O 12 12 10", 12, 12, 10.4), ("square", "o R 3 3 18 18 4", 12, 12, 10.4), ("app", "u app 12 12 1", 12, 12, 11),
    ("squareshape", "u squareshape 12 12 1", 12, 12, 10.4),
    (
      "diamond",
      "o M 12 1.8 Q 12.6 1.8 13.2 2.4 L 21.6 10.8 Q 22.8 12 21.6 13.2 L 13.2 21.6 Q 12 22.8 10.8 21.6 L 2.4 13.2 Q 1.2 12 2.4 10.8 L 10.8 2.4 Q 11.4 1.8 12 1.8 Z",
      12, 12, 8.6
    ),
    ("octagon", "u octagon 12 12 1", 12, 12, 9.6), ("hexagon", "u hexagon 12 12 1", 12, 12, 9.4),
    ("pentagon", "u pentagon 12 12 1", 12, 13, 8.6),
    ("triangle", "u triangle 12 12 1", 12, 15, 7.4), ("seal", "u seal 12 12 1", 12, 12, 9.4), ("shield", "u shield 12 12 1", 12, 11.4, 9),
    ("capsule", "u capsule 12 12 1", 12, 12, 7.6), ("rectangle", "u rectangle 12 12 1", 12, 12, 9),
    ("rectangle.portrait", "u rectangle.portrait 12 12 1", 12, 12, 9), ("circle.dotted", "u circle.dotted 12 12 1", 12, 12, 10),
    ("circle.dashed", "u circle.dashed 12 12 1", 12, 12, 10), ("square.dashed", "u square.dashed 12 12 1", 12, 12, 10),
    ("app.dashed", "u app.dashed 12 12 1", 12, 12, 10), ("rectangle.dashed", "u rectangle.dashed 12 12 1", 12, 12, 8.6),
    ("viewfinder", "u viewfinder 12 12 1", 12, 12, 10), ("viewfinder.circle", "o O 12 12 10", 12, 12, 10),
    ("magnifyingglass", "u magnifyingglass 12 12 1", 10, 10, 6), ("bubble", "u bubble.left 12 12 1", 12, 11.2, 8.6),
    ("message", "u bubble.left 12 12 1", 12, 11.2, 8.6), ("icloud", "u cloud 12 12 1", 12, 13, 7.6),
    ("cloud", "u cloud 12 12 1", 12, 13, 7.6),
    ("doc", "u _page 12 12 1", 12, 14, 7.4), ("page", "u _page 12 12 1", 12, 14, 7.4), ("document", "u _page 12 12 1", 12, 14, 7.4),
    (
      "folder",
      "o M 2 6.5 Q 2 4.5 4 4.5 L 8 4.5 Q 9 4.5 9.7 5.2 L 11 6.5 L 20 6.5 Q 22 6.5 22 8.5 L 22 17.5 Q 22 19.5 20 19.5 L 4 19.5 Q 2 19.5 2 17.5 Z",
      12, 13, 8
    ),
    ("house", "o M 12 3 L 2.8 11 L 5 11 L 5 20 Q 5 21 6 21 L 18 21 Q 19 21 19 20 L 19 11 L 21.2 11 Z", 12, 14.5, 7.6),
    ("bin", "u bin 12 12 1", 12, 12, 8.6), ("bookmark", "u bookmark 12 12 1", 12, 9.5, 6.6), ("heart", "u heart 12 12 1", 12, 11, 8),
    ("lock", "u lock 12 12 1", 12, 16, 6), ("tv", "u tv 12 12 1", 12, 10.6, 8), ("display", "u display 12 12 1", 12, 10.3, 8),
    ("laptopcomputer", "u laptopcomputer 12 12 1", 12, 10.5, 7), ("iphone", "o R 6.5 1.8 11 20.4 2.6", 12, 12, 6.6),
    ("ipad", "o R 4 2 16 20 2.4", 12, 12, 8), ("desktopcomputer", "u display 12 12 1", 12, 10.3, 8),
    ("video", "u video 12 12 1", 8.7, 12, 6.6),
    ("camera", "u _camera 12 12 1", 12, 12.7, 8), ("rectangle.stack", "u rectangle.stack 12 12 1", 12, 15, 7),
    ("square.stack", "u square.stack 12 12 1", 12, 15.2, 7), ("square.on.square", "u square.on.square 12 12 1", 14.7, 14.7, 8),
    ("rectangle.on.rectangle", "u rectangle.on.rectangle 12 12 1", 14.5, 14.5, 7.4),
    ("batteryblock", "o R 3 7 18 13 2.5;s M 7.5 7 L 7.5 4.5 M 16.5 7 L 16.5 4.5", 12, 13.5, 7.4),
    ("artframe", "u artframe 12 12 1", 12, 12, 7), ("book.closed", "u book.closed 12 12 1", 12.3, 9.6, 7),
    ("macwindow", "u macwindow 12 12 1", 12, 14.5, 6.6),
    ("clipboard", "u clipboard 12 12 1", 12, 13.5, 7.6), ("creditcard", "u rectangle 12 12 1", 12, 12, 8),
    ("shippingbox", "u hexagon 12 12 1", 12, 12, 9),
    ("ring", "s O 12 12 10", 12, 12, 11), ("bag", "u bag 12 12 1", 12, 14.5, 7),
    ("calendar", "o R 2.5 4 19 17 3;k M 2.5 9 L 21.5 9;s M 7.3 2.3 L 7.3 5.5 M 16.7 2.3 L 16.7 5.5", 12, 15, 6.4),
    ("phone", "u phone 10 13.5 0.9", 18, 6.5, 8), ("buildings", "u building.2 12 12 1", 12, 12, 8),
    ("umbrella", "u umbrella 12 12 1", 12, 8, 5), ("ticket", "u ticket 12 12 1", 8.6, 12, 6),
    ("key", "u key 12 12 1", 19, 19, 6), ("text.page", "u _page 12 12 1", 12, 14, 7.4), ("gearshape", "u seal 12 12 1", 12, 12, 9),
    ("car", "u car 12 14 0.85", 12, 4, 6), ("tray", "u tray 12 12 1", 12, 9, 6),
  ]
}
