import Foundation

/// The state that the drag session and the drop session of one drag share.
@MainActor
final class DragContents {
  var items: [UIDragItem] = []
  /// The location of the finger on the screen, in points.
  var location: CGPoint
  /// The window in which the drag began.
  weak var window: UIWindow?
  var allowsMove = true
  var isRestricted = false
  /// Whether the program on which the items were dropped has not taken them.
  var isRefused = false
  /// The number of loads by `loadObjects(ofClass:completion:)` that have not ended.
  var loads = 0 { didSet { if loads == 0, oldValue > 0 { onLoaded?() } } }
  /// Called when the last load has ended.
  var onLoaded: (() -> Void)?

  init(at location: CGPoint, in window: UIWindow) {
    self.location = location
    self.window = window
  }

  /// Returns the location of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint {
    guard let window = view.window ?? window else { return location }
    return view.convert(window.convertFromScreen(location), from: nil)
  }
}

/// The common part of both sessions of a drag.
class LocalSession: NSObject, UIDragDropSession {
  let contents: DragContents

  init(_ contents: DragContents) {
    self.contents = contents
    super.init()
  }

  var items: [UIDragItem] { contents.items }
  func location(in view: UIView) -> CGPoint { contents.location(in: view) }
  var allowsMoveOperation: Bool { contents.allowsMove }
  var isRestrictedToDraggingApplication: Bool { contents.isRestricted }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session that the source of a drag sees.
final class LocalDragSession: LocalSession, UIDragSession {
  var localContext: Any?
}

/// The session that destinations see.
final class LocalDropSession: LocalSession, UIDropSession {
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// The session of the source; nil if the drag comes from another program.
  private let source: LocalDragSession?

  init(_ contents: DragContents, source: LocalDragSession?) {
    self.source = source
    super.init(contents)
  }

  var localDragSession: (any UIDragSession)? { source }

  /// Loads one object of each item that has one. The completion is called on the main thread in a later turn, as on iOS, with the objects
  /// in the order of the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let total = Progress(totalUnitCount: Int64(providers.count))
    progress.totalUnitCount += Int64(providers.count)
    contents.loads += 1
    let timers = contents.window?.screen.timers
    let loading = ObjectLoading(count: providers.count) { [contents, progress] objects in
      let end = {
        completion(objects)
        total.completedUnitCount = total.totalUnitCount
        progress.completedUnitCount += total.totalUnitCount
        contents.loads -= 1
      }
      guard let timers else { return end() }
      _ = timers.schedule(at: timers.now, end)
    }
    for (index, provider) in providers.enumerated() {
      _ = provider.loadObject(ofClass: aClass) { object, _ in loading.loaded(object, at: index) }
    }
    return total
  }
}
