import Foundation
import XcodeProject

/// Runs the unit tests of an Xcode project as Xcode does: in bundles with their resources, so that `Bundle(for:)` finds the files that a
/// test loads.
struct BundledTests {
  let package: GeneratedPackage
  /// The folder for the bundles.
  let folder: String
  /// Environment variables for the test program.
  var environment: [String: String] = [:]

  /// - Parameters:
  ///   - program: the program with the tests of all modules.
  ///   - filter: regular expressions for the names of tests (`Module.Class/testMethod`). A test runs if one of them matches, or if there
  ///     are none.
  /// - Returns: 0 if all tests passed.
  func run(_ program: String, filter: [String]) throws -> Int32 {
    var status: Int32 = 0
    for module in package.modules where module.target.productType == .unitTests {
      let bundle: ApplicationBundle.Result
      do {
        bundle = try ApplicationBundle(package, module: module.name)
          .layOut(in: URL(fileURLWithPath: folder), executable: URL(fileURLWithPath: program))
      } catch let error as XcodeError { throw CommandError(error.description) }
      let environment = environment.merging(hostEnvironment(of: module, bundle)) { $1 }
      let tests = try names(bundle)
      let chosen = try Self.choose(tests, of: module.name, filter)
      // Tests are passed in groups of 1000, since the length of an argument is limited.
      for first in stride(from: 0, to: chosen.count, by: 1000) {
        let part = chosen.count == tests.count ? [] : [chosen[first..<min(first + 1000, chosen.count)].joined(separator: ",")]
        status = max(status, try start(bundle, part, environment) == 0 ? 0 : 1)
        if part.isEmpty { break }
      }
      let arguments = ["--testing-library", "swift-testing", "--no-parallel"]
      let result = try start(bundle, arguments + Self.patterns(module.name, filter).flatMap { ["--filter", $0] }, environment)
      status = max(status, result == 0 || result == Self.nothingFound ? 0 : 1)
    }
    return status
  }

  /// The exit status of Swift Testing if it found no tests.
  private static let nothingFound: Int32 = 69

  /// Returns the variables that let the test program start the application that hosts the tests (UIKit's `HostApplication`). Applications
  /// look for Xcode's variable XCTestConfigurationFilePath to find out whether tests run in them.
  private func hostEnvironment(of module: GeneratedPackage.Module, _ bundle: ApplicationBundle.Result) -> [String: String] {
    guard let host = package.host(of: module) else { return [:] }
    return [
      "VITRINE_TEST_HOST": host.name,
      "XCTestConfigurationFilePath": "\(bundle.bundle.path)/\(module.name).xctestconfiguration",
    ]
  }

  private func start(_ bundle: ApplicationBundle.Result, _ arguments: [String], _ environment: [String: String]) throws -> Int32 {
    let result = try ChildProcess(program: bundle.executable.path, arguments: arguments, environment: environment).run()
    if result > 128 { FileHandle.standardError.write(Data("error: signal \(result - 128) ended the tests.\n".utf8)) }
    return result
  }

  /// Returns the names of the XCTest tests of all modules. XCTest creates the test cases to list them, and their stored properties may load
  /// files of the bundle.
  private func names(_ bundle: ApplicationBundle.Result) throws -> [String] {
    let data = try ChildProcess(program: bundle.executable.path, arguments: ["--list-tests"], environment: environment).output()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.map(String.init).filter { $0.contains("/") && !$0.contains(" ") }
  }

  static func choose(_ tests: [String], of module: String, _ filter: [String]) throws -> [String] {
    let patterns = try filter.map { text in
      do { return try Regex(text) } catch { throw CommandError("--filter \(text): this is not a regular expression.") }
    }
    return tests.filter { test in
      test.hasPrefix(module + ".") && (patterns.isEmpty || patterns.contains { test.firstMatch(of: $0) != nil })
    }
  }

  /// Returns patterns that match only tests of the module.
  static func patterns(_ module: String, _ filter: [String]) -> [String] {
    filter.isEmpty ? ["^\(module)\\."] : filter.map { "^(?=\(module)\\.).*(?:\($0))" }
  }
}
