/// A target with an action, held weakly.
struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
}
