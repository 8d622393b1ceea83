/// Passes a value through code without an actor that always runs on the main thread, such as delegates of archivers.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}
