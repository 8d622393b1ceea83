internal import InterfaceBuilder

/// In the place of a view that is not there: one of the program's, or of a framework of Apple's that Linux does not have.
class StandInView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class StandInControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
