import Foundation
import FoundationCompatibility
import ObjectiveC
import Testing

@Suite struct SystemTests {
  @Test func aProcessInfoCanBeMade() {
    #expect(ProcessInfo().processName == ProcessInfo.processInfo.processName)
    #expect(ProcessInfo.init().environment == ProcessInfo.processInfo.environment)
    #expect(ProcessInfo().thermalState == .nominal)
  }

  /// Apple: FileManager.startDownloadingUbiquitousItem(at:). Marcus1068/Inventory asks for its backup before it reads it.
  @Test func nothingIsInTheCloud() {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()), files = FileManager.default
    #expect(throws: CocoaError(.ubiquitousFileUnavailable)) { try files.startDownloadingUbiquitousItem(at: url) }
    #expect(throws: CocoaError(.ubiquitousFileUnavailable)) { try files.evictUbiquitousItem(at: url) }
    #expect(throws: CocoaError(.ubiquitousFileUnavailable)) { try files.setUbiquitous(true, itemAt: url, destinationURL: url) }
  }

  /// haoking/SwiftyUI asks for the number of processors in this way.
  @Test func propertiesOfTheSystemAreReadByName() {
    var count: Int32 = 0
    var size = MemoryLayout<Int32>.size
    #expect(sysctlbyname("hw.activecpu", &count, &size, nil, 0) == 0)
    #expect(count == ProcessInfo.processInfo.activeProcessorCount && size == 4)

    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
    var text = [CChar](repeating: 1, count: size)
    #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == 0 && text.last == 0)
    size -= 1
    #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == -1 && errno == ENOMEM)
    #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1 && errno == ENOENT)
  }

  /// Nirma/UIDeviceComplete reads the machine's name in this way.
  @Test func namesOfTheSystemAreRead() {
    var information = utsname()
    uname(&information)
    let machine = withUnsafePointer(to: &information.machine) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(_SYS_NAMELEN)) { String(cString: $0) }
    }
    #expect(!machine.isEmpty && MemoryLayout.size(ofValue: information.machine) == Int(_SYS_NAMELEN))
  }

  @Test func aClosureIsWaitedFor() {
    let queue = DispatchQueue(label: "waiting")
    var order: [Int] = []
    queue.async(execute: DispatchWorkItem { usleep(1000) })
    queue.asyncAndWait { order.append(1) }
    order.append(2)
    #expect(order == [1, 2] && queue.asyncAndWait { 3 } == 3)
  }

  /// Foundation on Linux declares a property that cannot be set.
  @Test func aConfigurationIsToldToWaitForAConnection() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    #expect(!configuration.waitsForConnectivity)
  }

  /// Kingfisher makes a progress without units.
  @Test func aProgressNeedsNoUnits() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0 && progress.completedUnitCount == 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }

  /// `import Foundation` brings the lock on Apple's systems (0111b/ExchangeRates).
  @Test func anUnfairLockIsTakenOnce() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test func aRunLoopRunsBlocksUntilItIsStopped() {
    final class Box { var order: [String] = [] }
    let box = Box()
    let loop = CFRunLoopGetCurrent()
    CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) { box.order.append("default") }
    CFRunLoopPerformBlock(loop, "another mode") { box.order.append("another") }
    CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) {
      box.order.append("common")
      CFRunLoopStop(loop)
    }
    CFRunLoopWakeUp(loop)
    #expect(CFRunLoopRunInMode(.defaultMode, 20, false) == .stopped)
    #expect(box.order == ["default", "common"])
  }

  @Test func notificationsAreASequence() async throws {
    let center = NotificationCenter()
    let name = Notification.Name("heard")
    let notifications = center.notifications(named: name)
    for number in 0..<3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    var numbers: [Int] = []
    for await notification in notifications {
      numbers.append(try #require(notification.userInfo?["number"] as? Int))
      if numbers.count == 3 { break }
    }
    #expect(numbers == [0, 1, 2])
  }

  @Test func memoryPressureIsNeverReported() async {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    source.setEventHandler { Issue.record("there is no such event") }
    source.resume()
    #expect(source.data == [] && !source.isCancelled)
    await withCheckedContinuation { continuation in
      source.setCancelHandler { continuation.resume() }
      source.cancel()
      source.cancel()
    }
    #expect(source.isCancelled)
  }

  @Test func classesSayTheirSizesAndNames() {
    final class Small: NSObject {}
    final class Large: NSObject { let words = (0, 0, 0, 0) }
    #expect(class_getInstanceSize(Large.self) == class_getInstanceSize(Small.self) + 32)
    #expect(String(cString: class_getName(NSObject.self)) == "Foundation.NSObject")
    #expect(class_getName(Large.self) == class_getName(Large.self))
  }

  @Test func networksAreNotToldApart() throws {
    var request = URLRequest(url: try #require(URL(string: "https://swift.org")))
    request.allowsConstrainedNetworkAccess = false
    #expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
    let error = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
    #expect(error.networkUnavailableReason == .constrained)
    #expect(URLCache(memoryCapacity: 1_000, diskCapacity: 0).memoryCapacity == 1_000)
  }

  @Test func coreFoundationReadsData() throws {
    let bytes: [UInt8] = Array(0..<100)
    let data = Data(bytes) as CFData
    #expect(CFDataGetLength(data) == 100)
    let pointer = try #require(CFDataGetBytePtr(data))
    #expect(Array(UnsafeBufferPointer(start: pointer, count: 100)) == bytes)
    let mutable = try #require(CFDataCreateMutable(nil, 0))
    CFDataAppendBytes(mutable, bytes, 3)
    #expect(mutable as Data == Data([0, 1, 2]))
    #expect(CFUUIDCreateString(nil, CFUUIDCreate(nil)).count == 36)
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
  }

  @Test func valuesOfICloudAreKept() {
    let store = NSUbiquitousKeyValueStore()
    let key = "SystemTests"
    defer { store.removeObject(forKey: key) }
    store.set("text", forKey: key)
    #expect(store.string(forKey: key) == "text" && store.longLong(forKey: key) == 0)
    store.set(Int64(7), forKey: key)
    #expect(NSUbiquitousKeyValueStore.default.longLong(forKey: key) == 7)
    store.set(true, forKey: key)
    #expect(store.bool(forKey: key))
    store.set(["a", "b"], forKey: key)
    #expect(store.array(forKey: key) as? [String] == ["a", "b"])
    store.removeObject(forKey: key)
    #expect(store.object(forKey: key) == nil)
  }

  @Test func groupsShareAFolder() throws {
    let manager = FileManager.default
    let folder = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.vitrine.tests"))
    defer { try? manager.removeItem(at: folder) }
    #expect(manager.fileExists(atPath: folder.path) && folder.lastPathComponent == "group.vitrine.tests")
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "../up") == nil)
  }
}

@Suite struct MutexKindTests {
  @Test func aRecursiveMutexIsTakenTwice() {
    var attributes = pthread_mutexattr_t(), mutex = pthread_mutex_t()
    pthread_mutexattr_init(&attributes)
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
    pthread_mutex_init(&mutex, &attributes)
    #expect(pthread_mutex_trylock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0)
    pthread_mutex_unlock(&mutex)
    pthread_mutex_unlock(&mutex)
    pthread_mutex_destroy(&mutex)
  }

  @Test func aFormatIsAppended() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%02d %@", 7, "b" as NSString)
    #expect(text == "a07 b")
  }
}
