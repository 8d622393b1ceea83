import UIKit

/// A page for each place, with a page control.
final class PlacePages: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
  private var shown = 0

  func show(_ place: Int) {
    loadViewIfNeeded()
    let direction: UIPageViewController.NavigationDirection = place < shown ? .reverse : .forward
    pages.setViewControllers([PlacePage(place)], direction: direction, animated: place != shown)
    note(place)
  }

  private func note(_ place: Int) {
    shown = place
    title = Place.all[place].name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.dataSource = self
    pages.delegate = self
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  private func page(_ place: Int) -> UIViewController? { Place.all.indices.contains(place) ? PlacePage(place) : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? PlacePage).flatMap { page($0.number - 1) } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { (viewController as? PlacePage).flatMap { page($0.number + 1) } }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { Place.all.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    (pageViewController.viewControllers?.first as? PlacePage)?.number ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    if completed, let page = pageViewController.viewControllers?.first as? PlacePage { note(page.number) }
  }
}
