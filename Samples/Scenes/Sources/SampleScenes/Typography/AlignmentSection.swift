import UIKit

@MainActor
enum AlignmentSection {
  static func make() -> LabelStack {
    let alignments: [(NSTextAlignment, String)] = [(.left, "Left"), (.center, "Centre"), (.right, "Right"), (.natural, "طبيعي")]
    var labels = alignments.map { alignment, text in
      let label = UILabel()
      label.text = text
      label.textAlignment = alignment
      label.font = .systemFont(ofSize: 15)
      return label
    }
    let paragraph = UILabel()
    paragraph.text = "Two lines at most: the label breaks between words, and what does not fit on the second line ends in an ellipsis."
    paragraph.numberOfLines = 2
    paragraph.font = .systemFont(ofSize: 15)
    paragraph.textColor = .secondaryLabel
    labels.append(paragraph)
    return LabelStack(labels, spacing: 1)
  }
}
