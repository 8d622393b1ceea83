extension CharacterSet {
  /// Removes the characters of a text. Foundation's method of this name stops the program for an inverted set on Linux.
  public mutating func remove(charactersIn string: String) { subtract(CharacterSet(charactersIn: string)) }
}
