/// How much of Writing Tools a text view offers (Apple: UIWritingToolsBehavior). On Linux none is offered.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}
