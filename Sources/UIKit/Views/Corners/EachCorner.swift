/// A value for each corner of a rectangle.
struct EachCorner<Value: Hashable & Sendable>: Hashable, Sendable {
  var topLeft, topRight, bottomLeft, bottomRight: Value

  init(topLeft: Value, topRight: Value, bottomLeft: Value, bottomRight: Value) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
  }

  init(repeating value: Value) { self.init(topLeft: value, topRight: value, bottomLeft: value, bottomRight: value) }

  var all: [(UIRectCorner, Value)] {
    [(.topLeft, topLeft), (.topRight, topRight), (.bottomLeft, bottomLeft), (.bottomRight, bottomRight)]
  }

  /// The value of a single corner.
  subscript(corner: UIRectCorner) -> Value {
    get {
      switch corner {
      case .topLeft: topLeft
      case .topRight: topRight
      case .bottomLeft: bottomLeft
      default: bottomRight
      }
    }
    set {
      switch corner {
      case .topLeft: topLeft = newValue
      case .topRight: topRight = newValue
      case .bottomLeft: bottomLeft = newValue
      default: bottomRight = newValue
      }
    }
  }
}
