import Testing

@testable import UIKit

@Suite @MainActor struct ConstraintQueueTests {
  private let view = UIView()
  private func constraint() -> NSLayoutConstraint { view.widthAnchor.constraint(equalToConstant: 1) }

  @Test func whatLeavesLeavesTheOrderAsItIs() {
    var queue = ConstraintQueue()
    let all = (0..<500).map { _ in constraint() }
    all.forEach { queue.append($0) }
    for index in stride(from: 0, to: 500, by: 2) { queue.remove(all[index]) }
    queue.append(all[0])
    queue.remove(all[499])
    #expect(
      queue.takeAll().map(ObjectIdentifier.init) == (stride(from: 1, to: 499, by: 2).map { all[$0] } + [all[0]]).map(ObjectIdentifier.init))
    #expect(queue.isEmpty && all.allSatisfy { $0.queueIndex == nil })
  }

  /// Ten thousand elements that are added and removed beside a few permanent ones need the space of a few.
  @Test func placesThatWereLeftAreUsedAgain() {
    var queue = ConstraintQueue()
    let stays = constraint()
    queue.append(stays)
    var former = constraint(), farthest = 0
    queue.append(former)
    for _ in 0..<10_000 {
      let next = constraint()
      queue.append(next)
      queue.remove(former)
      farthest = max(farthest, next.queueIndex ?? 0)
      former = next
    }
    #expect(farthest < 100)
    #expect(queue.takeAll().map(ObjectIdentifier.init) == [stays, former].map(ObjectIdentifier.init))
  }
}
