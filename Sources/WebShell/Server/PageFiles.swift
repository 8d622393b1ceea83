import FlyingFox
import Foundation

/// The files of the page, by their names.
enum PageFiles {
  static func response(for name: String) -> HTTPResponse {
    guard let (bytes, type) = file(name.isEmpty ? "index.html" : name) else {
      return refusal(.notFound, "There is no file of this name.")
    }
    return HTTPResponse(statusCode: .ok, headers: headers(type), body: Data(bytes))
  }

  static func response(_ data: Data, _ type: String) -> HTTPResponse { HTTPResponse(statusCode: .ok, headers: headers(type), body: data) }

  static func refusal(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers("text/plain; charset=utf-8"), body: Data((reason + "\n").utf8))
  }

  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'"

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store", HTTPHeader("Content-Security-Policy"): policy,
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin", HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
    ]
  }

  private static func file(_ name: String) -> ([UInt8], type: String)? {
    switch name {
    case "index.html": (PackageResources.index_html, "text/html; charset=utf-8")
    case "style.css": (PackageResources.style_css, "text/css; charset=utf-8")
    case "app.js": script(PackageResources.app_js)
    case "canvas.js": script(PackageResources.canvas_js)
    case "connection.js": script(PackageResources.connection_js)
    case "controls.js": script(PackageResources.controls_js)
    case "design.js": script(PackageResources.design_js)
    case "details.js": script(PackageResources.details_js)
    case "dividers.js": script(PackageResources.dividers_js)
    case "elements.js": script(PackageResources.elements_js)
    case "input.js": script(PackageResources.input_js)
    case "inspector.js": script(PackageResources.inspector_js)
    case "layers.js": script(PackageResources.layers_js)
    case "overlay.js": script(PackageResources.overlay_js)
    case "pixels.js": script(PackageResources.pixels_js)
    case "places.js": script(PackageResources.places_js)
    case "previews.js": script(PackageResources.previews_js)
    case "reports.js": script(PackageResources.reports_js)
    case "tree.js": script(PackageResources.tree_js)
    case "variants.js": script(PackageResources.variants_js)
    default: nil
    }
  }

  private static func script(_ bytes: [UInt8]) -> ([UInt8], type: String) { (bytes, "text/javascript; charset=utf-8") }
}
