extension PersonNameComponents {
  /// Writes names of persons (Apple: PersonNameComponents.FormatStyle). Foundation on Linux lacks it.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Codable, Hashable, Sendable { case short = 1, medium, long, abbreviated }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ name: PersonNameComponents) -> String {
      PersonNameText(name, locale).text(PersonNameComponentsFormatter.Style(rawValue: style.rawValue) ?? .medium)
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// `name.formatted(.name(style: .long))`.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
