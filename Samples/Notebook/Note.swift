import UIKit

/// A note.
struct Note: Identifiable {
  let id = UUID()
  var title: String
  var text: String
  var isStarred = false

  static let first = [
    Note(
      title: "Shopping", text: "Bread, apples, coffee, a new lamp for the desk, and something for the neighbours' cat while they are away."),
    Note(title: "Birthdays", text: "Ada in May, Grace in December."),
    Note(title: "Books", text: "The one about bridges. The other one about bridges."),
  ]
}
