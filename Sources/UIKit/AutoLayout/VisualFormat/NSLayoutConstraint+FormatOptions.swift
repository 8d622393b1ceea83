extension NSLayoutConstraint {
  /// The alignment and the direction of the views in a visual format string (Apple: NSLayoutConstraint.FormatOptions).
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

    /// The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// In vertical formats, spaces are measured from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes by which the views are aligned.
    var alignments: [NSLayoutConstraint.Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
    }
  }
}
