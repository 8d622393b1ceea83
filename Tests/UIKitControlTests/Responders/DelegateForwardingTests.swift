import Testing

@testable import UIKit

/// Tests delegates that forward methods to another object by `forwardingTarget(for:)`, as proxies of libraries do.
@MainActor @Suite struct DelegateForwardingTests {
  private final class Proxy: NSObject, UITableViewDelegate, UIGestureRecognizerDelegate {
    var target: NSObject?
    var asked: [String] = []
  }

  private final class Target: NSObject, UITableViewDelegate, UIGestureRecognizerDelegate {
    var offsets: [CGFloat] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private static let known: Void = _vitrineRegisterClass(Proxy.self, name: nil) { c in
    c.override("forwardingTargetForSelector:") { proxy, arguments in
      proxy.asked.append((try arguments.value(0) as Selector).name)
      return proxy.target
    }
  }

  init() { Self.known }

  @Test func methodsThatAProxyDoesNotHaveAreForwarded() {
    let proxy = Proxy(), target = Target(), rows = Rows()
    proxy.target = target
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.dataSource = rows
    table.delegate = proxy
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 70)
    table.contentOffset.y = 30
    #expect(target.offsets == [30] && proxy.asked.contains("tableView:heightForRowAt:"))
    #expect((proxy as any UIGestureRecognizerDelegate).gestureRecognizerShouldBegin(UITapGestureRecognizer()) == false)
  }

  @Test func selectorsAreThoseOfTheShim() {
    let names = ["viewForZooming(in:)", "tableView(_:heightForRowAt:)", "numberOfSections(in:)", "layoutSubviews()", "move(_:_:)"]
    #expect(
      names.map { Selector(swiftName: $0).name }
        == ["viewForZoomingIn:", "tableView:heightForRowAt:", "numberOfSectionsIn:", "layoutSubviews", "move::"])
  }

  @Test func otherwiseTheDefaultsRun() {
    let proxy = Proxy()
    let table = UITableView()
    table.rowHeight = 33
    let delegate: any UITableViewDelegate = proxy
    #expect(delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 33)
    proxy.target = proxy
    #expect(delegate.tableView(table, viewForHeaderInSection: 0) == nil, "an object does not forward to itself")
    #expect(delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 33)
  }
}
