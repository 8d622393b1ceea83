/// The drawings by name.
enum SymbolTable {
  /// The sorted names, without derived variants.
  static var names: [String] { all.keys.sorted() }

  private static let all: [String: String] = signs.merging(things) { $1 }.merging(media) { $1 }.merging(nature) { $1 }.merging(papers) {
    $1
  }

  /// Returns the drawing or derived variant of a name; nil if it is unknown.
  static func drawing(named name: String) -> SymbolDrawing? {
    if let alias = aliases[name] { return drawing(named: alias) }
    if let notation = all[name] {
      var drawing = SymbolDrawing(notation)
      drawing?.mirrorsForRightToLeft = mirrored.contains(name)
      return drawing
    }
    return variant(name)
  }

  private static func variant(_ name: String) -> SymbolDrawing? {
    func base(_ ending: String) -> SymbolDrawing? {
      guard name.hasSuffix(ending) else { return nil }
      return drawing(named: String(name.dropLast(ending.count)))
    }
    let circle = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20))
    let square = UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 4)
    if let inner = base(".circle.fill") { return inner.enclosed(in: circle, isFilled: true) }
    if let inner = base(".square.fill") { return inner.enclosed(in: square, isFilled: true) }
    if let inner = base(".slash.fill"), inner.hasFilledVariant { return inner.filled.slashed }
    if let inner = base(".circle") { return inner.enclosed(in: circle, isFilled: false) }
    if let inner = base(".square") { return inner.enclosed(in: square, isFilled: false) }
    if let inner = base(".fill"), inner.hasFilledVariant { return inner.filled }
    if let inner = base(".slash") { return inner.slashed }
    for (ending, badge) in [
      (".badge.plus", "plus"), (".badge.minus", "minus"), (".badge.checkmark", "checkmark"), (".badge.xmark", "xmark"),
    ] {
      if let inner = base(ending), let sign = all[badge] { return inner.badged(SymbolDrawing(sign)) }
    }
    return nil
  }

  /// The placeholder for unknown names.
  static var standIn: SymbolDrawing? { SymbolDrawing("s R 3 3 18 18 4;s A 12 10 3 180 380;s M 14.7 11.2 Q 12 12.6 12 14.2;f O 12 17 1.15") }

  /// Alternative names of drawings.
  private static let aliases = [
    "gear": "gearshape", "multiply": "xmark", "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "line.horizontal.3": "line.3.horizontal",
    "text.justify": "line.3.horizontal", "square.and.arrow.up.fill": "square.and.arrow.up", "mappin.and.ellipse": "mappin",
    "location.north.fill": "location.fill", "music.note.list": "music.note", "bubble.right": "bubble.left", "gearshape.2": "gearshape",
    "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill", "phone.down": "phone",
    "waveform.path": "waveform", "wave.3.right": "wifi", "arrow.2.circlepath": "arrow.triangle.2.circlepath", "message": "bubble.left",
    "message.fill": "bubble.left.fill", "sun.min": "sun.max", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
    "speaker.wave.1": "speaker.wave.2", "doc.plaintext": "doc.text", "bin.xmark": "trash",
    "rectangle.portrait.and.arrow.right": "door.right",
    "rectangle.portrait.and.arrow.forward": "door.right", "dollarsign": "dollar", "camera.viewfinder": "viewfinder",
    "chart.line.uptrend.xyaxis": "chart.line", "bell.badge": "bell", "bell.badge.fill": "bell.fill", "video.circle": "video",
    "house.circle": "house", "sidebar.leading": "sidebar.left", "photo.on.rectangle": "photo", "tray.full": "tray",
    "circle.grid.2x2": "square.grid.2x2", "rectangle.grid.2x2": "square.grid.2x2", "text.alignleft": "text.align.left",
    "wrench.and.screwdriver": "wrench", "desktopcomputer": "display", "repeat.1": "repeat", "hand.raised": "hand",
    "icloud": "cloud", "icloud.fill": "cloud.fill", "photo.on.rectangle.angled": "photo", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right", "smiley": "face.smiling", "gauge": "speedometer", "network": "globe",
    "exclamationmark.bubble": "text.bubble", "ellipsis.bubble": "text.bubble",
  ]

  /// The symbols that are mirrored in right-to-left layouts.
  private static let mirrored: Set<String> = [
    "arrow.uturn.left", "arrow.uturn.right", "list.bullet", "list.number", "sidebar.left", "text.align.left", "bubble.left", "text.bubble",
    "door.right", "chevron.left.2", "paperplane", "arrowshape.turn.up.left", "arrowshape.turn.up.right",
  ]
}
