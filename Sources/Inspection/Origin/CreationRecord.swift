import Foundation
import Hosting
import Runtime
import UIKit

/// Records the source locations at which views are created and their frames are set. While it is on, it stores return addresses, which are
/// looked up only on request.
@MainActor
package final class CreationRecord {
  private struct Entry {
    weak var view: UIView?
    let creation: Backtrace?
    var frameChange: Backtrace?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated views are removed.
  private var limit = 4096
  private let images = noImages
  private let lines = SourceLines()

  /// The number of return addresses that are stored. UIKit's initialisers take up to ten of them.
  private static let depth = 24

  /// A map without images, since frame pointers suffice. With the images of the process, capturing a backtrace takes ten times as long, and
  /// maps the file of each image in it; the backtrace of a trap would then take these mappings for the images, and name no functions.
  ///
  /// `ImageMap` has no initialiser. Its encoded form is a text in Base64: the version of the format, which is 2, the length of the platform's
  /// name, the name, and the images with their number. If the version is another one, the images of the process are used.
  private static let noImages: ImageMap = {
    let own = ImageMap.capture()
    guard let text = try? JSONEncoder().encode(own), let start = Data(base64Encoded: text.dropFirst().prefix(4)), start.first == 2 else {
      return own
    }
    let empty = "\"\(Data([2, 0, 0]).base64EncodedString())\""
    return (try? JSONDecoder().decode(ImageMap.self, from: Data(empty.utf8))) ?? own
  }()

  package init() {}

  /// Starts recording new views and new frames.
  package func start() {
    UIView.creationObserver = { [weak self] in self?.noteCreation(of: $0) }
    UIView.placementObserver = { [weak self] in self?.notePlacement(of: $0) }
  }

  package func stop() {
    UIView.creationObserver = nil
    UIView.placementObserver = nil
  }

  private func trace() -> Backtrace? { try? Backtrace.capture(algorithm: .fast, limit: Self.depth, top: 0, images: images) }

  private func notePlacement(of view: UIView) {
    // For a view that uses constraints, the constraints explain the frame.
    guard view.translatesAutoresizingMaskIntoConstraints else { return }
    let id = ObjectIdentifier(view)
    guard let index = entries.index(forKey: id), entries[index].value.view === view else { return }
    entries.values[index].frameChange = trace()
  }

  private func noteCreation(of view: UIView) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.view != nil }
      limit = max(4096, entries.count * 2)
    }
    entries[ObjectIdentifier(view)] = Entry(view: view, creation: trace())
  }

  // MARK: Questions

  /// Looks up the source locations of many views at once, which is faster than one by one.
  func prepare(for views: [UIView]) {
    lines.find(views.compactMap { entry(of: $0) }.flatMap { [$0.creation, $0.frameChange] }.compactMap(\.self).flatMap(Self.addresses))
  }

  /// Returns the file and the line at which a view was created; nil if they are not known.
  func source(of view: UIView) -> SourcePlace? {
    // The view's own initialisers are skipped, to find their caller. A mangled name contains each name with its length.
    let initialised = ClassNames.chain(type(of: view), to: UIView.self).map { type in
      let name = ClassNames.name(type)
      return "\(name.utf8.count)\(name)C"
    }
    return line(in: entry(of: view)?.creation) { function in
      guard function.hasSuffix("fc") || function.hasSuffix("fC") else { return false }
      return initialised.contains { function.contains($0) }
    }
  }

  /// Returns the file and the line at which the frame of a view was set last; nil if they are unknown, or if only UIKit set it.
  func placement(of view: UIView) -> String? { line(in: entry(of: view)?.frameChange) { _ in false }?.brief }

  private func entry(of view: UIView) -> Entry? { entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil } }

  /// Returns the innermost source location of the project's code in a backtrace.
  private func line(in trace: Backtrace?, without isLeftOut: (String) -> Bool) -> SourcePlace? {
    guard let trace else { return nil }
    for location in lines.find(Self.addresses(of: trace)).joined() where !isOurs(location.function) && !isLeftOut(location.function) {
      return SourcePlace(file: location.path, line: location.line)
    }
    return nil
  }

  private static func addresses(of trace: Backtrace) -> [UInt64] {
    trace.frames.compactMap { frame in
      switch frame {
      case .programCounter, .returnAddress, .asyncResumePoint: UInt64(frame.adjustedProgramCounter)
      default: nil
      }
    }
  }

  /// Whether a mangled name belongs to a function of Vitrine or of the system. A mangled Swift name begins with "$s", and the length and
  /// name of its module.
  private func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix("$s") else { return false }
    let rest = name.dropFirst(2)
    guard let count = Int(rest.prefix { $0.isNumber }) else { return rest.hasPrefix("S") || rest.hasPrefix("s") }
    return Self.modules.contains(String(rest.drop { $0.isNumber }.prefix(count)))
  }

  private static let modules: Set = [
    "UIKit", "QuartzCore", "CoreGraphics", "InterfaceBuilder", "InterfaceCanvas", "FoundationCompatibility", "ObjectiveC", "Inspection",
    "VitrineTesting", "Hosting", "Foundation", "Runtime", "VitrineCommand", "vitrine",
  ]
}
