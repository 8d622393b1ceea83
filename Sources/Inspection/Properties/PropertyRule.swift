import Hosting
import UIKit

/// A property of views that the inspector shows.
@MainActor
struct PropertyRule {
  let name: String
  let kind: InspectedProperty.Kind
  /// Whether the property is shown even if it has its default value.
  let isImportant: Bool
  /// Returns the value as text.
  let read: (UIView, UITraitCollection) -> String
  /// Returns a function that sets the value from a text; nil if the text is invalid. The closure is nil for a property that cannot be
  /// edited.
  let parse: ((String) -> ((UIView) -> Void)?)?
  /// Returns a function that restores the current value, for undo.
  let capture: (UIView) -> (UIView) -> Void
  /// A description of valid texts, as the end of the sentence "takes ...".
  let allowed: String
  /// Returns the default value; if nil, the default is the value of a new view.
  let reference: ((UIView, UITraitCollection) -> String)?
}

/// The properties of one class of views.
@MainActor
struct PropertyGroup {
  let isMember: (UIView) -> Bool
  let rules: [PropertyRule]

  static func of<View: UIView>(_ type: View.Type, _ build: (inout PropertyList<View>) -> Void) -> PropertyGroup {
    var list = PropertyList<View>()
    build(&list)
    return PropertyGroup(isMember: { $0 is View }, rules: list.rules)
  }
}

/// A builder for the property list of a class.
@MainActor
struct PropertyList<View: UIView> {
  private(set) var rules: [PropertyRule] = []

  /// - Parameter reference: returns the default value; nil if it is that of a new view.
  mutating func add<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<View, Value>, _ format: ValueFormat<Value>, important: Bool = false,
    reference: ((View) -> Value)? = nil
  ) {
    add(
      name, format, important: important, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, reference: reference)
  }

  mutating func add<Value>(
    _ name: String, _ format: ValueFormat<Value>, important: Bool = false, get: @escaping (View) -> Value,
    set: @escaping (View, Value) -> Void, reference: ((View) -> Value)? = nil
  ) {
    rules.append(
      PropertyRule(
        name: name, kind: format.kind, isImportant: important,
        read: { view, traits in (view as? View).map { format.text(get($0), traits) } ?? "" },
        parse: format.parse.map { parse in
          { text in
            guard let value = parse(text) else { return nil }
            return { view in if let view = view as? View { set(view, value) } }
          }
        },
        capture: { view in
          guard let view = view as? View else { return { _ in } }
          let value = get(view)
          return { view in if let view = view as? View { set(view, value) } }
        }, allowed: format.allowed,
        reference: reference.map { reference in { view, traits in (view as? View).map { format.text(reference($0), traits) } ?? "" } }))
  }

  mutating func add(_ rule: PropertyRule) { rules.append(rule) }

  /// Adds a property that cannot be edited.
  mutating func show(_ name: String, important: Bool = false, _ text: @escaping (View) -> String) {
    rules.append(
      PropertyRule(
        name: name, kind: .readOnly, isImportant: important, read: { view, _ in (view as? View).map(text) ?? "" }, parse: nil,
        capture: { _ in { _ in } }, allowed: "no value", reference: nil))
  }
}
