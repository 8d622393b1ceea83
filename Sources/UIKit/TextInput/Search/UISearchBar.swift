/// A bar with a search field, a cancel button and scopes (Apple: UISearchBar). It is 56 points high, 100 points with scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// Apple: UISearchBar.Style.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The icons in the field (Apple: UISearchBar.Icon).
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  open var searchTextField: UISearchTextField { field }
  private let field = UISearchTextField(frame: .zero)
  private let relay = SearchFieldRelay()
  private let background = BarBackground(isLineAtTop: false)
  private let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  private(set) var scopes: UISegmentedControl?
  var ownLook = SearchBarLook() { didSet { showOwnLook(insteadOf: oldValue) } }

  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that the bar belongs to.
  weak var searchController: UISearchController?
  /// Whether the bar is below the title of a navigation bar. It is then 52 points high and has no background.
  var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      showStyle()
      sizeChanged()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    KindDecoder.decode(self, coder)
  }

  private func setUpBar() {
    relay.bar = self
    field.bar = self
    searchTextField.delegate = relay
    searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    cancelButton.isHidden = true
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    for view in [background, promptLabel, searchTextField, cancelButton] { addSubview(view) }
    showStyle()
  }

  // MARK: Content

  /// The text of the field. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder.flatMap { $0.isEmpty ? nil : $0 } }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field. Default nil.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      sizeChanged()
    }
  }

  // MARK: Appearance

  /// The bar style. Default: the standard light bar.
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  /// The style of the bar. Default: the field on the background of a bar.
  open var searchBarStyle = Style.default { didSet { showStyle() } }
  open var barTintColor: UIColor? { didSet { showStyle() } }
  open var isTranslucent = true { didSet { showStyle() } }
  /// The image behind the field. An image without pixels leaves the bar without a background.
  open var backgroundImage: UIImage? { didSet { showStyle() } }

  /// Whether the search bar takes the place of the title in a navigation bar.
  private var isTitleView: Bool { superview is NavigationBarContent }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showStyle()
  }

  private func showStyle() {
    let appearance = UIBarAppearance()
    if searchBarStyle == .minimal || backgroundImage != nil || isInNavigationBar || isTitleView {
      appearance.configureWithTransparentBackground()
      layer.contents = backgroundImage?.cgImage
    } else if barStyle != .default, barTintColor == nil {
      appearance.backgroundEffect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      appearance.backgroundColor = isTranslucent ? nil : .black
    } else if let barTintColor {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = barTintColor
    } else {
      isTranslucent ? appearance.configureWithDefaultBackground() : appearance.configureWithOpaqueBackground()
    }
    background.show(appearance, hasMaterial: metrics.hasMaterial)
    showCancelButton()
  }

  /// Whether the cancel button has a cross; nil before it has anything.
  private var hasCross: Bool?

  private func showCancelButton() {
    guard hasCross != metrics.cancelsByCross else { return }
    hasCross = metrics.cancelsByCross
    if metrics.cancelsByCross {
      var configuration = UIButton.Configuration.glass()
      configuration.image = SymbolImage.xmark
      configuration.contentInsets = .zero
      cancelButton.setTitle(nil, for: .normal)
      cancelButton.configuration = configuration
      if let shadow = interfaceLook.glassShadow { cancelButton.layer.cast(shadow) }
    } else {
      if cancelButton.configuration != nil { cancelButton.configuration = nil }
      cancelButton.layer.shadowOpacity = 0
      cancelButton.setTitle("Cancel", for: .normal)
      cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    }
    cancelButton.accessibilityLabel = metrics.cancelsByCross ? "Cancel" : nil
  }

  // MARK: Cancel button

  /// Whether the cancel button is shown. Default false.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton == cancelButton.isHidden else { return }
    guard animated, window != nil else {
      cancelButton.isHidden = !showsCancelButton
      return setNeedsLayout()
    }
    layoutIfNeeded()
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { self.layoutIfNeeded() }
  }

  private func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// Escape has the effect of the cancel button, unless an input method composes text.
  open override var keyCommands: [UIKeyCommand]? {
    let cancels = searchController?.isActive == true || showsCancelButton
    guard cancels, searchTextField.markedTextRange == nil else { return super.keyCommands }
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("_vitrineEscape:", UISearchBar.escapePressed(_:)))
    // Otherwise the text field would handle the key.
    escape.wantsPriorityOverSystemBehavior = true
    return (super.keyCommands ?? []) + [escape]
  }

  func escapePressed(_ command: UIKeyCommand) { cancelTapped() }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    searchController?.update()
  }

  // MARK: Scopes

  /// The titles of the scopes. Default nil.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      guard let titles = scopeButtonTitles, !titles.isEmpty else { return sizeChanged() }
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = 0
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: control.selectedSegmentIndex)
          self.searchController?.update()
        }, for: .valueChanged)
      addSubview(control)
      scopes = control
      showScopeLook()
      sizeChanged()
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { scopes?.selectedSegmentIndex ?? 0 }
    set { if let scopes, (0..<scopes.numberOfSegments).contains(newValue) { scopes.selectedSegmentIndex = newValue } }
  }

  /// Whether the scopes are shown. Default false.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { sizeChanged() } } }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard animated, window != nil else { return showsScopeBar = show }
    layoutIfNeeded()
    showsScopeBar = show
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { self.layoutIfNeeded() }
  }

  private var hasScopes: Bool { showsScopeBar && scopes != nil }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  private var accessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set {
      accessory = newValue
      searchTextField.inputAccessoryView = newValue
    }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var metrics: InterfaceLook.SearchField { interfaceLook.searchField }

  /// The total height of the areas above and below the field, in points.
  private var otherHeight: CGFloat {
    (isInNavigationBar ? metrics.stackedBarHeight : metrics.barHeight) - metrics.height + (prompt == nil ? 0 : 18) + (hasScopes ? 44 : 0)
  }
  private var height: CGFloat { otherHeight + searchTextField.naturalHeight }

  /// Called when the field has another height, because the text size or the look has changed.
  func fieldHeightChanged() {
    showStyle()
    sizeChanged()
    if isInNavigationBar { (superview as? UINavigationBar)?.onResize?() }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  /// Whether the bar contains only the field and the cancel button, which are then centered vertically.
  private var isAlone: Bool { !isInNavigationBar && prompt == nil && !hasScopes }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if barPosition == .topAttached, let above = safeAreaAboveBar {
      background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    }
    let mirror = mirror
    // In a bar that is too low the field shrinks, but not below the height that the look prescribes.
    let fieldHeight = min(searchTextField.naturalHeight, max(metrics.height, bounds.height - otherHeight))
    let top = isTitleView || isAlone ? (bounds.height - fieldHeight - 20) / 2 : (prompt == nil ? 0 : 18) + (isInNavigationBar ? -9 : 0)
    let side: CGFloat = isInNavigationBar ? 16 : 8
    promptLabel.isHidden = prompt == nil
    promptLabel.frame = CGRect(x: 8, y: 4, width: max(0, bounds.width - 16), height: 16)
    let circle = CGSize(width: fieldHeight, height: fieldHeight)
    let cancel = cancelButton.isHidden ? CGSize.zero : metrics.cancelsByCross ? circle : cancelButton.sizeThatFits(.zero)
    let cancelWidth = cancel == .zero ? 0 : cancel.width + 10
    let moved = ownLook.fieldOffset
    searchTextField.frame = mirror(
      CGRect(
        x: side + moved.horizontal, y: top + 10 + moved.vertical, width: max(0, bounds.width - 2 * side - cancelWidth), height: fieldHeight)
    )
    cancelButton.frame = mirror(
      CGRect(x: bounds.width - side - cancel.width, y: top + 10, width: cancel.width, height: fieldHeight))
    if metrics.cancelsByCross { cancelButton.layer.shapeShadow(radius: fieldHeight / 2) }
    scopes?.isHidden = !hasScopes
    scopes?.frame = CGRect(x: side, y: top + fieldHeight + 20, width: max(0, bounds.width - 2 * side), height: 32)
  }
}
