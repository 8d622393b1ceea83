import Testing
import UIKit

@Suite @MainActor struct DelegateObjectTests {
  private final class Judge: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func delegatesAreObjectsThatSayWhatTheyAnswer() {
    let judge = Judge()
    let delegates: [any NSObjectProtocol] = [
      judge as any UIGestureRecognizerDelegate, judge as any UIScrollViewDelegate, judge as any UITableViewDataSource,
    ]
    for delegate in delegates {
      #expect(delegate.isEqual(judge))
      #expect(!delegate.responds(to: Selector("nobodyHasThis")))
    }
    let delegate: any UIGestureRecognizerDelegate = judge
    #expect(delegate.hash == judge.hash)
  }
}
