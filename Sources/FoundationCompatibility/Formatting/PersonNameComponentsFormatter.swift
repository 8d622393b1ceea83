/// Writes the names of persons in the order of a language, and reads them (Apple: PersonNameComponentsFormatter). Foundation on Linux
/// declares it unavailable.
///
/// Apple lets users choose the form of short names. Here it is the nickname, or else the given name.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Sendable, as `Formatter` requires on Linux. Like Foundation's formatters, it must be configured before several threads use it.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// The nickname, or else the given name.
    case short
    /// The given and the family name.
    case medium
    /// All components but the nickname.
    case long
    /// The initials; for scripts that have none, the family name (Chinese, Japanese, Korean) or the short name.
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes the phonetic representation of the name.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  /// Whether the phonetic representation of the name is written.
  open var isPhonetic = false
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String { name(components).text(style) }

  /// Returns the text of `string(from:)`, in which `NSPersonNameComponentKey` names the component of each part.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for part in name(components).parts(style) {
      let attributes = part.component.map { [NSAttributedString.Key(NSPersonNameComponentKey): $0 as Any] }
      text.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    return text
  }

  /// Reads a name; nil if the text is empty.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameParser(locale ?? .autoupdatingCurrent).read(string)
  }

  open override func string(for obj: Any) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  private func name(_ components: PersonNameComponents) -> PersonNameText {
    PersonNameText(isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components, locale ?? .autoupdatingCurrent)
  }
}
