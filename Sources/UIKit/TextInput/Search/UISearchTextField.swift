internal import CoreText

/// The text field of a search bar: a magnifying glass and text in a rounded grey field (Apple: UISearchTextField). It is 36 points
/// high in the look of iOS 17; in that of iOS 26 it is a capsule of 44 points. With a font that follows the text size, as the default one
/// does, it is higher at large sizes.
open class UISearchTextField: UITextField {
  private var metrics: InterfaceLook.SearchField { interfaceLook.searchField }
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  let tokenRow = SearchTokenRow(frame: .zero)
  /// The indices of the selected tokens.
  var selectedTokens = 0..<0 { didSet { showTokens() } }
  /// The background of the tokens. Default gray.
  open var tokenBackgroundColor: UIColor! = .systemGray {
    didSet {
      if tokenBackgroundColor == nil { tokenBackgroundColor = .systemGray }
      showTokens()
    }
  }
  /// Whether the user can delete tokens. Default true.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens, if the delegate represents them by items. Default true.
  open var allowsCopyingTokens = true
  /// The suggestions, which are shown below the field while it is edited. Default nil.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
  private var card: SearchSuggestionCard?
  /// The search bar that the field belongs to.
  weak var bar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  /// The corner radius at the natural height, in points.
  private var usualRadius: CGFloat { metrics.rounding.radius(in: CGSize(width: CGFloat.infinity, height: naturalHeight)) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherLook(than: previousTraitCollection) else { return }
    if background == nil { layer.cornerRadius = usualRadius }
    invalidateIntrinsicContentSize()
    bar?.fieldHeightChanged()
  }

