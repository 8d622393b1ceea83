/// Makes a reusable view of a class that is only known at run time, as `DynamicInstance` does: the class is taken for a subclass in which
/// the initialiser is `required`, and the entry in its own table runs.
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

  /// A view by `init(frame:)`.
  @inline(never)
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(unsafeBitCast(type as AnyClass, to: _ViewInstance.Type.self).init(frame: frame), to: View.self)
  }
}

/// Open, so that no optimiser takes it for the only class of its kind.
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
