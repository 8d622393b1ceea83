/// Who hears of a gesture, held weakly.
struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
}
