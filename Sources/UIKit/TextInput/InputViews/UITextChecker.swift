import Foundation

/// Looks for words that are spelled wrong (Apple: UITextChecker). There is no dictionary: none are.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static let learned = Learned()
  @MainActor private final class Learned { var words: Set<String> = [] }

  /// Words of one text that are right, besides.
  open var ignoredWords: [String]?

  public override init() {
    super.init()
  }

  /// Not found.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// nil.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  // For the life of the process.
  open class func learnWord(_ word: String) { learned.words.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.words.contains(word) }
  open class func unlearnWord(_ word: String) { learned.words.remove(word) }

  /// Empty.
  open class var availableLanguages: [String] { [] }
}
