import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "adapt": try AdaptCommand.run(Array(arguments.dropFirst()))
  case "census": try CensusCommand.run(Array(arguments.dropFirst()))
  default: try Compilation(arguments: arguments).run()
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
