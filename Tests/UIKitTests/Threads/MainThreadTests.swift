import Foundation
import Synchronization
import Testing
import UIKit

@testable import QuartzCore

/// Swift 5 code can use a view on any thread; here a cast avoids the compiler's check. The calls are chosen so that Swift's own checks,
/// which stop the process, do not detect them.
@Suite(.serialized) struct MainThreadTests {
  private final class Box: @unchecked Sendable {
    let view: UIView
    let messages = Mutex<[String]>([])
    init(_ view: UIView) { self.view = view }
  }

  /// Returns the reports while `body` runs on another thread.
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
    MainThreadChecker.forgetReports()
    MainThreadChecker.report.withLock { $0 = { message in box.messages.withLock { $0.append(message) } } }
    MainThreadChecker.isEnabled.store(true, ordering: .relaxed)
  }

  @Test func aCallOnAnotherThreadIsReportedByName() async {
    let found = await reports { $0.setNeedsLayout() }
    #expect(found == ["setNeedsLayout() of UILabel was used off the main thread. Use DispatchQueue.main.async or the main actor."])
  }

  /// A call with its name.
  struct Call: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @MainActor @Sendable () -> NSObject
    var run: @MainActor @Sendable (NSObject) -> Void
    var testDescription: String { name }

    static func view(_ name: String, _ run: @escaping @MainActor @Sendable (UIView) -> Void) -> Call {
      Call(name: "\(name) of UIView", make: { UIView() }, run: { run($0 as! UIView) })
    }
    static func layer(_ name: String, _ run: @escaping @MainActor @Sendable (CALayer) -> Void) -> Call {
      Call(name: "\(name) of CALayer", make: { CALayer() }, run: { run($0 as! CALayer) })
    }
    static func controller(_ name: String, _ run: @escaping @MainActor @Sendable (UIViewController) -> Void) -> Call {
      Call(name: "\(name) of UIViewController", make: { UIViewController() }, run: { run($0 as! UIViewController) })
    }

    static let all: [Call] = [
      .view("frame") { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
      .view("bounds") { $0.bounds = CGRect(x: 1, y: 2, width: 3, height: 4) },
      .view("center") { $0.center = CGPoint(x: 1, y: 2) },
      .view("transform") { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
      .view("alpha") { $0.alpha = 0.5 },
      .view("isHidden") { $0.isHidden = true },
      .view("clipsToBounds") { $0.clipsToBounds = true },
      .view("backgroundColor") { $0.backgroundColor = nil },
      .view("tintColor") { $0.tintColor = nil },
      .view("setNeedsLayout()") { $0.setNeedsLayout() },
      .view("layoutIfNeeded()") { $0.layoutIfNeeded() },
      .view("setNeedsDisplay()") { $0.setNeedsDisplay() },
      .view("setNeedsDisplay()") { $0.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) },
      .view("removeFromSuperview()") { $0.removeFromSuperview() },
      Call(name: "text of UILabel", make: { UILabel() }, run: { ($0 as! UILabel).text = "a" }),
      Call(name: "image of UIImageView", make: { UIImageView() }, run: { ($0 as! UIImageView).image = nil }),
      .layer("position") { $0.position = CGPoint(x: 1, y: 2) },
      .layer("bounds") { $0.bounds = CGRect(x: 1, y: 2, width: 3, height: 4) },
      .layer("transform") { $0.transform = CATransform3DMakeScale(2, 2, 2) },
      .layer("opacity") { $0.opacity = 0.5 },
      .layer("backgroundColor") { $0.backgroundColor = CGColor(gray: 0, alpha: 1) },
      .layer("cornerRadius") { $0.cornerRadius = 3 },
      .layer("setNeedsLayout()") { $0.setNeedsLayout() },
      .layer("setNeedsDisplay()") { $0.setNeedsDisplay() },
      .layer("isOpaque") { $0.isOpaque.toggle() },
      .controller("title") { $0.title = "a" },
      .controller("view") { _ = $0.view },
      .controller("removeFromParent()") { $0.removeFromParent() },
      .controller("dismiss(animated:completion:)") { $0.dismiss(animated: false) },
    ]
  }

  @Test(arguments: Call.all) func aCallIsNamedAsItIsWritten(_ call: Call) async {
    let object = await MainActor.run { Target(call.make()) }
    let messages = Messages()
    let run = unsafeBitCast(call.run, to: (@Sendable (NSObject) -> Void).self)
    await withCheckedContinuation { continuation in
      let isOver = Mutex(false)
      let finish: @Sendable () -> Void = {
        if isOver.withLock({ over in
          defer { over = true }; return !over
        }) {
          continuation.resume()
        }
      }
      messages.collect(finish)
      Thread.detachNewThread {
        run(object.value)
        finish()
      }
    }
    MainThreadChecker.isEnabled.store(false, ordering: .relaxed)
    let first = messages.all.withLock { $0.first }
    #expect(first == "\(call.name) was used off the main thread. Use DispatchQueue.main.async or the main actor.")
    // It is released on the thread where it was created.
    await MainActor.run { object.value = NSObject() }
  }

  private final class Target: @unchecked Sendable {
    var value: NSObject
    init(_ value: NSObject) { self.value = value }
  }

  private final class Messages: Sendable {
    let all = Mutex<[String]>([])
    /// Collects the reports. The detected call would often trap next, so its thread sleeps forever.
    func collect(_ then: @escaping @Sendable () -> Void) {
      MainThreadChecker.forgetReports()
      MainThreadChecker.report.withLock {
        $0 = { message in
          self.all.withLock { $0.append(message) }
          then()
          while true { sleep(1000) }
        }
      }
      MainThreadChecker.isEnabled.store(true, ordering: .relaxed)
    }
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
