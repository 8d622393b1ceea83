import UIKit

/// A list with a large title. A tap pushes the place.
final class PlacesController: UIViewController {
  private let list = UIScrollView()
  private var rows: [PlaceRow] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Places"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    view.addSubview(list)
    rows = Place.all.map { place in
      let row = PlaceRow(place)
      row.addAction(UIAction { [weak self] _ in self?.open(place) }, for: .touchUpInside)
      list.addSubview(row)
      return row
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.open(Place.all[0]) })
  }

  private func open(_ place: Place) {
    navigationController?.pushViewController(PlaceController(place), animated: true)
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
