import Foundation
import Glibc

#if !LIBFUZZER
  /// `fuzz [KIND...] [--seconds S] [--rounds N] [--seed N] [--corpus FOLDER] [--findings FOLDER]`, or `fuzz soak [--seconds S]`.
  @main @MainActor struct Fuzz {
    static func main() {
      let options: FuzzOptions
      do { options = try FuzzOptions(Array(CommandLine.arguments.dropFirst())) } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(64)
      }
      if options.isSoak { exit(Soak(seconds: options.seconds).run() ? 0 : 1) }
      if let worker = options.worker { FuzzWorker(worker, options).run() }
      let failed = options.kinds.filter { !FuzzSupervisor($0, options).run() }
      exit(failed.isEmpty ? 0 : 1)
    }
  }
#endif

/// What the command line asks for.
struct FuzzOptions {
  struct UsageError: Error, CustomStringConvertible { let description: String }

  var kinds: [FuzzKind] = []
  /// The time for each kind, in seconds.
  var seconds = 120.0
  /// The number of inputs for each kind; nil for as many as the time allows.
  var rounds: Int?
  var seed: UInt64 = 1
  var corpus = "Tools/Fuzz/Corpus"
  var findings = "Tools/Fuzz/Findings"
  var isSoak = false
  /// The kind that this process works on for its parent.
  var worker: FuzzKind?
  /// The file into which the worker writes each input before it uses it.
  var current = ""

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw UsageError(description: "\(word) needs a value.") }
        return value
      }
      switch word {
      case "--seconds": seconds = Double(try value()) ?? seconds
      case "--rounds": rounds = Int(try value())
      case "--seed": seed = UInt64(try value()) ?? seed
      case "--corpus": corpus = try value()
      case "--findings": findings = try value()
      case "--worker": worker = FuzzKind(rawValue: try value())
      case "--current": current = try value()
      case "soak": isSoak = true
      default:
        guard let kind = FuzzKind(rawValue: word) else {
          throw UsageError(
            description: "There is no kind '\(word)'. There are \(FuzzKind.allCases.map(\.rawValue).joined(separator: ", ")), and soak.")
        }
        kinds.append(kind)
      }
    }
    if kinds.isEmpty { kinds = FuzzKind.allCases }
  }
}

#if LIBFUZZER
  /// The entry point of libFuzzer.
  @_cdecl("LLVMFuzzerTestOneInput") public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let kind = FuzzKind(rawValue: ProcessInfo.processInfo.environment["VITRINE_FUZZ_KIND"] ?? "") ?? .images
    MainActor.assumeIsolated { kind.use(input) }
    return 0
  }
#endif
