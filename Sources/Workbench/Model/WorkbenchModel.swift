import Foundation
import Hosting
import QuartzCore
import Raster
import RenderTree
import UIKit

/// The state of the window.
@MainActor
package final class WorkbenchModel {
  let supervisor: any HostSupervisor
  let picture = HostPicture()
  var preferences: WorkbenchPreferences { didSet { if preferences != oldValue { changed(.view) } } }
  private var observers: [(owner: WeakOwner, handler: (WorkbenchChange) -> Void)] = []

  private struct WeakOwner { weak var object: AnyObject? }

  // State of the host.
  var title = ""
  var previews: [HostedPreview] = []
  var shown = 0
  var look = PreviewLook()
  var hostPanels = HostPanels() { didSet { if hostPanels != oldValue { changed(.notice) } } }
  /// The message of the shell, such as a compiler error; nil if there is none.
  var notice: String? { didSet { if notice != oldValue { changed(.notice) } } }
  /// The current task of the shell; nil if there is none that takes a while.
  var progress: String? { didSet { if progress != oldValue { changed(.notice) } } }
  /// A short message that disappears after two seconds.
  var toast: String? { didSet { if toast != oldValue { changed(.notice) } } }
  /// The list of keys; nil while it is closed.
  var help: [HostPanels.Row]? { didSet { changed(.notice) } }
  /// The output of the hosts.
  var console = ConsoleText() { didSet { if console != oldValue { changed(.console) } } }
  var design: DesignPicture? { didSet { if design != oldValue { changed(.view) } } }
  /// The size in points that the picture was last given here; nil if it has its own.
  var wantedSize: CGSize?
  /// The contents of the picture's layer.
  var contents: LayerContents?
  var tree: [InspectedView] = []
  var omittedViews = 0
  var details: InspectedDetails?
  var problems: [LayoutProblem] = []
  var costs: InspectedCosts?
  var accessibility: [AccessibleElement] = []
  /// The accessibility faults; nil before the first audit of the shown preview.
  var findings: [AuditFinding]?
  var inspectorFailure: String?
  /// The properties whose changes the inspector would undo and redo next; nil if there are none.
  var undoName: String?
  var redoName: String?
  /// Opens a source location in the user's editor, and returns a sentence about it. nil if there is none, as for a capture.
  package var opensSource: ((SourcePlace) throws -> String)?
  /// Reads the desktop's clipboard; nil if there is none, as for a capture. Each new host is sent the text after its first frame, since the
  /// program that owns the clipboard may take a second to answer, for which the new picture must not wait.
  var clipboardText: (() -> String?)?
  private var needsClipboard = false
  private static let clipboardDelay = 0.1
  /// The pictures beside the main one.
  private(set) var variants: [WorkbenchVariant] = []
  /// The set to which these pictures belong; nil if there are none.
  private(set) var variantSet: VariantSet?
  /// A capture of the views, which are shown separately in perspective; nil while the picture is shown.
  private(set) var layers: CaptureFile?

  // State that the person has chosen.
  var isPicking = false { didSet { if isPicking != oldValue { toolChanged() } } }
  var showsAccessibility = false { didSet { if showsAccessibility != oldValue { toolChanged() } } }
  /// The rate of the host's clock: 1, less for slow motion, or 0 while it is stopped.
  var clockRate = 1.0 { didSet { if clockRate != oldValue { clockChanged() } } }
  /// Whether events are recorded, to be saved.
  var isRecording = false { didSet { if isRecording != oldValue { changed(.clock) } } }
  /// The view whose properties are shown; nil for none.
  var selected: Int? { didSet { if selected != oldValue { selectionChanged() } } }
  /// The view under the pointer.
  var pointed: Int? { didSet { if pointed != oldValue { changed(.selection) } } }
  /// The question for the view that was clicked; nil if it was answered.
  private var clicked: InspectionRequest?
  /// The path of the selected view, which finds it in the next host, where views have other numbers.
  private var selectedPath: [ViewPathStep]?
  /// The views whose subviews the tree leaves out.
  var collapsedViews: Set<Int> = []
  /// Whether `tree` is that of an earlier host. A number may be that of another view in the present one.
  private var isTreeOutdated = false

  /// The range of zoom factors.
  nonisolated static let zooms = 0.1...8.0

  /// The state of the last run that the first host restores; nil for a capture, which stores no state.
  package var restoration: WorkbenchRestoration?

  private var nextNumber = 1
  private var requests: [Int: InspectionRequest] = [:]
  private var refresh: Timer?
  /// The delay in seconds after a frame, at which the requests are repeated. An audit takes longer than the others.
  private var refreshDelay: TimeInterval { preferences.inspectorPage == InspectorPage.audit.rawValue ? 1 : 0.25 }

  package init(_ supervisor: any HostSupervisor) {
    self.supervisor = supervisor
    preferences = .load()
  }

  /// Calls a handler after each change, for the lifetime of its owner.
  func observe(_ owner: AnyObject, _ handler: @escaping (WorkbenchChange) -> Void) {
    observers.append((WeakOwner(object: owner), handler))
  }

  func changed(_ change: WorkbenchChange) {
    observers.removeAll { $0.owner.object == nil }
    for observer in observers { observer.handler(change) }
  }

  // MARK: Commands

  /// The names of the text sizes, from the smallest.
  static let textSizes = CanvasTextSize.allCases.map(\.rawValue)
  /// Languages to choose from: widely used ones, and those with which layouts fail most often.
  static let languages = [
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "pl_PL", "ru_RU", "ar_SA", "he_IL", "hi_IN", "th_TH", "ja_JP", "ko_KR",
    "zh_CN",
  ]

  /// Shows a message for two seconds.
  func say(_ text: String) {
    toast = text
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      MainActor.assumeIsolated { if self?.toast == text { self?.toast = nil } }
    }
  }

  /// The name of the shown preview.
  var shownName: String { previews.indices.contains(shown) ? previews[shown].name : "Preview" }

  func show(_ preview: Int) {
    guard previews.indices.contains(preview) else { return }
    selected = nil
    supervisor.send(.show(preview: preview))
  }

  func change(_ change: (inout PreviewLook) -> Void) {
    var look = look
    change(&look)
    guard look != self.look else { return }
    self.look = look
    if restoration != nil { preferences.look = look }
    supervisor.send(.look(look))
    changed(.previews)
    // The pictures beside the main one differ from its new settings.
    if variantSet != nil { show(variantSet) }
  }

  /// Selects the view at a point of the host, when the host has answered which one it is, and shows its properties.
  func selectView(at point: CGPoint) {
    let request = InspectionRequest.hit(x: point.x, y: point.y)
    clicked = request
    ask(request)
  }

  private func select(_ view: Int) {
    selected = view
    if preferences.inspectorPage > InspectorPage.layout.rawValue { preferences.inspectorPage = InspectorPage.properties.rawValue }
  }

  // MARK: Variants

  func show(_ set: VariantSet?) {
    variantSet = set
    variants = set?.looks(beside: look).map { WorkbenchVariant(title: $0.title, look: $0.look) } ?? []
    supervisor.show(variants: variants.map(\.look))
    changed(.view)
  }

  package func surfaceChanged(_ surface: HostSurface, ofVariant variant: Int) {
    if variants.indices.contains(variant) { variants[variant].picture.surfaceChanged(surface) }
  }

  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer, ofVariant variant: Int) {
    guard variants.indices.contains(variant), let contents = variants[variant].picture.update(damage, from: buffer) else { return }
    variants[variant].contents = contents
    changed(.picture)
  }

  // MARK: Layers

  /// Switches between the views in perspective and the picture.
  func toggleLayers() {
    if layers != nil {
      layers = nil
      return changed(.view)
    }
    ask(.capture(file: Self.layersFile))
  }

  private static let layersFile = NSTemporaryDirectory() + "vitrine-layers-\(ProcessInfo.processInfo.processIdentifier).json"

  private func takeLayers() {
    defer { try? FileManager.default.removeItem(atPath: Self.layersFile) }
    do { layers = try CaptureFile(contentsOf: URL(fileURLWithPath: Self.layersFile)) } catch { toast = "\(error)" }
    changed(.view)
  }

  func set(_ property: String, to value: String) {
    if let selected, !isTreeOutdated { ask(.set(view: selected, property: property, value: value)) }
  }

  private func clockChanged() {
    supervisor.send(.clock(rate: clockRate))
    changed(.clock)
  }

  private func toolChanged() {
    if !isPicking { pointed = nil }
    changed(.view)
    refreshNow()
  }

  private func selectionChanged() {
    selectedPath = selected.flatMap { ViewPathStep.path(to: $0, in: tree) }
    if selected == nil { details = nil }
    changed(.selection)
    changed(.details)
    if let selected { ask(.details(view: selected)) }
  }

  // MARK: Inspection

  func ask(_ request: InspectionRequest) {
    guard supervisor.isConnected, !requests.values.contains(request) else { return }
    requests[nextNumber] = request
    supervisor.send(.inspect(number: nextNumber, request))
    nextNumber += 1
  }

  /// The requests that the visible parts of the window need.
  private var wanted: [InspectionRequest] {
    guard preferences.showsInspector || isPicking else { return showsAccessibility ? [.accessibility] : [] }
    var wanted = [InspectionRequest.tree]
    if let selected, !isTreeOutdated { wanted.append(.details(view: selected)) }
    switch InspectorPage(rawValue: preferences.inspectorPage) {
    case .layout: wanted.append(.problems)
    case .costs: wanted.append(.costs)
    case .accessibility: wanted.append(.accessibility)
    case .audit: wanted.append(.audit)
    default: if showsAccessibility { wanted.append(.accessibility) }
    }
    return wanted
  }

  func refreshNow() {
    refresh?.invalidate()
    refresh = nil
    for request in wanted { ask(request) }
  }

  private func refreshSoon() {
    guard refresh == nil, !wanted.isEmpty else { return }
    refresh = Timer(timeInterval: refreshDelay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.refreshNow() }
    }
    if let refresh { RunLoop.main.add(refresh, forMode: .common) }
  }

  /// Opens a source location in the user's editor. If there is none, the location is copied.
  func open(_ place: SourcePlace) {
    var reason = ""
    if let opensSource {
      do { return say(try opensSource(place)) } catch { reason = "\(error) " }
    }
    UIPasteboard.general.string = place.brief
    say("\(reason)Copied \(place.brief).")
  }

  /// The place where the selected view was created, or else where the shown preview is declared; nil if neither is known.
  var source: SourcePlace? {
    if let details, details.view.id == selected, let place = details.place { return place }
    guard previews.indices.contains(shown) else { return nil }
    let preview = previews[shown]
    if let file = preview.file { return SourcePlace(file: file, line: preview.line) }
    // A scene of a storyboard has only "Main.storyboard:12".
    let place = SourcePlace(preview.summary)
    return place.line == nil ? nil : place
  }

  private func handle(_ answer: InspectionAnswer, to request: InspectionRequest) {
    if case .failure(let text) = answer {
      if case .saveRecording = request { return say(text) }
      if case .details(let view) = request, view == selected { selected = nil }
      inspectorFailure = text
      return changed(.details)
    }
    inspectorFailure = nil
    switch answer {
    case .tree(let tree): update(tree)
    case .view(let view):
      if case .hit = request { pointed = view }
      if request == clicked {
        clicked = nil
        if let view { select(view) }
      }
    case .details(let details):
      (undoName, redoName) = (details.undoName, details.redoName)
      guard details.view.id == selected else {
        changed(.details)
        break
      }
      self.details = details
      changed(.details)
    case .problems(let problems):
      guard problems != self.problems else { break }
      self.problems = problems
      changed(.problems)
    case .costs(let costs):
      self.costs = costs
      changed(.costs)
    case .accessibility(let elements):
      guard elements != accessibility else { break }
      accessibility = elements
      changed(.accessibility)
    case .audit(let findings):
      guard findings != self.findings else { break }
      self.findings = findings
      changed(.findings)
    case .done:
      if case .capture = request { takeLayers() }
      if case .saveRecording(let file) = request { say("Saved \((file as NSString).lastPathComponent).") }
    case .elements, .point, .picture, .failure: break
    }
  }

  /// Shows the preview and the settings of the last run, once, and remembers the shown preview for the next.
  private func restore() {
    guard let wanted = restoration, !previews.isEmpty else { return }
    restoration = WorkbenchRestoration(preview: false, look: false)
    let (name, look) = (preferences.preview, preferences.look)
    if wanted.look, let look { change { $0 = look } }
    if wanted.preview, let index = previews.firstIndex(where: { $0.name == name }), index != shown {
      return supervisor.send(.show(preview: index))
    }
    preferences.preview = shownName
  }

  /// Forgets the faults of a preview that is no longer shown, or whose views have other numbers now.
  private func forgetFindings() {
    findings = nil
    changed(.findings)
  }

  private func update(_ tree: InspectedTree) {
    let isFirst = isTreeOutdated, last = self.tree
    isTreeOutdated = false
    guard isFirst || tree.views != last else { return }
    (self.tree, omittedViews) = (tree.views, tree.omitted)
    if isFirst {
      collapsedViews = Set(
        collapsedViews.compactMap { ViewPathStep.path(to: $0, in: last).flatMap { ViewPathStep.view(at: $0, in: tree.views) } })
    }
    if let path = selectedPath, isFirst || !tree.views.contains(where: { $0.id == selected }) {
      let found = ViewPathStep.view(at: path, in: tree.views)
      if let found, found == selected { ask(.details(view: found)) }
      selected = found
    }
    changed(.tree)
  }

  func view(_ id: Int?) -> InspectedView? { id.flatMap { id in tree.first { $0.id == id } } }
}

