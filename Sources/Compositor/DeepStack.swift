import Foundation
import RenderTree

/// Provides stack space for tall trees. Each level of layers takes some kilobytes of stack, and a thread has only a few megabytes.
enum DeepStack {
  private static let plainLevels = 100
  private static let bytesPerLevel = 1 << 16

  /// Whether the tree needs a larger stack.
  static func isNeeded(for node: RenderNode) -> Bool { node.height > plainLevels }

  /// Runs `body` on a thread with enough stack for the tree, and waits for it.
  static func run(for node: RenderNode, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = (min(node.height, RenderNode.maximumDepth) + plainLevels) * bytesPerLevel
    thread.start()
    done.wait()
  }
}
