import Foundation
import FoundationNetworking

/// The key under which the error of a download has the data to resume it with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
  /// The data to resume a download with; nil if it cannot be resumed.
  public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }
}