extension WorkbenchModel: ShellFrontEnd {
  package func hostConnected() {
    (requests, clicked, pointed, isTreeOutdated) = ([:], nil, nil, true)
    (undoName, redoName, needsClipboard) = (nil, nil, clipboardText != nil)
    forgetFindings()
    if clockRate != 1 { supervisor.send(.clock(rate: clockRate)) }
    refreshSoon()
  }

  package func received(_ message: HostMessage) {
    switch message {
    case .title(let title):
      self.title = title
      changed(.previews)
    case .previews(let previews, let shown, let look):
      if shown != self.shown { forgetFindings() }
      wantedSize = nil
      (self.previews, self.shown, self.look) = (previews, shown, look)
      restore()
      changed(.previews)
    case .panels(let panels): hostPanels = panels
    case .answer(let number, let answer): if let request = requests.removeValue(forKey: number) { handle(answer, to: request) }
    case .hello, .surface, .frame, .cursor, .textInput, .clipboard, .wantsSize, .open, .pong, .replayed, .bye: break
    }
  }

  package func surfaceChanged(_ surface: HostSurface) { picture.surfaceChanged(surface) }

  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer) {
    guard let contents = picture.update(damage, from: buffer) else { return }
    self.contents = contents
    changed(.picture)
    refreshSoon()
    guard needsClipboard else { return }
    needsClipboard = false
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.clipboardDelay) { [weak self] in
      MainActor.assumeIsolated { self.map { $0.supervisor.send(.clipboard($0.clipboardText?())) } }
    }
  }

  package func noticeChanged(_ notice: String?) { self.notice = notice }
  package func progressChanged(_ progress: String?) { self.progress = progress }
  package func hostWrote(_ text: String) { console.add(text) }
}
