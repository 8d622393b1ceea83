internal import CoreText
internal import UIKit

/// The intrinsic sizes and alignment rectangles of controls on Interface Builder's canvas in points, depending on the tools that
/// wrote a file and on the device.
@MainActor enum ControlFacts {
  private struct Fact {
    var kind: String
    /// The first version of the tools with this size.
    var tools = 0.0
    /// The size of the alignment rectangle; -1 if there is none along the axis.
    var width: CGFloat = -1
    var height: CGFloat = -1
    /// The insets from the frame to the alignment rectangle.
    var insets = UIEdgeInsets.zero
  }

  /// The sizes; for each kind the latest tools come first.
  private static let table: [Fact] = [
    Fact(kind: "slider", tools: 24_000, height: 34),
    Fact(kind: "slider", tools: 23_700, height: 33, insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
    Fact(kind: "slider", height: 30, insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
    Fact(kind: "switch", tools: 24_000, width: 61, height: 28, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
    Fact(kind: "switch", width: 49, height: 31, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
    Fact(kind: "stepper", tools: 15_000, width: 94, height: 32), Fact(kind: "stepper", width: 94, height: 29),
    // Two points until Xcode 11 in five projects.
    Fact(kind: "progressView", tools: 17_000, height: 4), Fact(kind: "progressView", height: 2),
    Fact(kind: "pickerView", tools: 9_000, width: 320, height: 216), Fact(kind: "pickerView", width: 320, height: wheelsUntilXcode7),
    Fact(kind: "searchBar", tools: 24_000, height: 64), Fact(kind: "searchBar", tools: 14_000, height: 56),
    Fact(kind: "searchBar", height: 44),
    Fact(kind: "tabBar", height: 49), Fact(kind: "navigationBar", height: 44),
  ]

  /// Returns the height of a segmented control.
  private static func segmentedHeight(tools: Double) -> CGFloat { tools >= 15_000 ? 31 : 28 }

  /// Returns the width of a segmented control: one point between segments, and the same space around each title of 13 points.
  /// From tools 15000 on (Xcode 11) titles are measured in the medium weight of a selected segment: then 16 of 23 controls in
  /// other projects have their stored widths; with the regular weight at most 8 have.
  private static func segmentedWidth(_ view: UIView, tools: Double) -> CGFloat {
    guard let control = view as? UISegmentedControl, control.numberOfSegments > 0 else { return UIView.noIntrinsicMetric }
    let font = UIFont.systemFont(ofSize: 13, weight: tools >= 15_000 ? .medium : .regular)
    let widths = (0..<control.numberOfSegments).map { index -> CGFloat in
      let title = control.titleForSegment(at: index) ?? ""
      let width =
        GlyphWidths.width(title, font: font.ctFont, tools: tools)
        ?? AttributedText(string: title, attributes: [.font: font]).size().width
      return PixelGrid.points.up(width)
    }
    let lines = CGFloat(widths.count - 1)
    guard tools >= 15_000 else { return CGFloat(widths.count) * ((widths.max() ?? 0) + 14) + lines }
    if control.apportionsSegmentWidthsByContent { return widths.reduce(0) { $0 + $1 + 18 } + lines }
    return CGFloat(widths.count) * ((widths.max() ?? 0) + 18) + lines
  }

  static func metrics(of view: UIView, kind: String, element: CanvasElement, settings: CanvasSettings) -> CanvasMetrics? {
    switch kind {
    case "segmentedControl":
      return CanvasMetrics(
        size: CGSize(width: segmentedWidth(view, tools: settings.tools), height: segmentedHeight(tools: settings.tools)),
        alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    case "pageControl":
      guard let size = (view as? UIPageControl).flatMap({ pageControl($0, tools: settings.tools) }) else { return nil }
      return CanvasMetrics(size: size)
    case "toolbar":
      return CanvasMetrics(
        size: CGSize(
          width: UIView.noIntrinsicMetric, height: BarFacts.toolbar(settings.device, isPhoneInLandscape: settings.isPhoneInLandscape)))
    case "imageView": return SymbolFacts.metrics(of: view, aspect: element.imageAspect)
    case "textField": return CanvasMetrics(size: textField(view, isBordered: element.isBordered, tools: settings.tools))
    case "datePicker": return CanvasMetrics(size: datePicker(element, tools: settings.tools))
    case "activityIndicatorView":
      // The canvas shows an indicator even if it does not animate.
      if let indicator = view as? UIActivityIndicatorView, indicator.hidesWhenStopped { indicator.isHidden = false }
      let side: CGFloat = ["whiteLarge", "large"].contains(element.style ?? "") ? 37 : 20
      return CanvasMetrics(size: CGSize(width: side, height: side))
    case "label":
      // San Francisco and its substitute differ by fractions of a point. Shrinking lets a text fit in a frame that was made for
      // the other font.
      if let label = view as? UILabel, !label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 {
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.9)
      }
      return CanvasMetrics(textTools: settings.tools, hasTextStyle: element.hasTextStyle)
    case "button":
      guard !isBareInfoButton(view) else { return CanvasMetrics(size: CGSize(width: 50, height: 34)) }
      if settings.tools < 20_000, isOldInfoButton(view) { return CanvasMetrics(size: CGSize(width: 22, height: 22)) }
      if let button = view as? UIButton { hideTitleOfState(button) }
      (view as? UIButton)?.titleLabel?.layoutMetrics = CanvasMetrics(textTools: settings.tools)
      return CanvasMetrics(textTools: settings.tools, hasTextStyle: element.hasTextStyle && (view as? UIButton)?.configuration != nil)
    default:
      guard let fact = table.first(where: { $0.kind == kind && settings.tools >= $0.tools }) else { return nil }
      return CanvasMetrics(size: CGSize(width: fact.width, height: fact.height), alignmentInsets: fact.insets)
    }
  }

  /// Whether a button shows only the symbol of its type and has a configuration. Its size is 50 x 34 points in all files of other
  /// projects that contain such buttons.
  private static func isBareInfoButton(_ view: UIView) -> Bool {
    guard let button = view as? UIButton, let configuration = button.configuration else { return false }
    return [.detailDisclosure, .infoLight, .infoDark].contains(button.buttonType) && configuration.image == nil
      && configuration.title == nil && configuration.attributedTitle == nil
  }

  /// Whether a button has the image of its type and no configuration. Before tools 20000, 15 of 16 such buttons in files of public
  /// projects have 22 x 22 points.
  private static func isOldInfoButton(_ view: UIView) -> Bool {
    guard let button = view as? UIButton, button.configuration == nil, button.currentTitle == nil else { return false }
    return [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(button.buttonType)
  }

  /// Removes the title that a file states for the normal state of a button, if a configuration with an image and without a title hides it.
  /// Such a title is the one that the button had in the library. Buttons of four projects have the width of their image and 24 points (tools
  /// 20037 to 22154; no exceptions).
  private static func hideTitleOfState(_ button: UIButton) {
    guard let configuration = button.configuration, configuration.image != nil else { return }
    if configuration.title == nil, configuration.attributedTitle == nil { button.setTitle(nil, for: .normal) }
  }

  /// Returns the minimum length in points of a view without an intrinsic size in a stack view, and the priority of that length. This
  /// concerns plain views, and labels for a single line without text. Other labels without text have no size.
  ///
  /// In files of other projects, 31 of 48 such labels in stack views have 50 points along the stack and 2 have none; the others are
  /// stretched or compressed. Outside of stack views 84 of 97 have no height, and none has 50. Of plain views with subviews whose text
  /// would need less space, 51 in files of nine projects have exactly 50 points along the stack; most of the 21 smaller ones contain views
  /// with a required length. Empty plain views give little evidence: 6 of 112 have 50 points, 10 have none, and most have the size that
  /// they had before.
  static func minimumStackedSize(of view: UIView) -> (length: CGFloat, priority: UILayoutPriority)? {
    guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) else { return nil }
    if let label = view as? UILabel { return label.numberOfLines == 1 && label.text?.isEmpty != false ? (50, UILayoutPriority(751)) : nil }
    return type(of: view) == UIView.self ? (50, UILayoutPriority(749)) : nil
  }

  /// Returns the minimum width in points of a view without contents in a vertical stack view that centers its views, and the priority of that
  /// width; nil if it has none. It is that of a view in Interface Builder's library (nine views of three projects; no exceptions).
  static func minimumCenteredWidth(of view: UIView) -> (length: CGFloat, priority: UILayoutPriority)? {
    guard let stack = view.superview as? UIStackView, stack.axis == .vertical, stack.alignment == .center else { return nil }
    return type(of: view) == UIView.self && view.subviews.isEmpty ? (240, UILayoutPriority(749)) : nil
  }

  private static func textField(_ view: UIView, isBordered: Bool, tools: Double) -> CGSize {
    let own = view.intrinsicContentSize
    let line = ((view as? UITextField)?.font?.lineHeight ?? own.height).rounded(.up)
    return CGSize(width: own.width, height: isBordered ? (tools >= 15_000 ? 34 : 30) : max(line + (tools >= 17_000 ? 1 : 0), 17))
  }

  /// Returns the size of a page control; nil for the size of the control itself, from tools 24000 on.
  ///
  /// Before iOS 14 (tools 17000) the dots have 7 points and the gaps 9. From then on controls of two, three and eight pages in files
  /// of five projects are 98.67, 116 and 202.5 points wide.
  private static func pageControl(_ control: UIPageControl, tools: Double) -> CGSize? {
    let count = CGFloat(control.numberOfPages)
    if tools < 17_000 { return CGSize(width: max(16 * count - 9, 0), height: 37) }
    return tools < 24_000 ? CGSize(width: 64.07 + 17.3 * count, height: 26) : nil
  }

  /// The height of the wheels of pickers before tools 9000 (Xcode 7.2 and earlier), which seven pickers and three date pickers without a
  /// stated height have in files of five projects. Two others are compressed by constraints.
  private static let wheelsUntilXcode7: CGFloat = 162

  private static func datePicker(_ element: CanvasElement, tools: Double) -> CGSize {
    switch element.style {
    case "compact": CGSize(width: 200, height: tools >= 17_000 ? 34.5 : 35)
    case "inline": CGSize(width: 280, height: 330)
    default: CGSize(width: 320, height: tools >= 9_000 ? 216 : wheelsUntilXcode7)
    }
  }
}
