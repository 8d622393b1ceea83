import CoreGraphics

// The defaults are those of the system: visible, standard width, the accessory's own colour.
extension UICellAccessory {
  /// Options of a disclosure indicator (Apple: UICellAccessory.DisclosureIndicatorOptions).
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Options of a checkmark (Apple: UICellAccessory.CheckmarkOptions).
  public struct CheckmarkOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Options of a detail button (Apple: UICellAccessory.DetailOptions).
  public struct DetailOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Options of a menu (Apple: UICellAccessory.PopUpMenuOptions).
  public struct PopUpMenuOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Options of a control that deletes (Apple: UICellAccessory.DeleteOptions).
  public struct DeleteOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// The default, nil, is red.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor, background: backgroundColor) }
  }

  /// Options of a control that inserts (Apple: UICellAccessory.InsertOptions).
  public struct InsertOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// The default, nil, is green.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor, background: backgroundColor) }
  }

  /// Options of a ring that shows whether the cell is selected (Apple: UICellAccessory.MultiselectOptions).
  public struct MultiselectOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// The colour of the ring of a selected cell. The default, nil, is blue.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor, background: backgroundColor) }
  }
}
