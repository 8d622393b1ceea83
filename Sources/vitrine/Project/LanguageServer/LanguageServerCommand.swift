import ArgumentParser
import Foundation

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves an editor: SourceKit-LSP for UIKit code, with the errors of 'vitrine build'.",
    usage: "vitrine lsp [<options>]",
    help: """
      An editor starts it in the place of sourcekit-lsp; 'vitrine editor' says how. It speaks on standard input and output, and builds what it needs
      into .build/vitrine-editor of the project's folder.

      EXIT STATUS
        SourceKit-LSP's; 1 where that cannot be started.
      """)

  @OptionGroup var options: ProjectOptions

  func run() throws {
    var client = MessageStream(.standardInput)
    guard let first = client.next() else { return }
    let status = try LanguageServer(first, options: options).run(client)
    guard status == 0 else { throw ExitCode(status) }
  }
}
