/// A value that goes from the main thread to the main thread, which the compiler cannot see: archives' delegates are bound to no actor.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
