import Display
import Hosting
import UIKit

/// The middle of the window: the picture, which can be scrolled and zoomed, with messages over it.
final class CanvasController: UIViewController {
  private let model: WorkbenchModel
  private let scroll = UIScrollView()
  let canvas = CanvasView()
  private let layers = LayersView()
  private let notice = NoticeView()
  /// The pictures beside the main one, with their titles.
  private var variants: [(canvas: CanvasView, title: UILabel)] = []
  /// The slider for the time, while the clock is stopped.
  private let time = UISlider()
  private let handle = ResizeHandle()
  /// The size of the picture, in points of the host.
  private let size = UILabel()

  init(_ model: WorkbenchModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    model.observe(self) { [weak self] in self?.update($0) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the canvas is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    scroll.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroll)
    scroll.addSubview(canvas)
    time.accessibilityLabel = "Time"
    time.value = 1
    time.isHidden = true
    time.addAction(
      UIAction { [weak self] _ in self.map { $0.model.supervisor.scrub(to: Double($0.time.value)) } }, for: .valueChanged)
    size.font = .systemFont(ofSize: 11)
    size.textColor = .secondaryLabel
    size.textAlignment = .center
    scroll.addSubview(size)
    handle.resized = { [weak self] in self?.model.resize(to: $0) }
    scroll.addSubview(handle)
    notice.opened = { [weak self] in self?.model.open($0) }
    layers.isHidden = true
    layers.picked = { [weak self] in self?.model.selected = $0 }
    view.addSubview(layers)
    view.addSubview(time)
    view.addSubview(notice)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = time.isHidden ? 0 : Self.timeHeight
    scroll.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - bar)
    layers.frame = scroll.frame
    time.frame = CGRect(x: 24, y: view.bounds.height - bar, width: max(view.bounds.width - 48, 40), height: bar)
    arrange()
    notice.arrange(in: view.bounds)
  }

  // MARK: Zoom

  /// The zoom factor at which the whole picture fits into the window; at most 1.
  private var fittingZoom: CGFloat {
    let sizes = ([canvas] + variants.map(\.canvas)).map { $0.size(at: 1) }
    let whole = CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    guard whole.width > 0, whole.height > 0 else { return 1 }
    var area = scroll.frame.insetBy(dx: Self.margin, dy: Self.margin)
    area.size.width -= CGFloat(variants.count) * Self.margin
    return min(max(min(area.width / whole.width, area.height / whole.height), WorkbenchModel.zooms.lowerBound), 1)
  }

  var zoom: CGFloat { model.preferences.zoom.map { CGFloat($0) } ?? fittingZoom }

  /// Multiplies the zoom factor. The picture is then no longer fitted to the window.
  func zoom(by factor: Double) {
    guard factor.isFinite, factor > 0 else { return }
    model.preferences.zoom = min(max(Double(zoom) * factor, WorkbenchModel.zooms.lowerBound), WorkbenchModel.zooms.upperBound)
  }

  private static let margin: CGFloat = 24
  private static let timeHeight: CGFloat = 40

  private func arrange() {
    guard isViewLoaded else { return }
    // First all pictures get their sizes, then the zoom factor that fits them.
    for isFinal in [false, true] {
      arrange(canvas, model.picture, model.look, isFinal ? zoom : canvas.zoom)
      for (shown, variant) in zip(variants, model.variants) {
        arrange(shown.canvas, variant.picture, variant.look, isFinal ? zoom : shown.canvas.zoom)
      }
    }
    let own = canvas.size(at: zoom)
    let size = CGSize(
      width: variants.reduce(own.width) { $0 + Self.margin + $1.canvas.size(at: zoom).width },
      height: variants.map { $0.canvas.size(at: zoom).height }.reduce(own.height, max))
    scroll.contentSize = CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    let origin = CGPoint(
      x: max((scroll.bounds.width - size.width) / 2, Self.margin), y: max((scroll.bounds.height - size.height) / 2, Self.margin))
    canvas.frame = CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: own)
    // Without a picture, there is nothing that could have the keyboard focus.
    canvas.isHidden = own == .zero
    placeHandle()
    var x = canvas.frame.maxX + Self.margin
    for shown in variants {
      shown.canvas.frame = CGRect(origin: CGPoint(x: x.rounded(), y: canvas.frame.minY), size: shown.canvas.size(at: zoom))
      shown.title.frame = CGRect(x: shown.canvas.frame.minX, y: shown.canvas.frame.minY - 18, width: shown.canvas.frame.width, height: 16)
      x = shown.canvas.frame.maxX + Self.margin
    }
  }

  /// Places the size below the picture, and the handle at its corner.
  private func placeHandle() {
    let picture = model.picture.pointSize, frame = canvas.frame
    size.text = picture == .zero ? nil : "\(picture.width.brief) × \(picture.height.brief)"
    size.frame = CGRect(x: frame.midX - 60, y: frame.maxY + 4, width: 120, height: 16)
    handle.isHidden = picture == .zero || !model.canResize
    handle.frame = CGRect(x: frame.maxX - 2, y: frame.maxY - 2, width: ResizeHandle.side, height: ResizeHandle.side)
    handle.size = picture
    // A picture that is centred grows to both sides.
    let isCentred = (x: frame.minX > Self.margin + 1 && variants.isEmpty, y: frame.minY > Self.margin + 1)
    handle.factor = CGSize(width: (isCentred.x ? 2 : 1) / zoom, height: (isCentred.y ? 2 : 1) / zoom)
  }

  private func arrange(_ canvas: CanvasView, _ picture: HostPicture, _ look: PreviewLook, _ zoom: CGFloat) {
    // Before its first frame, a picture beside the main one has the size that it will have.
    let expected = picture === model.picture ? .zero : look.model?.size(isLandscape: look.isLandscape) ?? model.picture.pointSize
    let size = picture.pointSize == .zero ? expected : picture.pointSize
    canvas.arrange(pictureSize: size, zoom: zoom, cornerRadius: size == .zero ? nil : look.model?.cornerRadius)
    showBars(canvas, picture, look)
  }

  /// Shows iOS's bars over the picture, in a colour that contrasts with it.
  private func showBars(_ canvas: CanvasView, _ picture: HostPicture, _ look: PreviewLook) {
    // Until the picture has the device's size, it has no bars.
    let device = look.model.flatMap { $0.size(isLandscape: look.isLandscape) == picture.pointSize ? $0 : nil }
    (canvas.bars.model, canvas.bars.isLandscape) = (device, look.isLandscape)
    canvas.bars.isHidden = device == nil || !model.preferences.showsDeviceBars
    guard let device, !canvas.bars.isHidden else { return }
    canvas.bars.isDark = (
      picture.isDark(at: device.statusBarHeight(isLandscape: look.isLandscape) / 2), picture.isDark(at: picture.pointSize.height - 10)
    )
  }

  /// Creates or removes pictures beside the main one, so that there is one for each variant.
  private func showVariants() {
    while variants.count > model.variants.count {
      let last = variants.removeLast()
      last.canvas.removeFromSuperview()
      last.title.removeFromSuperview()
    }
    while variants.count < model.variants.count {
      let title = UILabel()
      title.font = .systemFont(ofSize: 11)
      title.textColor = .secondaryLabel
      title.textAlignment = .center
      let canvas = CanvasView()
      scroll.addSubview(canvas)
      scroll.addSubview(title)
      variants.append((canvas, title))
    }
    for (shown, variant) in zip(variants, model.variants) {
      shown.title.text = variant.title
      shown.canvas.show(variant.contents)
    }
  }

  private func update(_ change: WorkbenchChange) {
    guard isViewLoaded else { return }
    switch change {
    case .picture:
      canvas.show(model.contents)
      showBars(canvas, model.picture, model.look)
      for (shown, variant) in zip(variants, model.variants) {
        shown.canvas.show(variant.contents)
        showBars(shown.canvas, variant.picture, variant.look)
      }
      let sizes = [model.picture.pointSize] + model.variants.map(\.picture.pointSize)
      if sizes != ([canvas] + variants.map(\.canvas)).map(\.pictureSize) { arrange() }
    case .previews, .view:
      canvas.show(model.design)
      showVariants()
      if let capture = model.layers, layers.isHidden { layers.show(capture) }
      layers.isHidden = model.layers == nil
      arrange()
    case .clock:
      if model.clockRate != 0 { time.value = 1 }
      time.isHidden = model.clockRate != 0
      view.setNeedsLayout()
    default: break
    }
    layers.selected = model.selected
    canvas.overlay.selected = model.preferences.showsInspector ? model.view(model.selected) : nil
    canvas.overlay.pointed = model.view(model.pointed)
    canvas.overlay.details = model.details
    canvas.overlay.elements = model.showsAccessibility ? model.accessibility : []
    var panels = model.hostPanels
    if let toast = model.toast { panels.notice = toast }
    notice.show(model.notice, panels: panels, progress: model.progress)
    notice.arrange(in: view.bounds)
  }

  // MARK: Places

  /// Whether the picture is the frontmost view at a point of the window.
  func covers(_ point: CGPoint) -> Bool {
    guard let window = view.window, presentedViewController == nil, window.rootViewController?.presentedViewController == nil else {
      return false
    }
    let local = canvas.convert(point, from: window)
    guard canvas.pictureFrame.contains(local), let hit = window.hitTest(point, with: nil) else { return false }
    return hit === canvas
  }

  func hostPoint(at point: CGPoint) -> CGPoint { canvas.hostPoint(at: canvas.convert(point, from: view.window)) }

  func endEditing() { view.window?.endEditing(true) }
}
