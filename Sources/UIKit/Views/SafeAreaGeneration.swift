/// A number that grows with each change that can give a view without safe area insets some: a change of the hierarchy, or of the insets of
/// a controller or a screen.
///
/// During layout, a view without safe area insets whose superview has none either stores the current number. Until the number grows, its
/// descendants need not ask all their ancestors again, because frames alone cannot give them insets. Outside of layout the ancestors are
/// always asked, because `safeAreaInsets` is open: a subclass may return different insets each time.
@MainActor
final class SafeAreaGeneration {
  static let shared = SafeAreaGeneration()
  private(set) var number = 1
  private var depth = 0

  /// Whether views are being laid out.
  var isLayingOut: Bool { depth > 0 }

  /// Invalidates the numbers that views have stored.
  func advance() { number += 1 }

  func during(_ layout: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    layout()
  }
}
