import Display
import Foundation
import Hosting
import Raster
import UIKit

/// Runs the window of a shell on a display: sends events to the window's views or to the host, and performs commands.
@MainActor
package final class WorkbenchSession: ShellFrontEnd {
  package let model: WorkbenchModel
  private let display: any Display
  private let window: UIWindow
  private let folder: String
  private(set) var controller: WorkbenchController!
  private var input: CanvasInput!
  private var showsHelp = false
  private var flashesDamage = false

  /// - Parameters:
  ///   - display: the display of the main screen.
  ///   - folder: the folder in which pictures are saved.
  package init(_ supervisor: any HostSupervisor, on display: any Display, folder: String, preferences: WorkbenchPreferences? = nil) {
    model = WorkbenchModel(supervisor)
    if let preferences { model.preferences = preferences }
    (self.display, self.folder) = (display, folder)
    let screen = UIScreen.attach(display)
    // The panels are made for this look, whatever VITRINE_LOOK says about the preview.
    screen.systemLook = .ios17
    window = UIWindow(frame: screen.bounds)
    controller = WorkbenchController(model) { [weak self] in self?.perform($0) }
    input = CanvasInput(model, controller.canvas)
    window.overrideUserInterfaceStyle = model.preferences.appearance.style
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let picture = controller.canvas.canvas
    model.clipboardText = { [weak display] in display?.clipboardText }
    picture.entered = { [weak self] in self?.input.enter() }
    picture.focused = { [weak self] in if self?.input.isFocused == false { self?.model.say("Return sends keys to the preview.") } }
  }

  /// The settings that are stored for the next run.
  package var preferences: WorkbenchPreferences {
    var preferences = model.preferences
    (preferences.width, preferences.height) = (display.size.width, display.size.height)
    return preferences
  }

  /// Receives each event of the display before UIKit.
  /// - Returns: whether the event was handled.
  package func takes(_ event: DisplayEvent) -> Bool {
    switch event {
    case .key(let key):
      if let command = WorkbenchCommand(key), !isEditingText(command) {
        perform(command)
        return true
      }
      if key.usage == .escape, key.phase == .down {
        // An open menu lies over the panels. Without this, the key would go to the preview.
        if window.subviews.dropFirst().reversed().contains(where: { $0.accessibilityPerformEscape() }) { return true }
        if showsHelp {
          perform(.toggleHelp)
          return true
        }
        if model.isPicking {
          model.isPicking = false
          return true
        }
      }
      // The keys of an open menu are not the preview's.
      if window.subviews.dropFirst().contains(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { return false }
      if isHelpKey(key) {
        perform(.toggleHelp)
        return true
      }
    case .focus(let isInFront):
      input.isInFront = isInFront
      if isInFront { model.supervisor.send(.clipboard(display.clipboardText)) }
    case .open(let files):
      if let picture = files.first(where: { DesignPicture.canRead($0) }) {
        model.design = DesignPicture(picture)
        return true
      }
      model.supervisor.send(.event(EventWriter.line(of: .init(time: HostClock.now, .event(event)))))
      return true
    default: break
    }
    return input.takes(event, at: display.now)
  }

  /// Whether undo and redo apply to the text that is edited in the host or in a field of the window, not to the inspector's changes.
  private func isEditingText(_ command: WorkbenchCommand) -> Bool {
    [.undo, .redo].contains(command) && (input.isFocused && !model.isPicking || window.firstResponder is any UIKeyInput)
  }

  /// Whether a key is H or ? while neither a text nor the preview takes it. In the preview the host shows its keys, and the window adds its own.
  private func isHelpKey(_ key: KeySample) -> Bool {
    key.phase == .down && !key.isRepeat && !input.isFocused && !(window.firstResponder is any UIKeyInput)
      && key.modifiers.isDisjoint(with: [.control, .alternate, .command]) && ["h", "?"].contains(key.characters.lowercased())
  }

  // MARK: Commands

  func perform(_ command: WorkbenchCommand) {
    switch command {
    case .toggleList: model.preferences.showsList.toggle()
    case .toggleInspector:
      model.preferences.showsInspector.toggle()
      model.refreshNow()
    case .toggleConsole: model.preferences.showsConsole.toggle()
    case .search: controller.focusSearch()
    case .previousPreview: model.show(model.shown - 1)
    case .nextPreview: model.show(model.shown + 1)
    case .toggleAppearance: model.change { $0.isDark.toggle() }
    case .largerText: model.changeTextSize(by: 1)
    case .smallerText: model.changeTextSize(by: -1)
    case .toggleDirection: model.change { $0.isRightToLeft.toggle() }
    case .toggleOrientation: model.change { $0.isLandscape.toggle() }
    case .toggleContrast: model.change { $0.hasHighContrast.toggle() }
    case .toggleBoldText: model.change { $0.hasBoldText.toggle() }
    case .toggleReducedMotion: model.change { $0.reducesMotion.toggle() }
    case .toggleSystemLook: model.change { $0.system = $0.system == .ios26 ? .ios17 : .ios26 }
    case .nextDevice: model.changeDevice(by: 1)
    case .previousDevice: model.changeDevice(by: -1)
    case .nextLanguage: model.changeLanguage(by: 1)
    case .previousLanguage: model.changeLanguage(by: -1)
    case .togglePicking:
      model.isPicking.toggle()
      if model.isPicking { model.preferences.showsInspector = true }
    case .toggleAccessibility: model.showsAccessibility.toggle()
    case .toggleLayers: model.toggleLayers()
    case .toggleDeviceBars: model.preferences.showsDeviceBars.toggle()
    case .variants(let set): model.show(set)
    case .nextVariants: model.showNextVariants()
    case .page(let page): model.show(page)
    case .moreDesign: model.changeDesignOpacity(by: 0.25)
    case .lessDesign: model.changeDesignOpacity(by: -0.25)
    case .togglePlaying: model.clockRate = model.clockRate == 0 ? 1 : 0
    case .toggleSlowMotion: model.clockRate = model.clockRate == Self.slowRate ? 1 : Self.slowRate
    case .restart: model.supervisor.restart()
    case .toggleRecording: toggleRecording()
    case .toggleDamage:
      flashesDamage.toggle()
      model.supervisor.send(.flashDamage(flashesDamage))
    case .zoom(let zoom): model.preferences.zoom = zoom
    case .zoomIn: controller.canvas.zoom(by: Self.zoomStep)
    case .zoomOut: controller.canvas.zoom(by: 1 / Self.zoomStep)
    case .fit: model.preferences.zoom = nil
    case .savePicture: say { try PictureExport(model).save(in: folder) }
    case .copyPicture: say { try PictureExport(model).copy() }
    case .undo: model.ask(.undo)
    case .redo: model.ask(.redo)
    case .toggleHelp: toggleHelp()
    case .nextPart, .previousPart:
      let part = controller.focusNextPart(backwards: command == .previousPart, isInPicture: input.isFocused)
      part == .picture ? input.enter() : input.leave()
    case .openSource:
      if let place = model.source { model.open(place) } else { model.say("The source of this preview is not known.") }
    case .appearance(let appearance):
      model.preferences.appearance = appearance
      window.overrideUserInterfaceStyle = appearance.style
    }
  }

  /// Shows the keys, or closes them. If the preview shows its keys, it closes them as well.
  private func toggleHelp() {
    if model.help == nil, model.hostPanels.help != nil { return closeHostHelp() }
    showsHelp.toggle()
    model.help = showsHelp ? WorkbenchCommand.helpRows : nil
    if !showsHelp, model.hostPanels.help != nil { closeHostHelp() }
  }

  /// The host closes its keys on Escape.
  private func closeHostHelp() {
    for phase in [KeySample.Phase.down, .up] {
      let key = KeySample(phase: phase, usage: .escape)
      model.supervisor.send(.event(EventWriter.line(of: .init(time: HostClock.now, .event(.key(key))))))
    }
  }

  /// Starts or ends a recording. A recording starts at the beginning of the preview, so the preview is restarted.
  private func toggleRecording() {
    guard model.isRecording else {
      model.isRecording = true
      model.supervisor.restart()
      return say { "What is done is recorded from now on." }
    }
    model.isRecording = false
    say {
      guard let free = PictureExport.freeName(for: model.shownName, in: folder, ending: "events") else {
        throw PictureExport.Failure("There are 999 recordings of \(model.shownName) already.")
      }
      model.ask(.saveRecording(file: "\(folder)/\(free)"))
      return "Saving \(free)…"
    }
  }

  private static let slowRate = 0.1
  private static let zoomStep = 1.25

  /// Performs an action, and shows its message or its error for two seconds.
  private func say(_ action: () throws -> String) {
    do { model.say(try action()) } catch { model.say("\(error)") }
  }

  // MARK: ShellFrontEnd

  package func hostConnected() {
    model.hostConnected()
    if flashesDamage { model.supervisor.send(.flashDamage(true)) }
  }

  package func received(_ message: HostMessage) {
    switch message {
    case .cursor(let name): display.cursor = CursorShape(rawValue: name) ?? .arrow
    case .textInput(let area): if input.isFocused { display.textInputArea = area.flatMap(windowRect) }
    case .clipboard(let text): display.clipboardText = text
    case .open(let address): if let url = URL(string: address) { _ = display.open(url) }
    case .wantsSize(let width, let height):
      model.supervisor.send(.resize(width: width, height: height, scale: model.look.scale(after: model.picture.scale)))
    case .bye: display.stop()
    default: model.received(message)
    }
    if case .title(let title) = message { display.title = title }
  }

  private func windowRect(_ area: [Double]) -> CGRect? {
    guard area.count == 4 else { return nil }
    let canvas = controller.canvas.canvas
    let zoom = canvas.zoom, origin = canvas.pictureFrame.origin
    let rect = CGRect(x: origin.x + area[0] * zoom, y: origin.y + area[1] * zoom, width: area[2] * zoom, height: area[3] * zoom)
    return canvas.convert(rect, to: nil)
  }

  package func surfaceChanged(_ surface: HostSurface) { model.surfaceChanged(surface) }
  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer) { model.frameDrawn(damage, in: buffer) }
  package func surfaceChanged(_ surface: HostSurface, ofVariant variant: Int) { model.surfaceChanged(surface, ofVariant: variant) }
  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer, ofVariant variant: Int) {
    model.frameDrawn(damage, in: buffer, ofVariant: variant)
  }
  package func noticeChanged(_ notice: String?) { model.noticeChanged(notice) }
  package func progressChanged(_ progress: String?) { model.progressChanged(progress) }
  package func hostWrote(_ text: String) { model.hostWrote(text) }
}
