/// Reads names from the `name` table of a TrueType or OpenType font. For a collection it reads the first font.
///
/// Each position is checked against the length of the data: a broken table has no names.
struct FontNames {
  private let data: Data
  private var table: (start: Int, end: Int)

  /// Returns nil if the data have no `name` table.
  init?(_ data: Data) {
    // The indices of a slice do not begin at 0.
    self.data = data.startIndex == 0 ? data : Data(data)
    table = (0, data.count)
    let isCollection = long(at: 0) == 0x7474_6366  // "ttcf"
    guard let font = isCollection ? long(at: 12) : 0, let count = short(at: font + 4) else { return nil }
    let entries = (0..<count).lazy.map { font + 12 + 16 * $0 }
    guard let entry = entries.first(where: { [self] in long(at: $0) == 0x6E61_6D65 }),  // "name"
      let start = long(at: entry + 8), let length = long(at: entry + 12), start < data.count
    else { return nil }
    table = (start, min(start + length, data.count))
  }

  /// Returns the name with a number of the table (4: the full name, 6: the PostScript name). English names are preferred.
  subscript(number: Int) -> String? {
    guard let count = short(at: table.start + 2), let texts = short(at: table.start + 4) else { return nil }
    var best: (rank: Int, text: String)?
    for index in 0..<count {
      let record = table.start + 6 + 12 * index
      guard record + 12 <= table.end, let platform = short(at: record), let language = short(at: record + 4) else { break }
      guard short(at: record + 6) == number, let length = short(at: record + 8), let offset = short(at: record + 10) else { continue }
      let rank = rank(platform: platform, language: language)
      guard rank > best?.rank ?? 0, let text = text(at: table.start + texts + offset, length: length, isWide: platform != 1) else {
        continue
      }
      best = (rank, text)
    }
    return best?.text
  }

  /// Platforms: 0 is Unicode, 1 is Macintosh, 3 is Windows.
  private func rank(platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x409): 5
    case (0, _): 4
    case (1, 0): 3
    case (3, _): 2
    case (1, _): 1
    default: 0
    }
  }

  private func text(at position: Int, length: Int, isWide: Bool) -> String? {
    guard length > 0, position + length <= table.end else { return nil }
    let text = String(data: data[position..<position + length], encoding: isWide ? .utf16BigEndian : .macOSRoman)
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns a number of two bytes; nil if it lies outside of the data.
  private func short(at position: Int) -> Int? {
    guard position + 2 <= data.count else { return nil }
    return Int(data[position]) << 8 | Int(data[position + 1])
  }

  /// Returns a number of four bytes; nil if it lies outside of the data.
  private func long(at position: Int) -> Int? {
    guard let high = short(at: position), let low = short(at: position + 2) else { return nil }
    return high << 16 | low
  }
}
