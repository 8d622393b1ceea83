import Foundation

/// A value that is passed to a closure which must be `Sendable`. Sendable, since a context and its objects are used only on the context's
/// queue, as Core Data requires, and the closure runs on that queue.
struct Confined<Value>: @unchecked Sendable { let value: Value }
