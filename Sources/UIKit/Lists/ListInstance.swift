/// Makes a reusable view of a class that is known only at run time, as `DynamicInstance` does. The class is cast to a subclass whose
/// initialiser is `required`, and the call runs the initialiser in the vtable of the actual class.
@MainActor
enum ListInstance {
  @inline(never)
  static func make(_ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String?) -> UITableViewCell {
    unsafeBitCast(type as AnyClass, to: _CellInstance.Type.self).init(style: style, reuseIdentifier: identifier)
  }

  @inline(never)
  static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?) -> UITableViewHeaderFooterView {
    unsafeBitCast(type as AnyClass, to: _HeaderFooterInstance.Type.self).init(reuseIdentifier: identifier)
  }

  /// Returns a view made by `init(frame:)`.
  @inline(never)
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(unsafeBitCast(type as AnyClass, to: _ViewInstance.Type.self).init(frame: frame), to: View.self)
  }
}

/// Open, so that the optimiser cannot assume that no subclass exists.
open class _CellInstance: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _HeaderFooterInstance: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _ViewInstance: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
