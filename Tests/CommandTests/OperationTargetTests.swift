import Testing

@testable import vitrine

/// Tests the table of ratios that `vitrine bench ops --peers` prints.
@Suite struct OperationTargetTests {
  @Test func ratiosAreOfThePeerThatATargetNames() {
    let values = ["vitrine": 1000.0, "limit": 2000, "pixman": 250, "qt": 500, "skia": 400]
    let report = OperationTarget.report([("blit_over", values), ("fill_opaque", values), ("rotate", values)])
    let lines = report.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("blit_over / best peer 1.0 2.00"))
    #expect(lines.contains("blit_over / pixman 3.5 4.00"))
    #expect(lines.contains("fill_opaque / limit 1.0 0.50 short"))
    #expect(lines.contains("rotate / qt 2.0 2.00"))
    #expect(lines.last == "Missing peers: cairo, blend2d.")
  }

  @Test func everyOperationHasATarget() {
    for name in RasterOperations.names { #expect(OperationTarget.all.contains { $0.op == name }, "\(name)") }
    for target in OperationTarget.all { #expect(RasterOperations.names.contains(target.op)) }
  }

  @Test func aTargetWithoutItsPeerIsLeftOut() {
    #expect(!OperationTarget.report([("star", ["vitrine": 1000, "cairo": 100])]).contains("skia "))
  }
}
