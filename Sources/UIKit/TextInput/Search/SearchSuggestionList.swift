internal import CoreText

/// The list of the suggestions of a search.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  static let rowHeight: CGFloat = 44

  var suggestions: [any UISearchSuggestion] = [] { didSet { reloadData() } }
  private let onSelect: (any UISearchSuggestion) -> Void

  init(onSelect: @escaping (any UISearchSuggestion) -> Void) {
    self.onSelect = onSelect
    super.init(frame: .zero, style: .plain)
    rowHeight = Self.rowHeight
    contentInsetAdjustmentBehavior = .always
    keyboardDismissMode = .onDrag
    accessibilityIdentifier = "SearchSuggestions"
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = "suggestion"
    let cell = tableView.dequeueReusableCell(withIdentifier: name) ?? UITableViewCell(style: .default, reuseIdentifier: name)
    let suggestion = suggestions[indexPath.row]
    if let text = suggestion.localizedAttributedSuggestion {
      let whole = MutableAttributedText(
        string: text.string, attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        whole.addAttributes(attributes, range: range)
      }
      cell.textLabel?.attributedText = whole
    } else {
      cell.textLabel?.text = suggestion.localizedSuggestion
    }
    cell.imageView?.image = suggestion.iconImage
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    guard suggestions.indices.contains(indexPath.row) else { return }
    onSelect(suggestions[indexPath.row])
  }
}

/// The list in a card in front of the window, below a search field.
final class SearchSuggestionCard: UIView {
  private static let visibleRows: CGFloat = 6
  private static let minimumWidth: CGFloat = 280
  /// The distance from the field and from the edges of the window, in points.
  private static let margin: CGFloat = 8
  let list: SearchSuggestionList

  init(_ list: SearchSuggestionList) {
    self.list = list
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    list.contentInsetAdjustmentBehavior = .never
    list.layer.cornerRadius = 12
    list.clipsToBounds = true
    list.backgroundColor = .secondarySystemBackground
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the card below a field in the same window.
  func place(below field: UIView) {
    guard let window = field.window else { return }
    let fieldFrame = field.convert(field.bounds, to: window), margin = Self.margin
    let width = min(max(fieldFrame.width, Self.minimumWidth), window.bounds.width - 2 * margin)
    let rows = min(CGFloat(list.suggestions.count), Self.visibleRows)
    let x = min(max(fieldFrame.minX, margin), window.bounds.width - width - margin)
    let height = min(rows * SearchSuggestionList.rowHeight, max(window.bounds.height - fieldFrame.maxY - 2 * margin, 0))
    frame = CGRect(x: x, y: fieldFrame.maxY + margin, width: width, height: height)
    list.frame = bounds
  }
}
