import Foundation
import FoundationCompatibility
import Testing

@Suite struct BundleResourceRequestTests {
  /// Apple's documentation of on-demand resources: what is already on the device is available at once.
  @Test func resourcesAreThereAtOnce() async throws {
    let request = NSBundleResourceRequest(tags: ["Level 2"])
    #expect(request.tags == ["Level 2"] && request.bundle == .main && request.loadingPriority == 0.5)
    #expect(request.progress.fractionCompleted == 0)
    #expect(await request.conditionallyBeginAccessingResources())
    #expect(request.progress.isFinished)
    try await NSBundleResourceRequest(tags: []).beginAccessingResources()
  }
}
