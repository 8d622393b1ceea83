import UIKit

/// A cell that shows a note.
final class NoteCell: UITableViewCell {
  var titleLabel: UILabel!
  var bodyLabel: UILabel!

  /// - Parameter lines: the largest number of lines of text.
  func show(_ note: Note, lines: Int) {
    titleLabel.text = note.isStarred ? "★ \(note.title)" : note.title
    bodyLabel.text = note.text
    bodyLabel.numberOfLines = lines
  }
}
