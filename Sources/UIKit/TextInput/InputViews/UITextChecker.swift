import Foundation

/// A spell checker (Apple: UITextChecker). There is no dictionary, so no word is found to be misspelled.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static let learned = Learned()
  @MainActor private final class Learned { var words: Set<String> = [] }

  /// Words that are treated as correct in one text.
  open var ignoredWords: [String]?

  public override init() {
    super.init()
  }

  /// Returns a range with the location `NSNotFound`: no misspelled word is found.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Returns nil.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  // Learned words are kept for the lifetime of the process.
  open class func learnWord(_ word: String) { learned.words.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.words.contains(word) }
  open class func unlearnWord(_ word: String) { learned.words.remove(word) }

  /// Always empty.
  open class var availableLanguages: [String] { [] }
}
