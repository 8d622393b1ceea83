/// The images of the parts of a control for each state. States without an image use the one for `.normal`.
struct StateImages<Part: Hashable> {
  private var images: [Part: [UInt: UIImage]] = [:]

  mutating func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) { images[part, default: [:]][state.rawValue] = image }

  func image(_ part: Part, _ state: UIControl.State) -> UIImage? {
    guard let own = images[part] else { return nil }
    return own[state.rawValue] ?? own[UIControl.State.normal.rawValue]
  }
}
