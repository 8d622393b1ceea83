// Requirements that Foundation on Linux does not have. It never calls them.
extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionDelegate {
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}
