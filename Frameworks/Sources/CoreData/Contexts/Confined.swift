import Foundation

/// A value that is passed to a closure which must be `Sendable`. Sendable, since a context and its objects are used on the context's queue only,
/// as Core Data demands, and the closure is performed there.
struct Confined<Value>: @unchecked Sendable { let value: Value }
