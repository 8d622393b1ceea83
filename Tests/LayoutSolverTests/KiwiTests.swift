import Foundation
import TestSupport
import Testing

@testable import LayoutSolver

/// Python with the package kiwi.
private enum Kiwi {
  static let python: String? = {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = top.appendingPathComponent(".build-tools/bin/python").path
    let probe = Process()
    probe.executableURL = URL(fileURLWithPath: path)
    probe.arguments = ["-c", "import kiwisolver"]
    probe.standardError = FileHandle.nullDevice
    guard (try? probe.run()) != nil else { return nil }
    probe.waitUntilExit()
    return probe.terminationStatus == 0 ? path : nil
  }()
}

/// Compares random systems, made by adding, removing and changing constraints, with kiwi, another implementation of Cassowary, which solves
/// the final constraints from scratch. kiwi weighs priorities (a thousand to one), while this solver orders them; with these numbers the
/// results are equal.
@Suite(.namesSeeds, .enabled(if: Kiwi.python != nil, "needs .ci/setup test: kiwisolver in .build-tools")) struct KiwiTests {
  private static let priorities = [1.0, 250, 750, Constraint.required]

  private struct System {
    let solver = Solver()
    let variables: [Variable]
    /// The constraints in the order in which they were added.
    var live: [(id: ConstraintID, constraint: Constraint)] = []
    /// Constraints that were refused. They are added at the end, when both solvers have the same constraints.
    var refused: [Constraint] = []

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      variables = (0..<Int.random(in: 2...7, using: &random)).map { [solver] _ in solver.makeVariable() }
      for _ in 0..<Int.random(in: 4...30, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where !live.isEmpty: solver.remove(live.remove(at: Int.random(in: live.indices, using: &random)).id)
        case 1 where !live.isEmpty:
          let index = Int.random(in: live.indices, using: &random), constant = Double(Int.random(in: -50...50, using: &random))
          do {
            try solver.setConstant(live[index].id, constant)
            live[index].constraint.constant = constant
          } catch { live.remove(at: index) }
        default:
          let constraint = RandomSystemTests.constraint(variables, of: KiwiTests.priorities, &random)
          if let id = try? solver.add(constraint) { live.append((id, constraint)) }
        }
      }
      for _ in 0..<4 {
        var constraint = RandomSystemTests.constraint(variables, of: [Constraint.required], &random)
        constraint.constant += 1000
        if let id = try? solver.add(constraint) { solver.remove(id) } else { refused.append(constraint) }
      }
    }

    var text: String {
      let lines = (live.map(\.constraint) + refused).map { constraint in
        let sign = [.lessThanOrEqual: -1, .equal: 0, .greaterThanOrEqual: 1][constraint.relation] ?? 0
        let strength = KiwiTests.priorities.firstIndex(of: constraint.priority) ?? 0
        let terms = constraint.terms.map { "\(variables.firstIndex(of: $0.variable) ?? 0) \($0.coefficient)" }
        return "\(sign) \(constraint.constant) \(strength) \(terms.joined(separator: " "))"
      }
      return (["system \(variables.count)"] + lines).joined(separator: "\n") + "\n"
    }

    /// Returns the errors of each priority, highest first.
    func errors(_ value: (Variable) -> Double) -> [Double] {
      KiwiTests.priorities.reversed().map { priority in
        live.reduce(0) { $0 + ($1.constraint.priority == priority ? RandomSystemTests.error($1.constraint, value) : 0) }
      }
    }
  }

  private func solve(_ text: String) throws -> [[Substring]] {
    let child = Process(), input = Pipe(), output = Pipe()
    child.executableURL = URL(fileURLWithPath: try #require(Kiwi.python))
    child.arguments = [URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("kiwi.py").path]
    child.standardInput = input
    child.standardOutput = output
    try child.run()
    DispatchQueue.global().async {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    try #require(child.terminationStatus == 0)
    return answer.split(separator: "\n").map { $0.split(separator: " ") }
  }

  @Test func randomSystemsHaveKiwisErrorsAndWhereTheyAreDeterminedItsValues() throws {
    let systems = (1...2000).map(System.init)
    let answers = try solve(systems.map(\.text).joined())
    try #require(answers.count == 2 * systems.count)
    var determined = 0
    for (index, system) in systems.enumerated() {
      let theirs = answers[2 * index].dropFirst().compactMap { Double($0) }
      try #require(theirs.count == system.variables.count)
      let refused = answers[2 * index + 1].dropFirst().compactMap { Int($0) }
      #expect(refused == Array(system.live.count..<system.live.count + system.refused.count), "seed \(index + 1)")
      let values = Dictionary(uniqueKeysWithValues: zip(system.variables, theirs))
      let ours = system.errors(system.solver.value), other = system.errors { values[$0] ?? 0 }
      #expect(zip(ours, other).allSatisfy { abs($0 - $1) < 1e-6 * max(1, abs($1)) }, "seed \(index + 1): \(ours) and \(other)")
      for (variable, value) in zip(system.variables, theirs) where system.solver.isDetermined(variable) {
        determined += 1
        #expect(abs(system.solver.value(of: variable) - value) < 1e-6 * max(1, abs(value)), "seed \(index + 1)")
      }
    }
    #expect(determined > systems.count)
  }
}
