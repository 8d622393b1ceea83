extension NavigationBarContent {
  /// Returns the title that an item gives to the back button of the next one.
  static func ownBackTitle(of back: UINavigationItem) -> String {
    back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? ""
  }

  /// Returns the titles of the back button to an item, the longest first (Apple: UINavigationItem.BackButtonDisplayMode).
  static func backTitles(to back: UINavigationItem) -> [String] {
    let own = ownBackTitle(of: back)
    return switch back.backButtonDisplayMode {
    case .default: own.isEmpty ? ["Back", ""] : [own, "Back", ""]
    case .generic: ["Back", ""]
    case .minimal: [""]
    }
  }

  /// Shows the longest title of the back button that fits: the first one if the title of the bar can stay in the center, "Back" if the title
  /// of the bar is not truncated, otherwise only the chevron. Apple does not publish the rule; this one fits the Settings application.
  /// - Parameter start: the leading edge of the button.
  /// - Returns: the width of the button in points.
  func showBackTitle(in button: UIButton, from start: CGFloat) -> CGFloat {
    let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat { text.isEmpty ? 0 : AttributedText(string: text, attributes: [.font: font]).size().width }
    let bare = button.sizeThatFits(bounds.size).width - width(button.currentTitle ?? "").rounded(.up)
    let title = item.style == .navigator ? wantedTitleSize(width: bounds.width).width : 0
    let trailing = item.style == .navigator ? self.width(right) : 0
    let fitting = backTitles.enumerated().first { index, text in
      let end = start + bare + width(text).rounded(.up) + 2 * Self.margin
      let isCentered = end <= (bounds.width - title) / 2
      return index == 0 ? isCentered : isCentered || end + title <= bounds.width - metrics.edge - trailing
    }
    let text = fitting?.element ?? ""
    if (button.currentTitle ?? "") != text { button.setTitle(text.isEmpty ? nil : text, for: .normal) }
    return bare + width(text).rounded(.up)
  }
}
