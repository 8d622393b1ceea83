import UIKit

/// A table of ten thousand self-sizing rows.
@MainActor
final class NoteList: NSObject, UITableViewDataSource {
  let table: UITableView
  private let pictures: [UIImage]

  init(frame: CGRect, pictures: [UIImage]) {
    table = UITableView(frame: frame)
    self.pictures = pictures
    super.init()
    table.estimatedRowHeight = 240
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(indexPath.row, picture: pictures[indexPath.row % pictures.count])
    return cell
  }
}
