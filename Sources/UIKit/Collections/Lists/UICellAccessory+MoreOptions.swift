import CoreGraphics

extension UICellAccessory {
  /// Options of a reorder control (Apple: UICellAccessory.ReorderOptions).
  public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether a vertical line separates the control from the accessory before it. Default true.
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: AccessoryLook {
      var look = AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      look.showsVerticalSeparator = showsVerticalSeparator
      return look
    }
  }

  /// Options of a chevron that expands and collapses an item (Apple: UICellAccessory.OutlineDisclosureOptions).
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      /// `header` in the header of a section, otherwise `cell`.
      case automatic
      /// A tap anywhere in the cell expands and collapses.
      case header
      /// A tap on the chevron expands and collapses; the cell itself can be selected.
      case cell
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      var look = AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      look.style = style
      return look
    }
  }

  /// Options of a text (Apple: UICellAccessory.LabelOptions).
  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// The default is the body style.
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: AccessoryLook {
      var look = AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      look.font = font
      look.adjustsFont = adjustsFontForContentSizeCategory
      return look
    }
  }

  /// A custom view as an accessory (Apple: UICellAccessory.CustomViewConfiguration).
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether the view keeps its present size. If false, the cell sizes it to fit.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
