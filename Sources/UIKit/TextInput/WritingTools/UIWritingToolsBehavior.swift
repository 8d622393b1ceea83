/// The extent of Writing Tools that a text view offers (Apple: UIWritingToolsBehavior). Linux has no Writing Tools.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}
