import ArgumentParser

/// The options of a preview in a browser.
struct WebOptions: ParsableArguments {
  @Flag(help: "Shows the preview in a browser: serves a page with the picture and an inspector, and prints its address.")
  var web = false

  @Option(help: ArgumentHelp("The port of the page; any that is free if left out.", valueName: "N"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Where to listen: an address in digits, or localhost. 127.0.0.1 if left out, which only this machine reaches; 0.0.0.0 lets others in.",
      valueName: "address"))
  var bind: String?

  func validate() throws {
    guard web || port == nil && bind == nil else { throw ValidationError("--port and --bind belong to --web.") }
  }
}
