import Display
import Foundation

extension DataOffer {
  /// Offers items to other programs: texts together, addresses and files as a list, and of other types the first item that has it. Types have
  /// their media types; those without one keep their identifiers, by which another window of Vitrine knows them.
  init(of providers: [NSItemProvider]) {
    let items = providers.map(OfferedItem.init)
    var types: [String] = []
    if items.contains(where: { $0.hasAddress }) { types.append(AddressList.type) }
    if items.contains(where: { $0.textType != nil }) { types += PlainTextName.names }
    for name in items.flatMap(\.otherTypes).map(\.name) where !types.contains(name) { types.append(name) }
    self.init(types: types) { type, completion in
      if type == AddressList.type {
        DataCollector.load(items.compactMap(\.addressSource)) { parts in
          completion(AddressList.data(of: parts.compactMap { URL(string: String(decoding: $0, as: UTF8.self)) }))
        }
      } else if PlainTextName.names.contains(type) {
        DataCollector.load(items.compactMap { item in item.textType.map { (item.provider, $0) } }.map(OfferedItem.source)) { parts in
          completion(Data(parts.joined(separator: Data("\n".utf8))))
        }
      } else {
        let found = items.lazy.compactMap { item in item.otherTypes.first { $0.name == type }.map { (item.provider, $0.identifier) } }.first
        guard let found else { return completion(nil) }
        DataCollector.load([OfferedItem.source(found)]) { completion($0.first) }
      }
    }
  }
}

/// An item as other programs see it.
private struct OfferedItem {
  /// Begins to load data.
  typealias Source = @MainActor (@escaping @Sendable (Data?) -> Void) -> Void

  let provider: NSItemProvider

  private var types: [UTType] { provider.visibleTypeIdentifiers.map { UTType(importedAs: $0) } }
  private var addressType: String? { types.first { $0.conforms(to: .url) }?.identifier }

  var hasAddress: Bool { provider.file != nil || addressType != nil }

  /// The type that is offered as text; an address stands for text if there is none.
  var textType: String? {
    types.first(where: Self.isText)?.identifier ?? types.first { $0 == .url }?.identifier
  }

  private static func isText(_ type: UTType) -> Bool {
    type.conforms(to: .plainText) && !type.identifier.contains("utf16")
  }

  /// The types beside texts and addresses, with their names on the desktop.
  var otherTypes: [(identifier: String, name: String)] {
    types.filter { !Self.isText($0) && !$0.conforms(to: .url) && !$0.isDynamic }.map { type in
      let media = type.preferredMIMEType ?? ""
      return (type.identifier, media.isEmpty ? type.identifier : media)
    }
  }

  var addressSource: Source? {
    if let file = provider.file { return { $0(Data(file.absoluteString.utf8)) } }
    return addressType.map { Self.source((provider, $0)) }
  }

  static func source(_ item: (provider: NSItemProvider, type: String)) -> Source {
    { done in _ = item.provider.loadDataRepresentation(forTypeIdentifier: item.type) { data, _ in done(data) } }
  }
}

/// Loads data from several sources, and passes on the loaded parts in the order of the sources.
@MainActor
private final class DataCollector {
  private var parts: [Data?]
  private var remaining: Int
  private let completion: @MainActor ([Data]) -> Void

  private init(_ count: Int, _ completion: @escaping @MainActor ([Data]) -> Void) {
    parts = Array(repeating: nil, count: count)
    remaining = count
    self.completion = completion
  }

  static func load(_ sources: [OfferedItem.Source], _ completion: @escaping @MainActor ([Data]) -> Void) {
    guard !sources.isEmpty else { return completion([]) }
    let collector = DataCollector(sources.count, completion)
    for (index, source) in sources.enumerated() {
      source { data in onMain { collector.take(data, at: index) } }
    }
  }

  private func take(_ data: Data?, at index: Int) {
    parts[index] = data
    remaining -= 1
    if remaining == 0 { completion(parts.compactMap(\.self)) }
  }
}
