import Foundation
import FoundationCompatibility
import Glibc
import Testing

/// Members that Foundation and Darwin's C library have on Apple's systems.
@Suite struct FoundationNameTests {
  @Test func promisedItemsAreThereOrNot() throws {
    let folder = FileManager.default.temporaryDirectory
    #expect(try folder.checkPromisedItemIsReachable())
    #expect(throws: (any Error).self) { try folder.appendingPathComponent(UUID().uuidString).checkPromisedItemIsReachable() }
  }

  @Test func addressesHaveLengths() {
    var address = sockaddr(), internet = sockaddr_in(), six = sockaddr_in6()
    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    address.sa_family = sa_family_t(AF_INET)
    internet.sin_len = 0
    six.sin6_len = 1
    #expect(address.sa_len == 16 && internet.sin_len == 16 && six.sin6_len == 28 && internet.sin_family == 0)
  }

  @Test func errorsHoldTheDataOfDownloads() {
    let error = URLError(.cancelled, userInfo: [NSURLSessionDownloadTaskResumeData: Data([1, 2])])
    #expect(error.downloadTaskResumeData == Data([1, 2]) && URLError(.cancelled).downloadTaskResumeData == nil)
    #expect((error as NSError).userInfo[NSURLSessionDownloadTaskResumeData] as? Data == Data([1, 2]))
  }

  @Test func formattersHaveTheBehaviorOfTenFour() {
    let formatter = NumberFormatter()
    formatter.formatterBehavior = .behavior10_4
    #expect(formatter.formatterBehavior == .behavior10_4 && DateFormatter().formatterBehavior == .behavior10_4)
  }

  @Test func errorsCanBeCreatedWithoutADomain() {
    #expect(NSError().code == 0 && NSError().userInfo.isEmpty)
  }

  @Test func oldNamesOfOptionsCompile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([3]).write(to: file, options: .atomicWrite)
    #expect(try Data(contentsOf: file) == Data([3]))
  }

  /// As Apple's template of a document with a thumbnail writes it, in `fileAttributesToWrite(to:for:)`.
  @Test func thumbnailsHaveKeysBySize() {
    let pictures = [URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: 1]
    let attributes: [AnyHashable: Any] = [URLResourceKey.thumbnailDictionaryKey: pictures]
    let thumbnails = attributes[URLResourceKey.thumbnailDictionaryKey] as? [URLThumbnailDictionaryItem: Int]
    #expect(thumbnails?[URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")] == 1)
  }
}
