import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests every public setter that takes numbers with infinite, undefined and huge ones. None of them traps or hangs, and none makes the
/// geometry of a view or layer on the screen infinite.
@Suite(.serialized) @MainActor struct NumberSetterTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func everySetterTakesAnyNumber(n: CGFloat) throws {
    try UIKitLog.$isQuiet.withValue(true) {
      let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
      let root = UIView(frame: screen.window.bounds)
      screen.show(root)
      for (name, make) in NumberSetters.all(n) {
        for index in make().setters.indices {
          let (object, setters) = make()
          let call = "\(name).\(setters[index].name) with \(n)"
          let remove = show(object, in: root)
          screen.settle()
          progress(call)
          setters[index].set()
          if let animation = object as? CAAnimation { root.layer.add(animation, forKey: "key") }
          screen.advance(by: 0.02)
          screen.settle()
          try #require(isFinite(screen.window.layer), "\(call)")
          remove()
          screen.settle()
        }
      }
      #expect(screen.image.width == 60)
    }
  }

  /// The name of the call before a trap: VITRINE_SETTERS names a file for it.
  private func progress(_ call: String) {
    guard let file = ProcessInfo.processInfo.environment["VITRINE_SETTERS"] else { return }
    try? Data(call.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func isFinite(_ layer: CALayer) -> Bool {
    let numbers = [layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height]
    return numbers.allSatisfy(\.isFinite) && (layer.sublayers ?? []).allSatisfy(isFinite)
  }

  /// Puts an object where its numbers have an effect.
  /// - Returns: a closure that removes it.
  private func show(_ object: AnyObject, in root: UIView) -> () -> Void {
    switch object {
    case let view as UIView:
      view.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
      (view as? UILabel)?.text = "Some text"
      (view as? UITextView)?.text = "Some text"
      (view as? UITextField)?.text = "Some text"
      (view as? UIButton)?.setTitle("Some text", for: .normal)
      (view as? UIStackView)?.addArrangedSubview(UISwitch())
      (view as? UIStackView)?.addArrangedSubview(UILabel())
      (view as? UIScrollView)?.contentSize = CGSize(width: 100, height: 200)
      root.addSubview(view)
      return { view.removeFromSuperview() }
    case let controller as UIViewController where controller.presentingViewController == nil:
      root.addSubview(controller.view)
      return { controller.view.removeFromSuperview() }
    case let layer as CALayer:
      layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
      root.layer.addSublayer(layer)
      return { layer.removeFromSuperlayer() }
    case let animation as CAAnimation:
      (animation as? CAPropertyAnimation)?.keyPath = "position"
      return { root.layer.removeAllAnimations() }
    case let recognizer as UIGestureRecognizer:
      root.addGestureRecognizer(recognizer)
      return { root.removeGestureRecognizer(recognizer) }
    case let constraint as NSLayoutConstraint:
      guard let view = constraint.firstItem as? UIView else { return {} }
      root.addSubview(view)
      constraint.isActive = true
      return { view.removeFromSuperview() }
    default: return {}
    }
  }

  /// The list is made from the sources by Tools/Fuzz/number-setters.
  @Test func theListIsUpToDate() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process(), output = Pipe()
    process.executableURL = top.appendingPathComponent("Tools/Fuzz/number-setters")
    process.arguments = ["--check"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  @Test func insetsThatAreNotFiniteAreIgnored() {
    UIKitLog.$isQuiet.withValue(true) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      view.contentSize = CGSize(width: 100, height: 100)
      for n in [CGFloat.nan, .infinity, -.infinity] {
        view.contentInset.bottom = n
        view.contentSize.height = n
        #expect(view.contentInset.top == 5 && view.contentInset.bottom == 0 && view.contentSize.height == 100)
        #expect(view.adjustedContentInset.top == 5 && view.contentOffset.y == -5)
      }
    }
  }
}
