/// The drawings by name.
enum SymbolTable {
  /// The sorted names, without derived variants and without the pieces of other drawings.
  static var names: [String] { all.keys.filter { !$0.hasPrefix("_") }.sorted() }

  /// The notations by name. They are read into a dictionary when the first symbol is drawn.
  static let all: [String: String] = {
    var all: [String: String] = [:]
    for family in [
      signs, things, media, nature, papers, weather, arrows, shapes, grids, people, devices, sound, cameras, writing, documents, household,
      belongings, places, play, tools, keys,
    ] {
      all.merge(family) { $1 }
    }
    return all
  }()

  /// Returns the drawing or derived variant of a name; nil if it is unknown.
  static func drawing(named name: String) -> SymbolDrawing? { drawing(named: name, in: SymbolSearch()) }

  static func drawing(named name: String, in search: SymbolSearch) -> SymbolDrawing? {
    guard !name.isEmpty, search.begin(name) else { return nil }
    let drawing = found(name, search)
    if drawing != nil { search.succeed(name) }
    return drawing
  }

  private static func found(_ name: String, _ search: SymbolSearch) -> SymbolDrawing? {
    if let alias = aliases[name] { return drawing(named: alias, in: search) }
    if let notation = all[name] {
      var drawing = SymbolDrawing(notation)
      drawing?.mirrorsForRightToLeft = mirrored.contains(name)
      return drawing
    }
    return variant(name, search) ?? renamed(name, search)
  }

  /// The placeholder for unknown names.
  static var standIn: SymbolDrawing? { SymbolDrawing("s R 3 3 18 18 4;s A 12 10 3 180 380;s M 14.7 11.2 Q 12 12.6 12 14.2;f O 12 17 1.15") }
}

/// The names that are being looked up. Each is tried only once, so that circular names end.
final class SymbolSearch {
  private var tried: Set<String> = []

  /// Returns false if the name has no drawing, or is being looked up.
  func begin(_ name: String) -> Bool { tried.insert(name).inserted }

  func succeed(_ name: String) { tried.remove(name) }
}
