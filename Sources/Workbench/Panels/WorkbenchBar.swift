import Display
import Hosting
import UIKit

/// The bar above the canvas: conditions of the preview on the left, tools and the clock on the right.
final class WorkbenchBar: UIView {
  private let model: WorkbenchModel
  private let commands: (WorkbenchCommand) -> Void
  private let list = UIButton(type: .system)
  private let inspector = UIButton(type: .system)
  private let device = UIButton(type: .system)
  private let textSize = UIButton(type: .system)
  private let language = UIButton(type: .system)
  private let options = UIButton(type: .system)
  private let zoom = UIButton(type: .system)
  private let appearance = UIButton(type: .system)
  private let pick = UIButton(type: .system)
  private let play = UIButton(type: .system)
  private let record = UIButton(type: .system)
  private let more = UIButton(type: .system)

  init(_ model: WorkbenchModel, _ commands: @escaping (WorkbenchCommand) -> Void) {
    (self.model, self.commands) = (model, commands)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    let symbols: [(UIButton, String, WorkbenchCommand, String)] = [
      (list, "sidebar.left", .toggleList, "List of previews"), (inspector, "sidebar.right", .toggleInspector, "Inspector"),
      (appearance, "moon", .toggleAppearance, "Dark mode"), (pick, "viewfinder", .togglePicking, "Pick a view"),
      (play, "pause", .togglePlaying, "Stop the clock"), (record, "record.circle", .toggleRecording, "Record"),
    ]
    for (button, symbol, command, label) in symbols {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = label
      button.toolTip = WorkbenchCommand.key(of: command).map { "\(label) (\($0))" } ?? label
      button.addAction(UIAction { [weak self] _ in self?.commands(command) }, for: .touchUpInside)
    }
    for (button, label) in [
      (device, "Device"), (textSize, "Text size"), (language, "Language"), (options, "Options"), (zoom, "Zoom"), (more, "More"),
    ] {
      button.titleLabel?.font = .systemFont(ofSize: 12)
      button.showsMenuAsPrimaryAction = true
      button.accessibilityLabel = label
    }
    more.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    for button in leading + trailing { addSubview(button) }
    model.observe(self) { [weak self] in if [.previews, .view, .clock].contains($0) { self?.update() } }
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the bar is made in code") }

  private var leading: [UIButton] { [list, device, appearance, textSize, language, options] }
  private var trailing: [UIButton] { [zoom, pick, play, record, more, inspector] }
  /// The buttons that move into the menu of `more` in a narrow window, the first one first.
  private var movable: [UIButton] { [options, record, language, play, textSize, zoom, appearance, device] }
  private var moved: [UIButton] = []
  private static let gap: CGFloat = 8

  /// Returns the buttons that do not fit into the width.
  private func overflow() -> [UIButton] {
    var rest = leading + trailing, moved: [UIButton] = []
    func width(_ button: UIButton) -> CGFloat { max(button.sizeThatFits(bounds.size).width, 32) + Self.gap }
    var needed = rest.reduce(2 * Self.gap) { $0 + width($1) }
    for button in movable where needed > bounds.width {
      moved.append(button)
      rest.removeAll { $0 === button }
      needed -= width(button)
    }
    return moved
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let overflow = overflow()
    if overflow != moved {
      moved = overflow
      makeMenus(model.look)
    }
    for button in leading + trailing { button.isHidden = moved.contains(button) }
    var x = Self.gap
    for button in leading where !button.isHidden {
      let width = max(button.sizeThatFits(bounds.size).width, 32)
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
    var end = bounds.width - Self.gap
    for button in trailing.reversed() where !button.isHidden {
      let width = max(button.sizeThatFits(bounds.size).width, 32)
      button.frame = CGRect(x: end - width, y: 0, width: width, height: bounds.height)
      end -= width + Self.gap
    }
  }

  private func update() {
    let look = model.look
    device.setTitle(look.device.map { $0 + (look.isLandscape ? " ⟲" : "") } ?? "No device", for: .normal)
    textSize.setTitle("Text: \(look.textSize ?? "large")", for: .normal)
    language.setTitle(look.locale ?? "Language", for: .normal)
    options.setTitle("Options", for: .normal)
    zoom.setTitle(model.preferences.zoom.map { "\(Int(($0 * 100).rounded())) %" } ?? "Fit", for: .normal)
    appearance.setImage(UIImage(systemName: look.isDark ? "sun.max" : "moon"), for: .normal)
    play.setImage(UIImage(systemName: model.clockRate == 0 ? "play" : "pause"), for: .normal)
    play.tintColor = model.clockRate == 1 ? .systemBlue : .systemOrange
    record.tintColor = model.isRecording ? .systemRed : .systemBlue
    record.accessibilityLabel = model.isRecording ? "Save the recording" : "Record"
    pick.tintColor = model.isPicking ? .systemOrange : .systemBlue
    for (button, isOn) in [(list, model.preferences.showsList), (inspector, model.preferences.showsInspector)] {
      button.tintColor = isOn ? .systemBlue : .secondaryLabel
    }
    makeMenus(look)
    setNeedsLayout()
  }

  private func makeMenus(_ look: PreviewLook) {
    device.menu = UIMenu(children: [
      item("No device", look.device == nil) { $0.device = nil }, devices("iPhone", isPad: false), devices("iPad", isPad: true), sizes,
      item("Landscape", look.isLandscape) { $0.isLandscape.toggle() },
    ])
    textSize.menu = UIMenu(
      children: WorkbenchModel.textSizes.map { size in
        item(size, (look.textSize ?? "large") == size) { $0.textSize = size == "large" ? nil : size }
      })
    language.menu = UIMenu(
      children: [item("That of this computer", look.locale == nil) { $0.locale = nil }]
        + WorkbenchModel.languages.map { code in
          item("\(Locale(identifier: "en_US").localizedString(forIdentifier: code) ?? code) (\(code))", look.locale == code) {
            $0.locale = code
          }
        })
    options.menu = UIMenu(children: [
      item("Right to left", look.isRightToLeft) { $0.isRightToLeft.toggle() },
      item("Increase contrast", look.hasHighContrast) { $0.hasHighContrast.toggle() },
      item("Bold text", look.hasBoldText) { $0.hasBoldText.toggle() },
      item("Reduce motion", look.reducesMotion) { $0.reducesMotion.toggle() },
      item("Look of iOS 26", look.system == .ios26) { $0.system = $0.system == .ios26 ? .ios17 : .ios26 },
    ])
    zoom.menu = UIMenu(
      children: [command("Fit", .fit, isOn: model.preferences.zoom == nil)]
        + [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4].map { zoom in
          command("\(Int(zoom * 100)) %", .zoom(zoom), isOn: model.preferences.zoom == zoom)
        })
    let inMore = movable.filter { moved.contains($0) }.map { button -> UIMenuElement in
      if let menu = button.menu { return UIMenu(title: button.accessibilityLabel ?? "", children: menu.children) }
      return switch button {
      case appearance: command("Dark mode", .toggleAppearance, isOn: look.isDark)
      case play: command("Stop the clock", .togglePlaying, isOn: model.clockRate == 0)
      default: command("Record", .toggleRecording, isOn: model.isRecording)
      }
    }
    more.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: inMore),
      UIMenu(
        title: "Side by side",
        children: [command("One picture", .variants(nil), isOn: model.variantSet == nil)]
          + VariantSet.allCases.map { command($0.rawValue, .variants($0), isOn: model.variantSet == $0) }),
      command("Console", .toggleConsole, isOn: model.preferences.showsConsole),
      command("Status bar of the device", .toggleDeviceBars, isOn: model.preferences.showsDeviceBars),
      command("Views in perspective", .toggleLayers, isOn: model.layers != nil),
      command("Slow motion", .toggleSlowMotion, isOn: model.clockRate > 0 && model.clockRate < 1), command("Restart", .restart),
      command("Flash damage", .toggleDamage), command("Accessibility on the canvas", .toggleAccessibility, isOn: model.showsAccessibility),
      designMenu, command("Save picture", .savePicture), command("Copy picture", .copyPicture),
      command("Open the source", .openSource),
      UIMenu(
        title: "Panels",
        children: WindowAppearance.allCases.map { command($0.title, .appearance($0), isOn: model.preferences.appearance == $0) }),
      command("Keys", .toggleHelp),
    ])
  }

  /// The sizes of a picture without a device.
  private var sizes: UIMenu {
    let isFree = model.canResize, present = model.picture.pointSize
    return UIMenu(
      title: "Size",
      children: WorkbenchModel.usualSizes.map { size in
        UIAction(
          title: "\(Int(size.width)) × \(Int(size.height))", attributes: isFree ? [] : .disabled,
          state: isFree && size == present ? .on : .off
        ) { [weak self] _ in self?.model.resize(to: size) }
      })
  }

  /// Returns a menu of the devices of a kind, the newest first.
  private func devices(_ title: String, isPad: Bool) -> UIMenu {
    UIMenu(
      title: title,
      children: DeviceModel.all.filter { $0.isPad == isPad }.reversed().map { model in
        item(model.name, self.model.look.device == model.name) { $0.device = model.name }
      })
  }

  private var designMenu: UIMenu {
    let design = model.design
    let steps = [0, 0.25, 0.5, 0.75, 1].map { opacity in
      UIAction(title: "\(Int(opacity * 100)) %", state: design?.opacity == opacity ? .on : .off) { [weak self] _ in
        self?.model.design?.opacity = opacity
      }
    }
    let remove = UIAction(title: "Remove", attributes: .destructive) { [weak self] _ in self?.model.design = nil }
    let hint = UIAction(title: "Drop a picture on the window", attributes: .disabled) { _ in }
    return UIMenu(title: "Design picture", children: design == nil ? [hint] : steps + [remove])
  }

  private func item(_ title: String, _ isOn: Bool, _ change: @escaping (inout PreviewLook) -> Void) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in self?.model.change(change) }
  }

  private func command(_ title: String, _ command: WorkbenchCommand, isOn: Bool = false) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in self?.commands(command) }
  }
}
