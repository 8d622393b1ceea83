import Foundation
import FoundationNetworking

// The asynchronous methods without a delegate, which Apple's URLSession has beside those with one. A program's protocol can require them
// (mullvad/mullvadvpn-app); a default argument does not meet a requirement.
extension URLSession {
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
  @_disfavoredOverload
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  @_disfavoredOverload
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
  @_disfavoredOverload
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }
  @_disfavoredOverload
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) { try await download(for: request, delegate: nil) }
  @_disfavoredOverload
  public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(from: url, delegate: nil) }
}
