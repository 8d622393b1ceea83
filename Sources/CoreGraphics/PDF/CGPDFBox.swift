/// The boxes of a page (Apple: CGPDFBox).
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}
