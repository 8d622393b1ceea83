/// The stack of drawing contexts, innermost last. Each thread has its own.
///
/// Unchecked Sendable: a stack is accessed only through `ofThread`, by its own thread.
final class UIGraphicsContextStack: @unchecked Sendable {
  enum Entry {
    case context(CGContext)
    /// The context of a layer. The closure creates the backing store; it is called once, when the context is first used.
    case lazy(() -> CGContext?)
    /// The context of `UIGraphicsBeginImageContextWithOptions`.
    case image(CGContext, scale: CGFloat)
    /// The context of `UIGraphicsBeginPDFContextToData` and `...ToFile`.
    case document(CGContext)
    /// A push without a context, so that pushes and pops match.
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

  /// The main thread's stack is a constant, because a lookup in the thread dictionary takes longer than a small fill.
  private static let ofMainThread = UIGraphicsContextStack()

  static var ofThread: UIGraphicsContextStack {
    if MainThread.isCurrent { return ofMainThread }
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? UIGraphicsContextStack { return stack }
    let stack = UIGraphicsContextStack()
    dictionary[key] = stack
    return stack
  }

  /// Runs `body` with a context that is created at its first use.
  static func withContext(_ make: @escaping () -> CGContext?, _ body: () -> Void) {
    let stack = ofThread
    let depth = stack.entries.count
    stack.entries.append(.lazy(make))
    body()
    // Also removes pushes of the body that were not popped.
    stack.entries.removeLast(max(0, stack.entries.count - depth))
  }

  private static let key = "UIKit.graphicsContexts"
}
