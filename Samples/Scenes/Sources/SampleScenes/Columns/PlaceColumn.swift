import UIKit

/// The list of places.
final class PlaceColumn: UIViewController {
  private let list = UIScrollView()
  private let rows = Place.all.map { PlaceRow($0) }

  init(onChoice: @escaping (Int) -> Void) {
    super.init(nibName: nil, bundle: nil)
    title = "Places"
    for (index, row) in rows.enumerated() { row.addAction(UIAction { _ in onChoice(index) }, for: .touchUpInside) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    view.addSubview(list)
    for row in rows { list.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * PlaceRow.height, width: view.bounds.width, height: PlaceRow.height)
    }
    list.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * PlaceRow.height)
  }
}
