import FlyingFox
import Foundation
import Hosting

/// A file that the host writes on request of a page.
enum WebDocument: String, CaseIterable {
  case capture = "capture.json"
  case recording = "recording.events"

  func request(file: String) -> InspectionRequest {
    switch self {
    case .capture: .capture(file: file)
    case .recording: .saveRecording(file: file)
    }
  }

  private var type: String {
    switch self {
    case .capture: "application/json"
    case .recording: "text/plain; charset=utf-8"
    }
  }

  func response(from shell: WebShell) async -> HTTPResponse {
    switch await shell.document(self) {
    case .success(let data): PageFiles.response(data, type)
    case .failure(let error): PageFiles.refusal(.serviceUnavailable, error.description)
    }
  }
}
