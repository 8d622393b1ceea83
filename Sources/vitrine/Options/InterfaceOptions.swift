import ArgumentParser
import CoreGraphics
import Foundation
import InterfaceBuilder
import InterfaceCanvas
import UIKit
import VitrineTesting

/// The option for the scene of an Interface Builder file.
struct InterfaceOptions: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp("Of a storyboard: the identifier of a scene or of its controller; the whole board if left out.", valueName: "id"))
  var sceneIdentifier: String?

  /// Returns the part of a file to show, with the device and the text size of a look.
  func view(_ look: LookOptions) -> InterfaceView {
    InterfaceView(look, scene: sceneIdentifier)
  }
}

/// The part of an Interface Builder file to show. A property that is nil leaves the choice to the file.
struct InterfaceView: Sendable {
  var scene: String?
  var device: DesignDevice?
  var isLandscape: Bool?
  var textSize: CanvasTextSize?

  init(scene: String? = nil) { self.scene = scene }

  init(_ look: LookOptions, scene: String? = nil) {
    self.scene = scene
    device = look.device.map { DesignDevice($0.model) }
    isLandscape = look.isLandscape
    textSize = look.textSize?.size
  }

  func change(_ settings: inout CanvasSettings) {
    if let device { settings.device = device }
    if let isLandscape { settings.isLandscape = isLandscape }
    if let textSize { settings.textSize = textSize }
  }
}

extension InterfaceFile {
  /// Returns the file as a scene that can be shown like the samples.
  /// - Throws: a `CommandError` if the file has no such scene.
  /// - Parameter hasScreen: whether a screen to lay out for exists already. If false, a temporary one is created.
  @MainActor func scene(_ options: InterfaceView, hasScreen: Bool = false) throws -> PreviewEntry {
    let document = document, name = url.deletingPathExtension().lastPathComponent
    let bundle = Bundle(path: url.deletingLastPathComponent().path)
    var settings = CanvasSettings(document)
    options.change(&settings)
    let screen = hasScreen ? nil : HeadlessScreen(size: settings.size, scale: settings.device.scale)
    defer { withExtendedLifetime(screen) {} }
    let canvas = InterfaceCanvas(document, bundle: bundle) { options.change(&$0) }
    guard let controller = CanvasController(canvas, scene: options.scene) else {
      let names = document.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] ?? $0.controller?.identifier }
      throw CommandError("\(url.lastPathComponent) has no scene \(options.scene ?? ""); there are \(names.joined(separator: ", "))")
    }
    return PreviewEntry(name: name, summary: url.path, size: .fixed(controller.size)) {
      let canvas = InterfaceCanvas(document, bundle: bundle) { options.change(&$0) }
      return CanvasController(canvas, scene: options.scene) ?? UIViewController()
    }
  }
}
