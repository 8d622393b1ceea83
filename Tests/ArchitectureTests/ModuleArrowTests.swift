import Testing

/// Invariant 11: a target imports only the modules in its row of Documentation/ARCHITECTURE.md.
@Suite struct ModuleArrowTests {
  /// Returns the rows of the table "Targets": each target, and the modules that it may import.
  private static func rows() throws -> [(target: String, imports: Set<String>)] {
    var rows: [(target: String, imports: Set<String>)] = []
    for line in try SourceTree.text(of: "Documentation/ARCHITECTURE.md").split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 3 else { continue }
      let listed = cells[2].trimmingPrefix(" ")
      var imports = Set(listed.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      if listed.hasPrefix("all above") { imports.formUnion(rows.map(\.target)) }
      for name in cells[0].matches(of: /`(\w+)`/) { rows.append((String(name.1), imports)) }
    }
    return rows
  }

  @Test func everyTargetImportsOnlyWhatItsRowAllows() throws {
    let rows = try Dictionary(uniqueKeysWithValues: Self.rows())
    #expect(rows.count > 10, "the table of targets was not found")
    let system: Set = [
      "Foundation", "FoundationXML", "FoundationNetworking", "Dispatch", "Synchronization", "Glibc", "CoreFoundation", "Runtime",
    ]
    for file in try SourceTree.files() where file.target != "System" {
      let allowed = try #require(rows[file.target] ?? (file.target.hasPrefix("_Testing") ? [] : nil), "\(file.target) has no row")
      for module in file.imports where !system.contains(module) && !allowed.contains(module) {
        Issue.record("\(file.path) imports \(module), which the row of \(file.target) does not allow")
      }
    }
  }

  @Test func arrowsGoOneWay() throws {
    var below: Set<String> = []
    for row in try Self.rows() {
      let libraries: Set = [
        "OrderedCollections", "Logging", "ArgumentParser", "FlyingFox", "FlyingSocks", "Yams", "Testing", "XCTest", "all", "above",
      ]
      for module in row.imports where !below.contains(module) && !libraries.contains(module) {
        #expect(module.hasPrefix("C") && module.dropFirst().first!.isUppercase, "\(row.target) stands below \(module), which it imports")
      }
      below.insert(row.target)
    }
  }

  @Test func windowLibraryIsNamedInOnePlace() throws {
    for file in try SourceTree.files() where file.target != "SDLDisplay" && file.target != "System" {
      #expect(file.code(with: "SDL_").isEmpty, "\(file.path) names SDL")
    }
  }

  /// In other modules unsafe pointers occur only in signatures of Apple's API.
  @Test func unsafePointersStayInTheirModules() throws {
    let modules: Set = ["Raster", "PDF", "CoreGraphics", "ImageIO", "CoreText", "SDLDisplay", "HTMLDocuments", "System"]
    let signatures: Set = [
      "Sources/UIKit/Text/TextKit/NSLayoutManager.swift", "Sources/UIKit/Text/TextKit/NSLayoutManagerDelegate.swift",
      "Sources/UIKit/Text/TextKit2/NSTextLayoutManager.swift", "Sources/UIKit/Text/TextKit2/NSTextSelectionDataSource.swift",
      "Sources/UIKit/Text/TextKit/NSTextContainer.swift", "Sources/UIKit/Text/Documents/NSAttributedString+Documents.swift",
      "Sources/UIKit/Appearance/UIColor.swift", "Sources/UIKit/Drawing/UIBezierPath.swift",
      "Sources/UIKit/Presentation/UIPopoverPresentationControllerDelegate.swift",
      "Sources/UIKit/Scrolling/UIScrollViewDelegate.swift", "Sources/UIKit/Animation/UIView+LegacyAnimation.swift",
      "Sources/UIKit/Pickers/PickerColumn.swift", "Sources/UIKit/Tables/UITableViewController.swift",
      "Sources/UIKit/Collections/UICollectionViewController.swift", "Sources/ObjectiveC/AssociatedObjects.swift",
      "Sources/ObjectiveC/Runtime+Functions.swift", "Sources/FoundationCompatibility/CoreFoundation/CoreFoundationNames.swift",
      "Sources/FoundationCompatibility/CoreFoundation/CFData.swift", "Sources/FoundationCompatibility/CoreFoundation/ObjectArguments.swift",
      "Sources/FoundationCompatibility/CoreFoundation/CFAttributedString.swift",
      "Sources/QuartzCore/Animation/CAMediaTimingFunction.swift", "Sources/UIKit/Photos/UIImageWriteToSavedPhotosAlbum.swift",
      "Sources/FoundationCompatibility/KeyValue/NSObject+Observing.swift", "Sources/FoundationCompatibility/KeyValue/DynamicObject.swift",
      "Sources/FoundationCompatibility/Selectors/Timer+Selectors.swift",
      "Sources/FoundationCompatibility/TextChecking/NSDataDetector.swift",
      "Sources/FoundationCompatibility/TextChecking/NSRegularExpression+Enumeration.swift",
      "Sources/FoundationCompatibility/Formatting/Formatter+ObjectValue.swift",
      "Sources/FoundationCompatibility/CoreFoundation/RecentMemory.swift",
      "Sources/FoundationCompatibility/KeyValue/ObservedArray.swift",
      "Sources/FoundationCompatibility/Streams/BoundBuffer.swift", "Sources/FoundationCompatibility/Streams/BoundInputStream.swift",
      "Sources/FoundationCompatibility/Streams/BoundOutputStream.swift", "Sources/FoundationCompatibility/Streams/Stream+Bound.swift",
      "Sources/FoundationCompatibility/Streams/StreamEvents.swift", "Sources/NetworkCompatibility/NetService.swift",
      "Sources/UIKit/Text/TextKit/NSLayoutManager+Buffers.swift", "Sources/UIKit/Text/Documents/NSMutableAttributedString+Documents.swift",
      "Sources/UIKit/DragAndDrop/Text/UITextDragPreviewRenderer.swift",
      "Sources/FoundationCompatibility/Names/NSCalendar+Ranges.swift",
      "Sources/FoundationCompatibility/Collections/NSPointerArray.swift",
      "Sources/FoundationCompatibility/CoreFoundation/CFDictionary.swift", "Sources/FoundationCompatibility/Mach/TaskInfo.swift",
      "Sources/FoundationCompatibility/System/Mutexes.swift", "Sources/FoundationCompatibility/System/UnfairLock.swift",
      "Sources/FoundationCompatibility/System/SystemControl.swift",
      "Sources/FoundationCompatibility/System/LoadedLibraries.swift", "Sources/FoundationCompatibility/System/QueueLabel.swift",
      "Sources/FoundationCompatibility/Files/FileStreams.swift",
      "Sources/FoundationCompatibility/Names/RunLoopTimers.swift",
      "Sources/FoundationCompatibility/TextChecking/Scanner+Pointers.swift",
      "Sources/FoundationCompatibility/Mach/MachTime.swift", "Sources/Display/RunLoop/RunLoopOwner.swift",
    ]
    for file in try SourceTree.files() where !modules.contains(file.target) && !signatures.contains(file.path) {
      for line in file.code(with: "Unsafe") where line.contains(/\bUnsafe(Mutable)?(Raw)?(Buffer)?Pointer\b/) {
        Issue.record("\(file.path) has an unsafe pointer: \(line)")
      }
    }
  }
}
