import CoreGraphics

extension InterfaceLook {
  /// The rounding of a shape.
  enum Rounding: Hashable, Sendable {
    case radius(CGFloat)
    /// Half of the shorter side.
    case capsule

    func radius(in size: CGSize) -> CGFloat {
      switch self {
      case .radius(let radius): radius
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }

  /// A switch.
  struct Toggle: Hashable, Sendable {
    var size: CGSize
    var thumb: CGSize
    /// The distance of the thumb from the edge of the track.
    var inset: CGFloat
    /// By how much the thumb is wider while the switch is pressed.
    var growth: CGFloat

    static let ios17 = Toggle(size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), inset: 2, growth: 6)
    /// The sizes are measured. The growth of the thumb, which iOS turns into glass while it is pressed, is a guess.
    static let ios26 = Toggle(size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), inset: 2, growth: 7)
  }

  /// A slider.
  struct Slider: Hashable, Sendable {
    var height: CGFloat
    var thumb: CGSize
    var track: CGFloat
    /// The width of the line around the thumb.
    var outline: CGFloat

    static let ios17 = Slider(height: 31, thumb: CGSize(width: 28, height: 28), track: 4, outline: 0.5)
    /// The thumb and the track are measured. That the slider is as high as before is a guess.
    static let ios26 = Slider(height: 31, thumb: CGSize(width: 37, height: 24), track: 6, outline: 0)
  }

  /// A segmented control.
  struct Segments: Hashable, Sendable {
    var height: CGFloat
    var inset: CGFloat
    var rounding: Rounding
    var pillRounding: Rounding

    static let ios17 = Segments(height: 32, inset: 2, rounding: .radius(8), pillRounding: .radius(7))
    /// Measured on iOS 27: a capsule of 32 points with one of 28 points in it.
    static let ios26 = Segments(height: 32, inset: 2, rounding: .capsule, pillRounding: .capsule)
  }

  /// A stepper.
  struct Stepper: Hashable, Sendable {
    var rounding: Rounding

    static let ios17 = Stepper(rounding: .radius(8))
    /// Apple's screenshots show a capsule.
    static let ios26 = Stepper(rounding: .capsule)
  }

  /// A button with a configuration.
  struct Button: Hashable, Sendable {
    /// The corners of the style `dynamic` if the program has not set a radius of its own.
    var dynamicRounding: Rounding
    /// The corners of the other styles with a fixed radius.
    var small: Rounding, medium: Rounding, large: Rounding

    static let ios17 = Button(dynamicRounding: .radius(6), small: .radius(4), medium: .radius(8), large: .radius(12))
    /// Apple (Human Interface Guidelines, "Buttons"): bordered buttons are capsules. Sizes are unchanged: 50 points for a large button of
    /// one line.
    static let ios26 = Button(dynamicRounding: .capsule, small: .radius(4), medium: .radius(8), large: .radius(12))
  }

  /// The text field of a search bar.
  struct SearchField: Hashable, Sendable {
    var height: CGFloat
    var rounding: Rounding
    /// The distance of the magnifying glass and of the clear button from the edges, and of the text from the leading edge.
    var iconInset: CGFloat
    var textStart: CGFloat
    /// The height of a search bar that is not below a navigation bar's title, and of one that is.
    var barHeight: CGFloat
    var stackedBarHeight: CGFloat
    /// Whether the bar has the system's default background.
    var hasMaterial: Bool
    /// Whether the cancel button is a cross on a circle of glass, which is as high as the field, instead of a title.
    var cancelsByCross: Bool

    static let ios17 = SearchField(
      height: 36, rounding: .radius(10), iconInset: 7, textStart: 31, barHeight: 56, stackedBarHeight: 52, hasMaterial: true,
      cancelsByCross: false)
    /// A capsule of 44 points. The insets are those measured of the field of 48 points in a toolbar, less 2 points; the heights of search
    /// bars are guesses, which keep the margins of before. The cross is in Apple's screenshots of searches; that a search bar has no background
    /// is a guess, since no other bar has one.
    static let ios26 = SearchField(
      height: 44, rounding: .capsule, iconInset: 10, textStart: 38, barHeight: 64, stackedBarHeight: 60, hasMaterial: false,
      cancelsByCross: true)
  }
}
