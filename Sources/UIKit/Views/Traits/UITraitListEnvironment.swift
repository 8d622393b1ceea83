/// The kind of list that contains a view: set for rows of tables and lists of collection views (Apple: UITraitListEnvironment).
public struct UITraitListEnvironment: CollectedTrait {
  public static var defaultValue: UIListEnvironment { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIListEnvironment { traitCollection.listEnvironment }
  static func collection(_ value: UIListEnvironment) -> UITraitCollection { UITraitCollection(listEnvironment: value) }
}
