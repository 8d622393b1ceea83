/// A round of layout in which nothing changed that gives a safe area to views without one: no hierarchy, no insets of controllers or screens.
///
/// While views are laid out, a view without safe area insets whose superview has none either notes the round. Frames do not matter then, so that
/// the views within it need not ask all their ancestors again. Outside of layout the ancestors are always asked, because a subclass may answer
/// for itself (`safeAreaInsets` is open) and differently each time.
@MainActor
final class SafeAreaRound {
  static let shared = SafeAreaRound()
  private(set) var number = 1
  private var depth = 0

  /// Whether views are being laid out.
  var isRunning: Bool { depth > 0 }

  /// Begins a new round.
  func begin() { number += 1 }

  func during(_ layout: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    layout()
  }
}
