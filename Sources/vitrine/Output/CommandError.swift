/// A failure, with a message for the person at the terminal. The exit status is 1.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
