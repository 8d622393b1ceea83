import ArgumentParser
import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit
import VitrineTesting

/// The options for Interface Builder files: the scene to show, and the device to show it for.
struct InterfaceOptions: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp("Of a storyboard: the identifier of a scene or of its controller; the whole board if left out.", valueName: "id"))
  var sceneIdentifier: String?

  @Option(
    help: ArgumentHelp(
      "Of an Interface Builder file: a device such as retina4_7 or \"iPhone 15\"; the file's own if left out.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("Of an Interface Builder file: portrait or landscape.", valueName: "way"))
  var orientation: String?

  /// - Throws: a `ValidationError` that names the valid values.
  func validate() throws {
    if let device, Self.device(device) == nil {
      let names = DesignDevice.all.map { $0.identifier }.joined(separator: ", ")
      throw ValidationError("There is no device '\(device)': \(names).")
    }
    if let orientation, !["portrait", "landscape"].contains(orientation) {
      throw ValidationError("--orientation \(orientation): it is portrait or landscape.")
    }
  }

  static func device(_ name: String) -> DesignDevice? {
    DesignDevice.all.first { $0.identifier == name || $0.name.lowercased() == name.lowercased() }
  }

  /// Returns the part of a file to show, in the text size of a look.
  func view(_ look: LookOptions) -> InterfaceView {
    InterfaceView(
      scene: sceneIdentifier, device: device.flatMap(Self.device), isLandscape: orientation.map { $0 == "landscape" },
      textSize: look.textSize?.size)
  }
}

/// The part of an Interface Builder file to show. A property that is nil leaves the choice to the file.
struct InterfaceView: Sendable {
  var scene: String?
  var device: DesignDevice?
  var isLandscape: Bool?
  var textSize: CanvasTextSize?

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
