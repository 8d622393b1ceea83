extension CharacterSet {
  /// Removes the characters of a text. On Linux, Foundation's method of this name stops the program for an inverted set.
  public mutating func remove(charactersIn string: String) { subtract(CharacterSet(charactersIn: string)) }
}
