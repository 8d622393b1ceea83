public import Foundation
public import XCTest

/// A failure of a test (Apple: XCTIssue).
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }
  public enum Severity: Int, Sendable { case warning = 4, error = 8 }
  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}
public typealias XCTIssueReference = XCTIssue

/// A location in a source file (Apple: XCTSourceCodeLocation).
open class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let fileURL: URL
  public let lineNumber: Int
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
  public convenience init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber)) }
}
open class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let location: XCTSourceCodeLocation?
  public init(location: XCTSourceCodeLocation?) { self.location = location }
  public convenience override init() { self.init(location: nil) }
}

extension XCTestCase {
  /// Makes the test fail at the location of the issue.
  public func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "<unknown>", atLine: location?.lineNumber ?? 0,
      expected: issue.type != .uncaughtException && issue.type != .thrownError)
  }
}
