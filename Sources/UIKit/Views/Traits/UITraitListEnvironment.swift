/// The kind of list that contains a view: rows of tables and lists of collection views have it (Apple: UITraitListEnvironment).
public struct UITraitListEnvironment: CollectedTrait {
  public static var defaultValue: UIListEnvironment { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIListEnvironment { traitCollection.listEnvironment }
  static func collection(_ value: UIListEnvironment) -> UITraitCollection { UITraitCollection(listEnvironment: value) }
}
