public import Foundation

/// A named list of content rules. They have no effect, since no pages are loaded (Apple: WKContentRuleList).
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  public let identifier: String!
  init(identifier: String) { self.identifier = identifier }
}

/// The rule lists of the process. Their text is only checked to be a JSON array (Apple: WKContentRuleListStore).
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let standard = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]
  open class func `default`() -> WKContentRuleListStore! { standard }
  public convenience init!(url: URL) { self.init() }
  public override nonisolated init() { super.init() }

  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    guard let text = encodedContentRuleList, (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [Any] else {
      return completionHandler(nil, WKError(.contentRuleListStoreCompileFailed))
    }
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    completionHandler(list, nil)
  }
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier]
    completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
  }
  open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) {
    completionHandler(lists.removeValue(forKey: identifier) == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
  }
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
    completionHandler(lists.keys.sorted())
  }
}
