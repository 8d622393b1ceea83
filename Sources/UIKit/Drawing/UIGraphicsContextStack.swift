/// The graphics contexts that drawing code can ask for, innermost last. Each thread has its own.
enum UIGraphicsContextStack {
  /// A context, or what makes one when it is asked for.
  private final class Entry {
    private var make: (() -> CGContext?)?
    private var made: CGContext?

    init(_ make: @escaping () -> CGContext?) { self.make = make }

    var context: CGContext? {
      if let make {
        self.make = nil
        made = make()
      }
      return made
    }
  }

  private static let key = "vitrine.graphicsContexts"

  private static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// nil where nothing is being drawn into.
  static var current: CGContext? { entries.last?.context }

  static func push(_ make: @escaping () -> CGContext?) { entries.append(Entry(make)) }

  static func pop() {
    guard !entries.isEmpty else {
      UIKitLog.refused("UIGraphicsPopContext() without UIGraphicsPushContext(_:)")
      return
    }
    entries.removeLast()
  }

  /// Runs `body` with a context that is made at its first use.
  static func withContext(_ make: @escaping () -> CGContext?, _ body: () -> Void) {
    push(make)
    defer { pop() }
    body()
  }
}

/// The context that drawing goes to; nil where nothing is being drawn into.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsContextStack.current }

/// Makes a context the current one, until the pop.
public func UIGraphicsPushContext(_ context: CGContext) { UIGraphicsContextStack.push { context } }

public func UIGraphicsPopContext() { UIGraphicsContextStack.pop() }
