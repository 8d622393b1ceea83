import Foundation
import Synchronization
import Testing
import UIKit

@testable import QuartzCore

/// Code of Swift 5 can use a view on any thread; here it is a cast that gets past the compiler. The calls are such that Swift's own
/// checks, which end the process, find nothing in them.
@Suite(.serialized) struct MainThreadTests {
  private final class Box: @unchecked Sendable {
    let view: UIView
    let messages = Mutex<[String]>([])
    init(_ view: UIView) { self.view = view }
  }

  /// What is reported while `body` runs on a thread of its own.
  private func reports(_ body: @escaping @MainActor @Sendable (UIView) -> Void) async -> [String] {
    let box = Box(await MainActor.run { UILabel() })
    let anywhere = unsafeBitCast(body, to: (@Sendable (UIView) -> Void).self)
    start(box)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        anywhere(box.view)
        continuation.resume()
      }
    }
    MainThreadChecker.isEnabled.store(false, ordering: .relaxed)
    return box.messages.withLock { $0 }
  }

  private func start(_ box: Box) {
    MainThreadChecker.report.withLock { $0 = { message in box.messages.withLock { $0.append(message) } } }
    MainThreadChecker.isEnabled.store(true, ordering: .relaxed)
  }

  @Test func aCallOnAnotherThreadIsReportedByName() async {
    let found = await reports { $0.setNeedsLayout() }
    #expect(found == ["setNeedsLayout() of UILabel was used off the main thread. Use DispatchQueue.main.async or the main actor."])
  }

  @Test func callsOnAnotherThreadAreReportedOnceEach() async {
    let found = await reports { view in
      view.addSubview(view)
      view.addSubview(view)
    }
    #expect(found == ["addSubview(_:) of UILabel was used off the main thread. Use DispatchQueue.main.async or the main actor."])
  }

  @Test func theMainThreadIsNotReported() async {
    let box = Box(await MainActor.run { UIView() })
    start(box)
    await MainActor.run {
      box.view.backgroundColor = .blue
      box.view.addSubview(UIView())
      box.view.setNeedsDisplay()
    }
    MainThreadChecker.isEnabled.store(false, ordering: .relaxed)
    #expect(box.messages.withLock { $0 }.isEmpty)
  }
}
