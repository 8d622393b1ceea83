/// A folder or a document of the library.
struct OutlineItem: Hashable, Sendable {
  let name: String
  /// A system symbol.
  let symbol: String
  var detail: String?

  static let collections = OutlineItem(name: "Collections", symbol: "")
  static let travel = OutlineItem(name: "Travel", symbol: "airplane")

  /// The folders at the top, and the folders in them.
  static let folders: [(OutlineItem, [OutlineItem])] = [
    (OutlineItem(name: "Inbox", symbol: "tray"), []),
    (travel, [OutlineItem(name: "Norway", symbol: "map"), OutlineItem(name: "Portugal", symbol: "map")]),
    (
      OutlineItem(name: "Recipes", symbol: "book"),
      [OutlineItem(name: "Soups", symbol: "leaf"), OutlineItem(name: "Bread", symbol: "leaf")]
    ),
    (OutlineItem(name: "Music", symbol: "music.note"), []),
  ]

  static let recent: [OutlineItem] = [
    OutlineItem(name: "Packing list", symbol: "doc.text", detail: "Shared with Ines, changed yesterday"),
    OutlineItem(name: "Tickets", symbol: "doc"),
    OutlineItem(name: "Fjord in the morning", symbol: "photo"),
    OutlineItem(name: "Offline maps", symbol: "map"),
  ]
}
