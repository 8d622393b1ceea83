extension SymbolTable {
  /// Alternative names of drawings.
  static let aliases = [
    "circle.dashed.inset.fill": "circle.dashed.inset.filled",
    "rectangle.lefthalf.inset.fill.arrow.left": "rectangle.lefthalf.inset.filled.arrow.left",
    "delete.backward": "delete.left", "delete.forward": "delete.right", "wand.and.rays.inverse": "wand.and.rays",
    "multiply": "xmark", "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
    "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
    "line.horizontal.2.decrease.circle": "line.2.horizontal.decrease.circle",
    "line.horizontal.2.decrease.circle.fill": "line.2.horizontal.decrease.circle.fill",
    "line.horizontal.3.circle": "line.3.horizontal.circle",
    "person.crop": "person", "message": "bubble.left", "bubble.left.circle": "bubble.circle", "doc.badge.minus": "_doc.badge.minus",
    "square.and.arrow.up.fill": "square.and.arrow.up", "square.and.arrow.down.fill": "square.and.arrow.down",
    "dollarsign": "dollar", "eurosign.euro": "eurosign",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "bin.xmark": "xmark.bin", "bin.xmark.fill": "xmark.bin.fill",
    "chart.line.uptrend.xyaxis": "chart.line", "sidebar.leading": "sidebar.left", "text.alignleft": "text.align.left",
    "desktopcomputer": "display", "repeat.1": "_repeat.1", "hand.raised": "hand", "icloud": "cloud", "smiley": "face.smiling",
    "gauge": "speedometer", "network": "globe", "icloud.and.arrow": "icloud", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
    "speaker.1": "speaker.wave.1", "volume": "speaker", "volume.1": "speaker.wave.1", "volume.2": "speaker.wave.2",
    "volume.3": "speaker.wave.3", "volume.slash": "speaker.slash", "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75", "battery.100percent": "battery.100",
    "battery.100percent.bolt": "battery.100.bolt", "applelogo": "apple.logo",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath", "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.swap": "arrow.triangle.swap", "arrow.trianglehead.merge": "arrow.triangle.merge",
    "arrow.trianglehead.branch": "arrow.triangle.branch", "arrow.trianglehead.pull": "arrow.triangle.pull",
    "arrow.trianglehead.turn.up.right": "arrow.triangle.turn.up.right", "arrow.trianglehead.rectanglepath": "arrow.rectanglepath",
    "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
    "clock.arrow.trianglehead.2.counterclockwise.rotate.90": "clock.arrow.2.circlepath",
    "clock.arrow.trianglehead.clockwise.rotate.90.path.dotted": "clock.arrow.circlepath",
    "plus.arrow.trianglehead.clockwise": "_plus.clockwise", "minus.arrow.trianglehead.counterclockwise": "_minus.counterclockwise",
    "arrow.trianglehead.2.clockwise.rotate.90.camera": "camera.rotate", "arrow.triangle.capsulepath": "arrow.2.squarepath",
    "arrow.trianglehead.topright.capsulepath.clockwise": "arrow.2.squarepath", "person.fill.checkmark": "person.fill.badge.checkmark",
    "person.fill.xmark": "person.fill.badge.xmark", "person.fill.questionmark": "person.fill.badge.questionmark",
    "person.fill.badge.plus": "person.badge.plus.fill", "person.2.badge.plus": "_person.2.badge.plus",
    "person.fill.turn.right": "person.fill",
    "person.fill.turn.left": "person.fill", "person.fill.turn.down": "person.fill",
    "chart.bar.xaxis.ascending": "chart.bar.xaxis", "chart.bar.horizontal.page": "chart.bar.doc.horizontal",
    "doc.text.fill.viewfinder": "doc.text.viewfinder", "moon.circle": "_crescent.circle", "snowflake.slash": "snowflake",
    "plus.square.fill.on.square.fill": "plus.square.on.square.fill", "thermometer.medium": "thermometer",
    "thermometer.variable": "thermometer", "water.waves.and.arrow.up": "water.waves", "shield.righthalf.fill": "shield.righthalf.filled",
    "shield.checkerboard": "shield.checkered", "square.grid.4x3.fill": "square.grid.4x3", "square.3.stack.3d": "square.3.layers.3d",
    "square.2.stack.3d": "square.2.layers.3d", "square.stack.3d.up.fill": "square.3.layers.3d.fill",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "point.bottomleft.forward.to.point.topright.filled.scurvepath": "point.bottomleft.forward.to.point.topright.scurvepath",
    "text.aligntrailing": "text.alignright", "increase.quotelevel": "text.quote", "decrease.quotelevel": "text.quote",
    "laptopcomputer.and.ipad": "laptopcomputer.and.iphone",
    "desktopcomputer.and.macbook": "laptopcomputer.and.iphone", "macbook.and.ipad": "laptopcomputer.and.iphone",
    "ipad.rear.camera": "ipad", "iphone.rear.camera": "iphone", "applewatch.side.right": "applewatch", "applewatch.watchface": "applewatch",
    "list.bullet.clipboard": "list.clipboard", "list.bullet.clipboard.fill": "list.clipboard.fill",
    "photo.fill.on.rectangle.fill": "photo.on.rectangle.fill",
    "photo.on.rectangle.angled": "photo.on.rectangle", "photo.on.rectangle.angled.fill": "photo.on.rectangle.fill",
    "rectangle.fill.on.rectangle.angled.fill": "rectangle.on.rectangle.angled.fill",
    "externaldrive.connected.to.line.below": "externaldrive",
    "flashlight.off": "_torch", "flashlight.on": "_torch",
    "sparkles.tv": "tv", "exclamationmark.applewatch": "applewatch",
    "checkmark.message": "checkmark.bubble", "bell.badge.circle": "bell.circle", "music.note.tv": "play.tv", "4k.tv": "tv",
    "camera.on.rectangle": "photo.on.rectangle", "externaldrive.badge.icloud": "externaldrive", "wave.3.forward": "wave.3.right",
    "wave.3.backward": "wave.3.left", "slider.horizontal.2.square": "slider.horizontal.2", "location.slash.circle": "location.slash",
    "safari.circle": "safari", "trash.slash.circle": "trash.slash",
    "hand.raised.circle": "hand.circle",
    "rectangle.3.offgrid.bubble.left": "rectangle.3.offgrid",
  ]

  /// Words that were renamed, or that have the same drawing. They are replaced in a name that has no drawing.
  static let renamings: [(String, String)] = [
    ("trianglehead", "triangle"), (".counterclockwise.rotate.90", ".counterclockwise"), (".clockwise.rotate.90", ".clockwise"),
    ("microphone", "mic"), ("document", "doc"), ("inset.fill", "inset.filled"), ("percent.sign", "percent"),
    (".horizontal.circle", ".circle"),
    ("gearshape.2", "gearshape"), ("person.crop.", "person."), ("hand.raised", "hand"), ("icloud", "cloud"), ("doc.plaintext", "doc.text"),
    ("line.horizontal.3", "line.3.horizontal"), ("line.horizontal.2", "line.2.horizontal"), ("speaker.wave.2", "speaker.wave.3"),
  ]

  /// The words for directions relative to the reading direction, and the corresponding words in the names of drawings.
  static let directions = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
  ]

  /// The first words of the names in which `directions` are replaced.
  static let directed: Set<String> = [
    "arrow", "arrowshape", "arrowtriangle", "chevron", "inset", "rectangle", "square", "text", "list", "align", "sidebar", "quotelevel",
    "increase", "decrease", "person", "character", "circle", "star", "heart", "shield", "flag", "pencil", "iphone", "dot", "wave",
  ]

  /// The suffixes for other scripts, and for generations of a device.
  static let scripts: Set<String> = [
    "rtl", "ar", "he", "hi", "ja", "zh", "ko", "th", "bn", "gu", "kn", "km", "ml", "mr", "my", "or", "pa", "si", "ta", "te", "traditional",
    "gen1", "gen2", "gen3", "gen4", "gen5", "gen6",
  ]

  /// The symbols that are mirrored in right-to-left layouts.
  static let mirrored: Set<String> = [
    "arrow.uturn.left", "arrow.uturn.right", "list.bullet", "list.number", "sidebar.left", "text.align.left", "bubble.left", "text.bubble",
    "door.right", "chevron.left.2", "paperplane", "arrowshape.turn.up.left", "arrowshape.turn.up.right",
    "rectangle.portrait.and.arrow.right", "list.bullet.rectangle", "checklist", "list.clipboard", "list.dash", "list.triangle", "list.star",
  ]
}
