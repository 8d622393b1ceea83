/// A number for the time in which views without safe area insets keep having none: no hierarchy and no insets of controllers or screens
/// change.
///
/// During layout, a view without safe area insets whose superview has none either stores the current number. Frames cannot give it insets
/// then, so its descendants need not ask all their ancestors again. Outside of layout the ancestors are always asked, because
/// `safeAreaInsets` is open: a subclass may return different insets each time.
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
