import Foundation
import FoundationNetworking

/// The API for loading before `URLSession` (Apple: NSURLConnection). Only the calls that need no delegate are available.
open class NSURLConnection: NSObject {
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file", "data", "ftp"].contains(request.url?.scheme?.lowercased() ?? "")
  }

  /// Loads a request, and calls the handler on the queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }
}
