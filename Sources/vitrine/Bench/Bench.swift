import ArgumentParser

/// `vitrine bench`: runs the benchmarks.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures how fast scenes are drawn.",
    help: """
      Compare figures within one run on one machine only.

      EXAMPLES
        vitrine bench ops --peers
        vitrine bench layout --peers
        vitrine bench scenes --threads 1 --json scenes.json
        vitrine bench scenes "scrolling list" --plot scenes.svg
        vitrine bench text --peers
        xvfb-run -a vitrine bench motion Animator --busy
      """,
    subcommands: [BenchOperations.self, BenchScenes.self, BenchLayout.self, BenchText.self, BenchMotion.self])
}
