/// The content of a `#Preview` and its traits (Apple: Preview, of DeveloperToolsSupport).
///
/// The compiler shim turns `#Preview("Name", traits: .landscapeLeft) { MyController() }` into a call of these initializers.
@preconcurrency @MainActor
public struct Preview {
  /// The type of the traits that apply to views (Apple: Preview.ViewTraits).
  public struct ViewTraits: Sendable {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let makeController: @MainActor () -> UIViewController

  /// - Parameters:
  ///   - name: the name in the list of previews; nil for the name of the file.
  ///   - traits: the size and orientation. By default the content fills the screen of a phone.
  ///   - body: creates the view controller.
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController) {
    (self.name, self.traits, makeController) = (name, traits, body)
  }

  /// - Parameter body: creates the view, which fills the screen.
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
    (self.name, self.traits) = (name, traits)
    makeController = { PreviewController(body()) }
  }
}

/// The root view controller of a preview whose content is a view.
final class PreviewController: UIViewController {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
