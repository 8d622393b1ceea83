/// The panel of a find interaction, at the bottom of the window and above the keyboard: the query, the number of results, and buttons.
final class FindPanel: UIView {
  let query = UISearchTextField(frame: .zero)
  let replacement = UITextField(frame: .zero)
  let count = UILabel()
  private weak var interaction: UIFindInteraction?

  init(_ interaction: UIFindInteraction, showingReplace: Bool) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    translatesAutoresizingMaskIntoConstraints = false
    query.text = interaction.searchText
    query.placeholder = "Find"
    query.autocapitalizationType = .none
    query.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
    query.addAction(UIAction { [weak self] _ in self?.interaction?.findNext() }, for: .primaryActionTriggered)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    var first = [query, count, button("Previous", "chevron.up") { $0.findPrevious() }, button("Next", "chevron.down") { $0.findNext() }]
    if let menu = interaction.optionsMenuProvider?([]) {
      let options = button("Options", "ellipsis.circle") { _ in }
      options.menu = menu
      options.showsMenuAsPrimaryAction = true
      first.append(options)
    }
    first.append(button("Done") { $0.dismissFindNavigator() })
    let rows = UIStackView(arrangedSubviews: [row(first)])
    if showingReplace {
      replacement.text = interaction.replacementText
      replacement.placeholder = "Replace"
      replacement.borderStyle = .roundedRect
      replacement.addAction(UIAction { [weak self] _ in self?.interaction?.replacementText = self?.replacement.text }, for: .editingChanged)
      rows.addArrangedSubview(
        row([
          replacement, button("Replace") { [weak self] in self?.replace(in: $0, all: false) },
          button("Replace All") { [weak self] in self?.replace(in: $0, all: true) },
        ]))
    }
    rows.axis = .vertical
    rows.spacing = 8
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor, constant: 8), rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      rows.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    window.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor), trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    query.becomeFirstResponder()
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    for view in views.dropFirst() { view.setContentHuggingPriority(.required, for: .horizontal) }
    return row
  }

  private func button(_ title: String, _ symbol: String? = nil, action: @escaping (UIFindInteraction) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    if let image = symbol.flatMap({ UIImage(systemName: $0) }) {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(title, for: .normal)
    }
    button.accessibilityLabel = title
    button.addAction(UIAction { [weak self] _ in self?.run(action) }, for: .touchUpInside)
    return button
  }

  // MARK: Commands

  /// Performs a command. The panel of an interaction that is gone disappears.
  private func run(_ action: (UIFindInteraction) -> Void) { if let interaction { action(interaction) } else { removeFromSuperview() } }

  private func search() {
    guard let interaction else { return removeFromSuperview() }
    interaction.searchText = query.text
    interaction.activeFindSession?.performSearch(query: query.text ?? "", options: nil)
    interaction.updateResultCount()
  }

  private func replace(in interaction: UIFindInteraction, all: Bool) {
    guard let session = interaction.activeFindSession, session.supportsReplacement, let text = query.text, !text.isEmpty else { return }
    let new = replacement.text ?? ""
    if all {
      session.replaceAll(searchQuery: text, replacementString: new, options: nil)
    } else {
      session.performSingleReplacement(query: text, replacementString: new, options: nil)
    }
    interaction.updateResultCount()
  }

  /// Shows the number of results.
  func showCount(of session: UIFindSession) {
    let total = session.resultCount, current = session.highlightedResultIndex
    switch session.searchResultDisplayStyle {
    case .currentAndTotal: count.text = total == 0 ? "0" : current == NSNotFound ? "\(total)" : "\(current + 1) of \(total)"
    case .total: count.text = "\(total)"
    case .none: count.text = nil
    }
  }
}
