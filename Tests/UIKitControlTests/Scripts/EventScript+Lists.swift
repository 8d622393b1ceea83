import UIKit

extension EventScript {
  @MainActor private final class Scroller: NSObject, UIScrollViewDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { notes.noteOnce("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notes.note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { notes.note("willEndDragging \(velocity.y > 0 ? "down" : velocity.y < 0 ? "up" : "still")") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      notes.note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { notes.note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notes.note("didEndDecelerating") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { notes.note("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { notes.noteOnce("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { notes.note("didEndZooming") }
  }

  /// Flicks, stops with a finger, and uses the wheel.
  static let scroll = EventScript(
    family: "scroll",
    stage: { screen, notes in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), hand = Scroller(notes)
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 8000)))
      view.contentSize = CGSize(width: 320, height: 8000)
      view.delegate = hand
      notes.kept = [hand]
      screen.show(view)
    },
    events: """
      0.1 touch 0 began 100 400
      0.12 touch 0 moved 100 385
      0.14 touch 0 moved 100 360
      0.16 touch 0 moved 100 330
      0.18 touch 0 ended 100 330
      0.6 touch 0 began 100 300
      1 touch 0 ended 100 300
      1.5 touch 0 began 100 300
      1.55 touch 0 moved 100 280
      2 touch 0 moved 100 279
      2.5 touch 0 ended 100 279
      3 scroll 100 100 0 -40
      """, end: 4,
    calls: [
      "willBeginDragging", "didScroll", "willEndDragging down", "didEndDragging true", "willBeginDecelerating", "didScroll",
      "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging still", "didEndDragging false", "didScroll",
    ])

  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let notes: CallNotes
    var rows = (0..<6).map { "\($0)" }
    init(_ notes: CallNotes) { self.notes = notes }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      notes.note("shouldHighlight \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { notes.note("didHighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { notes.note("didUnhighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      notes.note("willSelect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notes.note("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { notes.note("willBeginEditing \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      notes.note("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nothing")")
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      notes.note("commit \(editingStyle) \(indexPath.row)")
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      notes.note("move \(source.row) to \(destination.row)")
      rows.insert(rows.remove(at: source.row), at: destination.row)
    }
  }

  /// Taps a row, swipes and deletes another, uses keys, and moves a row of an edited table.
  static let table = EventScript(
    family: "table",
    stage: { screen, notes in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), rows = Rows(notes)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      table.delegate = rows
      let edit = UIButton(frame: CGRect(x: 0, y: 420, width: 100, height: 44))
      edit.addAction(UIAction { _ in table.setEditing(true, animated: true) }, for: .touchUpInside)
      notes.kept = [rows]
      root.addSubview(table)
      root.addSubview(edit)
      screen.show(root)
    },
    events: """
      0.1 touch 0 began 100 60
      0.2 touch 0 ended 100 60
      0.5 touch 0 began 250 110
      0.55 touch 0 moved 230 110
      0.6 touch 0 moved 190 110
      0.65 touch 0 moved 160 110
      0.8 touch 0 ended 160 110
      1.5 touch 0 began 300 110
      1.6 touch 0 ended 300 110
      2.5 key down 43 "\\u{9}" "\\u{9}"
      2.5 key up 43 "\\u{9}" "\\u{9}"
      2.6 key down 81 "" ""
      2.6 key up 81 "" ""
      2.7 key down 40 "" ""
      2.8 key up 40 "" ""
      3 touch 0 began 50 440
      3.1 touch 0 ended 50 440
      4 touch 0 began 300 22
      4.1 touch 0 moved 300 70
      4.2 touch 0 moved 300 115
      4.5 touch 0 ended 300 115
      """, end: 5,
    calls: [
      "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1", "willBeginEditing 2", "commit delete 2",
      "didEndEditing 2", "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2", "move 0 to 2",
    ])

  @MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      notes.note("shouldHighlight \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      notes.note("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      notes.note("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      notes.note("shouldSelect \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      notes.note("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      notes.note("didDeselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      notes.note("target \(original.item) at \(proposed.item)")
      return proposed
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      notes.note("move \(source.item) to \(destination.item)")
    }
  }

  /// Taps two items, leaves one with the finger, and moves one after a long press.
  static let collection = EventScript(
    family: "collection",
    stage: { screen, notes in
      let flow = UICollectionViewFlowLayout(), items = Items(notes)
      flow.itemSize = CGSize(width: 80, height: 80)
      flow.minimumInteritemSpacing = 0
      flow.minimumLineSpacing = 0
      let controller = UICollectionViewController(collectionViewLayout: flow)
      controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.dataSource = items
      controller.collectionView.delegate = items
      notes.kept = [items]
      screen.show(controller)
    },
    events: """
      0.1 touch 0 began 40 40
      0.2 touch 0 ended 40 40
      0.5 touch 0 began 120 40
      0.6 touch 0 ended 120 40
      1 touch 0 began 200 40
      1.1 touch 0 moved 205 44
      1.2 touch 0 moved 300 300
      1.3 touch 0 ended 300 300
      2 touch 0 began 40 40
      2.8 touch 0 moved 120 40
      3.2 touch 0 moved 200 120
      3.5 touch 0 ended 200 120
      """, end: 5,
    calls: [
      "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0", "shouldHighlight 1", "didHighlight 1",
      "shouldSelect 1", "didDeselect 0", "didSelect 1", "didUnhighlight 1", "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2",
      "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "target 0 at 1", "target 0 at 6", "move 0 to 6",
    ])
}
