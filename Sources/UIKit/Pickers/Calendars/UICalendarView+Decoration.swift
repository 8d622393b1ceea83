import CoreGraphics

extension UICalendarView {
  /// A decoration below a day (Apple: UICalendarView.Decoration).
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let make: () -> UIView
    let size: DecorationSize

    private init(size: DecorationSize, make: @escaping () -> UIView) {
      self.size = size
      self.make = make
      super.init()
    }

    /// Creates a dot.
    /// - Parameter color: the color; nil, the default, for grey.
    public convenience init(color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(size: size) {
        let side = Self.points(size) * 0.55
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = side / 2
        return dot
      }
    }

    /// Creates an image in one colour.
    /// - Parameter image: the image; nil, the default, for a dot.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      guard let image else {
        self.init(color: color, size: size)
        return
      }
      self.init(size: size) {
        let side = Self.points(size)
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .secondaryLabel
        view.frame.size = CGSize(width: side, height: side)
        return view
      }
    }

    /// Creates a decoration from a view, which is clipped to the area below the day.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(size: .large) {
        let view = customViewProvider()
        if view.bounds.size == .zero { view.bounds.size = view.sizeThatFits(CGSize(width: 40, height: Self.points(.large))) }
        return view
      }
    }

    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self? {
      Decoration(color: color, size: size) as? Self
    }
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Self? {
      Decoration(image: image, color: color, size: size) as? Self
    }
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Self? {
      Decoration(customViewProvider: customViewProvider) as? Self
    }

    func view() -> UIView {
      let view = make()
      view.isUserInteractionEnabled = false
      return view
    }

    /// The side of a decoration in points.
    static func points(_ size: DecorationSize) -> CGFloat {
      switch size {
      case .small: 8
      case .medium: 12
      case .large: 16
      }
    }
  }
}
