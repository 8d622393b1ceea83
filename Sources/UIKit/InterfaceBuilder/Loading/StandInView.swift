/// A replacement for a view of an unknown class, or of an Apple framework that Linux does not have.
class StandInView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
