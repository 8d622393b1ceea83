@_exported import FoundationCompatibility

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Splits a text into words, sentences or paragraphs. Words are sequences of letters and digits: languages without spaces are not split
/// (Apple: NLTokenizer).
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  /// The range of the token at an index; empty if there is none.
  open func tokenRange(at characterIndex: String.Index) -> Range<String.Index> {
    guard let string else { return characterIndex..<characterIndex }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(characterIndex) } ?? characterIndex..<characterIndex
  }
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    guard let string else { return range }
    let found = tokens(for: string.startIndex..<string.endIndex).filter { $0.overlaps(range) }
    guard let first = found.first, let last = found.last else { return range }
    return first.lowerBound..<last.upperBound
  }
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    enumerateTokens(in: range) { token, _ in
      result.append(token)
      return true
    }
    return result
  }
  /// - Parameter block: returns false to stop.
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    guard let string else { return }
    for token in Self.ranges(of: string, range, unit) {
      let isNumber = unit == .word && string[token].allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
      guard block(token, isNumber ? .numeric : []) else { return }
    }
  }

  static func ranges(of text: String, _ range: Range<String.Index>, _ unit: NLTokenUnit) -> [Range<String.Index>] {
    switch unit {
    case .document: return range.isEmpty ? [] : [range]
    case .paragraph: return split(text, range) { index in text[index].isNewline }
    case .sentence:
      return split(text, range) { index in
        let next = text.index(after: index)
        return text[index].isNewline || (".?!".contains(text[index]) && (next == text.endIndex || text[next].isWhitespace))
      }
    case .word: return words(of: text, range)
    }
  }

  /// Splits after each index for which `isEnd` is true. White space belongs to the part before it.
  private static func split(_ text: String, _ range: Range<String.Index>, _ isEnd: (String.Index) -> Bool) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      let ends = isEnd(index)
      index = text.index(after: index)
      guard ends else { continue }
      while index < range.upperBound, text[index].isWhitespace { index = text.index(after: index) }
      result.append(start..<index)
      start = index
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  private static func words(of text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    var result: [Range<String.Index>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard isPart(text[index]) else {
        index = text.index(after: index)
        continue
      }
      let start = index
      while index < range.upperBound {
        let next = text.index(after: index)
        // An apostrophe or a point between letters or digits belongs to the word: "don't", "3.5".
        let joins = "'’.".contains(text[index]) && next < range.upperBound && isPart(text[next])
        guard isPart(text[index]) || joins else { break }
        index = next
      }
      result.append(start..<index)
    }
    return result
  }
}

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und"), english = NLLanguage("en"), french = NLLanguage("fr")
  public static let german = NLLanguage("de"), italian = NLLanguage("it"), spanish = NLLanguage("es")
  public static let portuguese = NLLanguage("pt"), dutch = NLLanguage("nl"), russian = NLLanguage("ru")
  public static let japanese = NLLanguage("ja"), korean = NLLanguage("ko"), arabic = NLLanguage("ar")
  public static let simplifiedChinese = NLLanguage("zh-Hans"), traditionalChinese = NLLanguage("zh-Hant")
}
/// A recognizer that recognizes no language (Apple: NLLanguageRecognizer).
open class NLLanguageRecognizer: NSObject {
  open var dominantLanguage: NLLanguage? { nil }
  open var languageConstraints: [NLLanguage] = []
  open var languageHints: [NLLanguage: Double] = [:]
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func reset() {}
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let word = NLTag("Word"), punctuation = NLTag("Punctuation"), whitespace = NLTag("Whitespace"), other = NLTag("Other")
  public static let noun = NLTag("Noun"), verb = NLTag("Verb"), adjective = NLTag("Adjective"), adverb = NLTag("Adverb")
  public static let pronoun = NLTag("Pronoun"), determiner = NLTag("Determiner"), particle = NLTag("Particle")
  public static let preposition = NLTag("Preposition"), number = NLTag("Number"), conjunction = NLTag("Conjunction")
  public static let interjection = NLTag("Interjection"), personalName = NLTag("PersonalName"), placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName"), otherWord = NLTag("OtherWord")
}
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme("TokenType"), lexicalClass = NLTagScheme("LexicalClass"), nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass"), lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language"), script = NLTagScheme("Script"), sentimentScore = NLTagScheme("SentimentScore")
}
/// A tagger that finds words, but no tags except `word` for the scheme `tokenType` (Apple: NLTagger).
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1), omitPunctuation = Options(rawValue: 2), omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8), joinNames = Options(rawValue: 16), joinContractions = Options(rawValue: 32)
  }
  public let tagSchemes: [NLTagScheme]
  open var string: String?
  open var dominantLanguage: NLLanguage? { nil }
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [.tokenType] }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  open func tag(at characterIndex: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    let range = tokenizer.tokenRange(at: characterIndex)
    return (scheme == .tokenType && !range.isEmpty ? .word : nil, range)
  }
  open func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []) -> [(
    NLTag?, Range<String.Index>
  )] {
    guard let string, !options.contains(.omitWords) else { return [] }
    return NLTokenizer.ranges(of: string, range, unit).map { (scheme == .tokenType ? .word : nil, $0) }
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, token) { return }
  }
}
