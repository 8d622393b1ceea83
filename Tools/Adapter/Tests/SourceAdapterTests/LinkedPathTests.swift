import SourceAdapter
import Testing

/// Tests paths of sources that are links.
@Suite struct LinkedPathTests {
  @Test func parentFoldersAreRemoved() {
    #expect(LinkedPath.withoutParentFolders("/a/Packages/Rx/Sources/Rx/../../Rx/Platform/b.swift") == "/a/Packages/Rx/Rx/Platform/b.swift")
    #expect(LinkedPath.withoutParentFolders("/a/./b.swift") == "/a/b.swift")
    #expect(LinkedPath.withoutParentFolders("../../a/b/../c.swift") == "../../a/c.swift")
  }
}
