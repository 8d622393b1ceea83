/// The contexts that drawing functions mean, innermost last; each thread has its own.
///
/// Sendable by agreement: a stack is reached through `ofThread` alone.
final class UIGraphicsContextStack: @unchecked Sendable {
  enum Entry {
    case context(CGContext)
    /// A layer's: the closure makes the backing store and is called once, when something asks for the context.
    case lazy(() -> CGContext?)
    /// Of `UIGraphicsBeginImageContextWithOptions`.
    case image(CGContext, scale: CGFloat)
    /// Of `UIGraphicsBeginPDFContextToData` and `...ToFile`.
    case document(CGContext)
    /// A push without a context, so that the pops match.
    case none
  }

  var entries: [Entry] = []

  var current: CGContext? {
    switch entries.last {
    case .context(let context), .image(let context, _), .document(let context): return context
    case .lazy(let make):
      let context = make()
      entries[entries.count - 1] = context.map(Entry.context) ?? .none
      return context
    case .none?, nil: return nil
    }
  }

  /// Apart, for looking into a thread's dictionary takes longer than a small fill.
  private static let ofMainThread = UIGraphicsContextStack()

  static var ofThread: UIGraphicsContextStack {
    if MainThread.isCurrent { return ofMainThread }
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? UIGraphicsContextStack { return stack }
    let stack = UIGraphicsContextStack()
    dictionary[key] = stack
    return stack
  }

  /// Runs `body` with a context that is made at its first use.
  static func withContext(_ make: @escaping () -> CGContext?, _ body: () -> Void) {
    let stack = ofThread
    let depth = stack.entries.count
    stack.entries.append(.lazy(make))
    body()
    // Pushes of the body that were not popped go with it.
    stack.entries.removeLast(max(0, stack.entries.count - depth))
  }

  private static let key = "UIKit.graphicsContexts"
}
