import Testing

@testable import vitrine

/// Which build follows when files are saved.
struct RebuildScheduleTests {
  private var schedule = RebuildSchedule()

  @Test mutating func quickBuildsAreConfirmed() {
    schedule.save(["A.swift"])
    #expect(schedule.next(allowsQuick: true) == .quick(files: ["A.swift"]))
    schedule.quickEnded(.image)
    #expect(schedule.isUnconfirmed)
    #expect(schedule.beginWhole() == .whole(isConfirmation: true))
    #expect(schedule.wholeEnded() == .newest(isConfirmation: true))
    #expect(!schedule.isUnconfirmed)
  }

  /// The compiler refuses files that change while it reads them ("was modified during the build"). Such a result is not shown, and the
  /// quick build that runs at the time does not wait for another one.
  @Test mutating func aWholeBuildThatEndsDuringAQuickOneIsOvertaken() {
    #expect(schedule.beginWhole() == .whole(isConfirmation: false))
    schedule.save(["A.swift"])
    #expect(schedule.next(allowsQuick: true) == .quick(files: ["A.swift"]))
    #expect(schedule.wholeEnded() == .overtaken)
    #expect(schedule.next(allowsQuick: true) == nil)
    schedule.quickEnded(.image)
    #expect(schedule.isUnconfirmed)
    #expect(schedule.next(allowsQuick: true) == nil)
  }

  @Test mutating func filesThatNeedAWholeBuildWaitForTheRunningOne() {
    #expect(schedule.beginWhole() == .whole(isConfirmation: false))
    schedule.save(["A.swift"])
    _ = schedule.next(allowsQuick: true)
    schedule.quickEnded(.needsWholeBuild)
    #expect(schedule.next(allowsQuick: false) == nil)
    #expect(schedule.wholeEnded() == .outdated)
    #expect(schedule.next(allowsQuick: false) == .whole(isConfirmation: false))
    #expect(schedule.wholeEnded() == .newest(isConfirmation: false))
  }

  @Test mutating func resourcesNeedAWholeBuild() {
    schedule.save(["A.swift", "Main.storyboard"])
    #expect(schedule.next(allowsQuick: true) == .whole(isConfirmation: false))
  }

  @Test mutating func filesSavedDuringAQuickBuildFollowIt() {
    schedule.save(["A.swift"])
    _ = schedule.next(allowsQuick: true)
    schedule.save(["B.swift"])
    #expect(schedule.next(allowsQuick: true) == nil)
    schedule.quickEnded(.errors)
    #expect(!schedule.isUnconfirmed)
    #expect(schedule.next(allowsQuick: true) == .quick(files: ["B.swift"]))
  }

  @Test mutating func aConfirmationWaitsForOtherBuilds() {
    #expect(schedule.beginWhole() != nil)
    #expect(schedule.beginWhole() == nil)
    _ = schedule.wholeEnded()
    schedule.save(["A.swift"])
    _ = schedule.next(allowsQuick: true)
    #expect(schedule.beginWhole() == nil)
  }
}
