import UIKit

/// A note in the list.
final class NoteCell: UITableViewCell {
  var titleLabel: UILabel!
  var bodyLabel: UILabel!

  /// - Parameter lines: of its text, at most.
  func show(_ note: Note, lines: Int) {
    titleLabel.text = note.isStarred ? "★ \(note.title)" : note.title
    bodyLabel.text = note.text
    bodyLabel.numberOfLines = lines
  }
}
