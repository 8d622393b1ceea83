extension XcodeWorkspace {
  /// Returns the applications and libraries for iOS that have unit tests. A target on which another of them depends is left out: its tests
  /// are built with the other's.
  /// - Throws: an `XcodeError` if the targets cannot be ordered.
  package func testedTargets() throws -> [XcodeTarget] {
    var graph = TargetGraph(self)
    var tested: [XcodeTarget] = []
    for tests in targets where tests.productType == .unitTests && tests.isForIOS && TargetGraph.isBuilt(tests) {
      for target in graph.direct(tests) where target.isForIOS && target.productType != .unitTests && TargetGraph.isBuilt(target) {
        try graph.add(target)
        tested.append(target)
      }
    }
    var left = Set(tested.flatMap { graph.closure($0).map(\.id) })
    return tested.filter { left.insert($0.id).inserted }
  }
}
