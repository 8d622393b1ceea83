/// Something that failed, as the person at the terminal reads it. The exit status is 1.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
