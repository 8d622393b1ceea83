/// Releases the children of views and layers iteratively. Without it, a chain of many thousands of layers would be released by as many
/// nested calls, which overflow the stack.
///
/// Outside of the main actor, objects are released recursively as usual, because the `deinit` of a program's view may expect its own
/// thread.
package final class ReleaseQueue: @unchecked Sendable {
  // Used on the main actor only.
  private var waiting: [[AnyObject]] = []
  private var isAtWork = false

  private static let shared = ReleaseQueue()

  /// Releases the children of an object that is being deinitialized. They are deallocated when the outermost call returns.
  package static func free<Child: AnyObject>(_ children: inout [Child]) {
    guard !children.isEmpty, MainActor.isCurrent else { return }
    shared.waiting.append(children)
    children = []
    shared.work()
  }

  /// Releases the children in a list.
  package static func free<Child: AnyObject>(_ list: inout ChildList<Child>) {
    guard !list.slots.isEmpty else { return }
    var children = list.children
    list = ChildList()
    free(&children)
  }

  private func work() {
    guard !isAtWork else { return }
    isAtWork = true
    // An object whose last reference is in the list calls `free` when it is released, which adds its children to `waiting`.
    while var list = waiting.popLast() { list.removeAll() }
    isAtWork = false
  }
}
