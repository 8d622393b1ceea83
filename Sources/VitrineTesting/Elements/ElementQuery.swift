/// A description of an element of the screen by its name, its kind or its position in a list. An addition of Vitrine.
///
///     try screen.tap("Sign in")                                       // a label, an identifier or a visible text
///     try screen.tap(.type(UISwitch.self).inside("Notifications"))
///     try screen.tap(.identifier("row").at(2))
public struct ElementQuery: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  enum Condition: Sendable {
    case name(String)
    case label(String)
    case identifier(String)
    case text(String)
    case containing(String)
    case type(UIView.Type)
    case indexPath(IndexPath)
  }

  private(set) var conditions: [Condition]
  /// The element must be inside of an element that matches each of these queries.
  private(set) var scopes: [ElementQuery] = []
  /// The index among the matching elements, from 0; nil if only one element may match.
  private(set) var index: Int?

  private init(_ condition: Condition) { conditions = [condition] }

  /// The same as `name(_:)`.
  public init(stringLiteral value: String) { self.init(.name(value)) }

  /// An element whose accessibility label, accessibility identifier or visible text is `name`.
  public static func name(_ name: String) -> ElementQuery { ElementQuery(.name(name)) }
  /// An element with this accessibility label.
  public static func label(_ label: String) -> ElementQuery { ElementQuery(.label(label)) }
  /// An element with this accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementQuery { ElementQuery(.identifier(identifier)) }
  /// A view that shows exactly this text: a label, a button, or a text field or text view, also as its placeholder.
  public static func text(_ text: String) -> ElementQuery { ElementQuery(.text(text)) }
  /// An element whose accessibility label or visible text contains this text, ignoring case.
  public static func containing(_ part: String) -> ElementQuery { ElementQuery(.containing(part)) }
  /// A view of a class or of one of its subclasses.
  public static func type(_ type: UIView.Type) -> ElementQuery { ElementQuery(.type(type)) }
  /// The cell of a table or collection view at an index path.
  public static func indexPath(_ indexPath: IndexPath) -> ElementQuery { ElementQuery(.indexPath(indexPath)) }

  /// An element that matches both queries.
  public func and(_ other: ElementQuery) -> ElementQuery {
    var query = self
    query.conditions += other.conditions
    query.scopes += other.scopes
    query.index = other.index ?? index
    return query
  }

  /// An element inside of the element that matches `scope`.
  public func inside(_ scope: ElementQuery) -> ElementQuery {
    var query = self
    query.scopes.append(scope)
    return query
  }

  /// One of several matching elements, counted from 0 in the order of the view hierarchy: superviews first, then back to front.
  public func at(_ index: Int) -> ElementQuery {
    var query = self
    query.index = index
    return query
  }

  public var description: String {
    let own = conditions.map(\.description).joined(separator: " and ")
    return own + (index.map { " at \($0)" } ?? "") + scopes.map { " inside \($0)" }.joined()
  }
}

extension ElementQuery.Condition: CustomStringConvertible {
  var description: String {
    switch self {
    case .name(let name): "\"\(name)\""
    case .label(let label): "label \"\(label)\""
    case .identifier(let identifier): "identifier \"\(identifier)\""
    case .text(let text): "text \"\(text)\""
    case .containing(let part): "containing \"\(part)\""
    case .type(let type): "type \(type)"
    case .indexPath(let path): "index path \(Array(path))"
    }
  }

  /// The words of the query; nil if it does not contain words.
  var words: String? {
    switch self {
    case .name(let words), .label(let words), .identifier(let words), .text(let words), .containing(let words): words
    case .type, .indexPath: nil
    }
  }
}
