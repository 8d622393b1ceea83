import Foundation
import Glibc
import Raster

/// Hands inputs to the code of one kind, in a process of its own.
@MainActor struct FuzzWorker {
  private let kind: FuzzKind
  private let options: FuzzOptions

  init(_ kind: FuzzKind, _ options: FuzzOptions) { (self.kind, self.options) = (kind, options) }

  func run() -> Never {
    // Input that takes more memory than this is a finding.
    var most = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &most)
    // Refused input is logged, which would hide what the supervisor says.
    dup2(open("/dev/null", O_WRONLY), 2)
    let corpus = files
    guard !corpus.isEmpty else {
      print("\(kind.rawValue): there are no files in \(options.corpus)/\(kind.rawValue).")
      exit(1)
    }
    var mutator = Mutator(seed: options.seed, corpus: corpus)
    // Recordings and animations move the other clocks of the process.
    let end = HardwareClock.seconds + options.seconds
    var round = 0
    while round < options.rounds ?? .max, HardwareClock.seconds < end {
      // The files of the corpus come first, as they are.
      let input = round < corpus.count ? corpus[round] : mutator.next()
      try? Data(input).write(to: URL(fileURLWithPath: options.current))
      kind.use(input)
      round += 1
    }
    print("\(kind.rawValue): \(round) inputs, nothing found")
    exit(0)
  }

  private var files: [[UInt8]] {
    let folder = "\(options.corpus)/\(kind.rawValue)"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map { [UInt8]($0) } }
  }
}
