import FoundationEssentials
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "adapt": try AdaptCommand.run(Array(arguments.dropFirst()))
  case "census": try CensusCommand.run(Array(arguments.dropFirst()))
  case "adapt-module": try Compilation(arguments: Array(arguments.dropFirst()), onlyAdapts: true).run()
  default: try Compilation(arguments: arguments).run()
  }
} catch {
  // SwiftPM calls this first, and shows the output if it is not the expected one.
  if arguments.contains("-print-target-info") { print("error: \(error)") }
  write(Array("error: \(error)\n".utf8), to: STDERR_FILENO)
  exit(1)
}
