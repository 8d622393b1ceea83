import UIKit

/// The palette of a tool picker: four tools, five colours and undo.
final class ToolPalette: UIView {
  private weak var picker: PKToolPicker?
  private static let colors: [(name: String, color: UIColor)] = [
    ("Black", .black), ("Blue", .systemBlue), ("Green", .systemGreen), ("Yellow", .systemYellow), ("Red", .systemRed),
  ]
  private static let tools: [(symbol: String, name: String, type: PKInkingTool.InkType?)] = [
    ("pencil.tip", "Pen", .pen), ("highlighter", "Marker", .marker), ("pencil", "Pencil", .pencil), ("eraser", "Eraser", nil),
  ]
  private var toolButtons: [UIButton] = []
  private var colorButtons: [UIButton] = []
  /// The ink before the eraser was chosen.
  private var ink = PKInkingTool(.pen)

  init(_ picker: PKToolPicker, in window: UIWindow) {
    self.picker = picker
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    toolButtons = Self.tools.map { tool in
      let button = UIButton(
        type: .system, primaryAction: UIAction(image: UIImage(systemName: tool.symbol)) { [weak self] _ in self?.choose(tool.type) })
      button.accessibilityLabel = tool.name
      return button
    }
    colorButtons = Self.colors.map { name, color in
      let button = UIButton(type: .custom, primaryAction: UIAction { [weak self] _ in self?.choose(color) })
      button.backgroundColor = PKInkingTool.convertColor(color, from: .light, to: window.traitCollection.userInterfaceStyle)
      button.layer.cornerRadius = 11
      button.layer.borderColor = UIColor.label.resolvedColor(with: window.traitCollection).cgColor
      button.accessibilityLabel = name
      return button
    }
    let undo = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: "arrow.uturn.backward")) { [weak window] _ in
        window?.firstCanvas?.undoManager?.undo()
      })
    undo.accessibilityLabel = "Undo"
    let row = UIStackView(arrangedSubviews: toolButtons + colorButtons + [undo])
    row.alignment = .center
    row.spacing = 8
    addSubview(row)
    window.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    row.translatesAutoresizingMaskIntoConstraints = false
    var constraints = colorButtons.flatMap {
      [$0.widthAnchor.constraint(equalToConstant: 22), $0.heightAnchor.constraint(equalToConstant: 22)]
    }
    constraints += (toolButtons + [undo]).map { $0.widthAnchor.constraint(equalToConstant: 30) }
    constraints += [
      heightAnchor.constraint(equalToConstant: 48), centerXAnchor.constraint(equalTo: window.centerXAnchor),
      bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      row.centerYAnchor.constraint(equalTo: centerYAnchor), row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ]
    NSLayoutConstraint.activate(constraints)
    update()
  }
  required init?(coder: NSCoder) { nil }

  /// Marks the selected tool and colour.
  func update() {
    guard let tool = picker?.selectedTool else { return }
    if let chosen = tool as? PKInkingTool { ink = chosen }
    for (button, kind) in zip(toolButtons, Self.tools) {
      let isChosen = (tool as? PKInkingTool).map { $0.inkType == kind.type } ?? (kind.type == nil && tool is PKEraserTool)
      button.tintColor = isChosen ? .tintColor : .secondaryLabel
      button.isSelected = false
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
    for (button, color) in zip(colorButtons, Self.colors) { button.layer.borderWidth = color.color == ink.color ? 2 : 0 }
  }
  private func choose(_ type: PKInkingTool.InkType?) {
    picker?.selectedTool = type.map { PKInkingTool($0, color: ink.color) } ?? PKEraserTool(.vector)
  }
  private func choose(_ color: UIColor) {
    ink.color = color
    picker?.selectedTool = ink
  }
}

extension UIView {
  /// The canvas among the view and its descendants that is the first responder.
  fileprivate var firstCanvas: PKCanvasView? {
    if let canvas = self as? PKCanvasView, canvas.isFirstResponder { return canvas }
    return subviews.lazy.compactMap(\.firstCanvas).first
  }
}