  private func setUpSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = usualRadius
    glass.tintColor = .secondaryLabel
    glass.contentMode = .scaleAspectFit
    glass.symbolTextStyle = .body
    if font == UITextFieldState.defaultFont { font = UITextFieldState.defaultFont.following(.body) }
    adjustsFontForContentSizeCategory = true
    fitGlass()
    leftView = glass
    leftViewMode = .always
    addSubview(tokenRow)
    tokenRow.onTap = { [weak self] in self?.select($0) }
    clearButtonMode = .always
    returnKeyType = .search
    autocorrectionType = .no
    attributedPlaceholder = AttributedText(string: "", attributes: [.foregroundColor: UIColor.secondaryLabel])
  }

  // MARK: Text size

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    fitGlass()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    bar?.fieldHeightChanged()
  }

  /// The magnifying glass has 19 points, or more at sizes above large.
  private func fitGlass() {
    let follows = fieldState.font.scaling != nil
    let side = follows ? max(19, UIFontMetrics.default.scaledValue(for: 19, compatibleWith: traitCollection)) : 19
    glass.bounds.size = CGSize(width: side, height: side)
  }

  /// The height in points: that of the look, or a line of the font with 7 points above and below it if that is more. The latter is our own choice.
  var naturalHeight: CGFloat {
    let font = fieldState.font
    return font.scaling == nil ? metrics.height : max(metrics.height, (font.lineHeight + 14).rounded(.up))
  }

  open override var placeholder: String? {
    get { super.placeholder }
    set {
      attributedPlaceholder = newValue.map { AttributedText(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel]) }
    }
  }

  private var look = SearchBarLook()

  /// Applies the search bar's settings to the field.
  func adopt(_ look: SearchBarLook) {
    let former = self.look
    self.look = look
    if former.images[.search]?[0] !== look.images[.search]?[0] {
      glass.image = look.images[.search]?[0] ?? UIImage(systemName: "magnifyingglass")
    }
    if former.images[.clear]?[0] !== look.images[.clear]?[0] {
      clearButton.setImage(look.images[.clear]?[0] ?? ClearButton.picture, for: .normal)
    }
    if former.fieldImages[0] !== look.fieldImages[0] {
      let image = look.fieldImages[0]
      background = image
      backgroundColor = image == nil ? .tertiarySystemFill : nil
      layer.cornerRadius = image == nil ? usualRadius : 0
    }
    setNeedsLayout()
  }

  private func moved(_ rect: CGRect, _ offset: UIOffset?) -> CGRect {
    rect.offsetBy(dx: offset?.horizontal ?? 0, dy: offset?.vertical ?? 0)
  }

  private func inside(_ rect: CGRect, of bounds: CGRect) -> CGRect { Mirror(in: bounds, isRightToLeft: isRightToLeft)(rect) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    let rect = CGRect(
      x: bounds.minX + metrics.iconInset, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    return inside(moved(rect, look.iconOffsets[.search]), of: bounds)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let rect = CGRect(
      x: bounds.maxX - side - metrics.iconInset, y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
    return inside(moved(rect, look.iconOffsets[.clear]), of: bounds)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    let rect = CGRect(
      x: bounds.maxX - size.width - 5, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    return inside(moved(rect, look.button.flatMap { look.iconOffsets[$0] }), of: bounds)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = textStart + tokenWidth(in: bounds)
    let rect = CGRect(x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - metrics.textStart), height: bounds.height)
    return inside(moved(rect, look.textOffset), of: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  // MARK: Tokens

  /// The distance of the text from the leading edge without tokens, in points.
  private var textStart: CGFloat {
    guard leftView != nil, leftViewMode != .never else { return metrics.iconInset + 1 }
    return metrics.textStart + (leftView === glass ? glass.bounds.width - 19 : 0)
  }
  /// The least width of the text beside tokens, in points. Chosen by eye.
  private static let minimumTextWidth: CGFloat = 60

  private func tokenWidth(in bounds: CGRect) -> CGFloat {
    min(tokenRow.wantedWidth, max(bounds.width - textStart - metrics.textStart - Self.minimumTextWidth, 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(x: textStart, y: 0, width: tokenWidth(in: bounds), height: bounds.height)
    tokenRow.frame = inside(row, of: CGRect(origin: .zero, size: bounds.size))
    card?.place(below: self)
  }

  private func showTokens() {
    tokenRow.show(color: tokenBackgroundColor ?? .systemGray, selected: selectedTokens)
    // The caret is not shown beside a selected token.
    clip.alpha = selectedTokens.isEmpty || hasOwnText ? 1 : 0
  }

  private var hasOwnText: Bool { !core.editor.isEmpty }

  private func select(_ index: Int) {
    guard isEnabled else { return }
    if !isFirstResponder { becomeFirstResponder() }
    guard isFirstResponder else { return }
    core.select(.init(caret: 0))
    selectedTokens = index..<index + 1
  }

  open override var hasText: Bool { hasOwnText || !tokenRow.tokenViews.isEmpty }

  open override func insertText(_ text: String) {
    if text != "\n" { deleteSelectedTokens() }
    super.insertText(text)
  }

  open override func deleteBackward() { if !deleteTokenBackward() { super.deleteBackward() } }

  open override var selectedTextRange: UITextRange? {
    get {
      guard !selectedTokens.isEmpty else { return super.selectedTextRange }
      return SearchTokenRange(positionOfToken(at: selectedTokens.lowerBound), positionOfToken(at: selectedTokens.upperBound))
    }
    set {
      super.selectedTextRange = newValue
      selectedTokens = newValue.map { tokenIndices(in: $0) } ?? 0..<0
    }
  }

  override func selectionDidChange() {
    if !selectedTokens.isEmpty { selectedTokens = 0..<0 }
    super.selectionDidChange()
  }

  override func userDidChangeText() {
    showTokens()
    super.userDidChangeText()
  }

  override func willClear() { tokens = [] }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard !selectedTokens.isEmpty else { return super.canPerformAction(action, withSender: sender) }
    switch action.name {
    case "copy:": return allowsCopyingTokens && delegate is any UISearchTextFieldDelegate
    case "cut:": return allowsCopyingTokens && allowsDeletingTokens && delegate is any UISearchTextFieldDelegate
    case "delete:": return allowsDeletingTokens
    default: return super.canPerformAction(action, withSender: sender)
    }
  }

  open override func copy(_ sender: Any?) { selectedTokens.isEmpty ? super.copy(sender) : copySelectedTokens() }

  open override func cut(_ sender: Any?) {
    guard !selectedTokens.isEmpty else { return super.cut(sender) }
    copySelectedTokens()
    if deleteSelectedTokens() { announceChange() }
  }

  open override func delete(_ sender: Any?) {
    guard !selectedTokens.isEmpty else { return super.delete(sender) }
    if deleteSelectedTokens() { announceChange() }
  }

  // MARK: Suggestions

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    showSuggestions()
    return became
  }

  override func lostFirstResponder() {
    selectedTokens = 0..<0
    super.lostFirstResponder()
    showSuggestions()
  }

  private func showSuggestions() {
    guard isEditing, let window, let suggestions = searchSuggestions, !suggestions.isEmpty else {
      card?.removeFromSuperview()
      card = nil
      return
    }
    let card =
      self.card
      ?? SearchSuggestionCard(
        SearchSuggestionList { [weak self] in self?.choose($0) })
    self.card = card
    card.list.suggestions = suggestions
    window.addSubview(card)
    card.place(below: self)
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    bar?.searchController?.choose(suggestion)
  }
}
