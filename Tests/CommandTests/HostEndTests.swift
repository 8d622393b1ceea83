import Foundation
import Testing

@testable import vitrine

/// Tests what a shell says of a host that has ended. The backtraces are those that Swift 6.3 printed on Debian 12.
@Suite struct HostEndTests {
  private let trap = """
    App/LoginView.swift:4: Fatal error: Index out of range

    Thread 0 "vitrine" crashed:

      0      0x00007f4d8316df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f4d83859f65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
      2 [ra] [inlined] 0x000056045f3cb1c0 closure #1 in LoginView.setUp(_:) in libApp.so at /home/ada/App/Sources/Login View.swift:4:39
      3 [ra] 0x000056045f3cb4d1 LoginView.setUp(_:) + 64 in libApp.so at /home/ada/App/Sources/LoginView.swift:9:5
      4 [ra] 0x000056045f3cb0ce UIView.layoutIfNeeded() + 45 in libUIKit.so at /opt/vitrine/Sources/UIKit/UIView.swift:8:28
      5 [ra] 0x000056045f3cb3d9 begin() + 8 in libApp.so at /home/ada/App/.build/vitrine/Runner.swift:9:1

    """

  @Test func theProjectsFunctionsAreNamed() {
    let text = HostEnd(signal: 4, status: 4, text: trap).sentence(folder: "/home/ada/App")
    #expect(
      text == """
        The code of the preview ended by signal 4 (Illegal instruction) at Sources/Login View.swift:4:39.
        App/LoginView.swift:4: Fatal error: Index out of range
          closure #1 in LoginView.setUp(_:)  Login View.swift:4
          LoginView.setUp(_:)  LoginView.swift:9
        """, "\(text)")
  }

  @Test func aLongStackIsCutOff() {
    let frames = (0..<40).map { "  \($0) [ra] 0x0000000000000001 f\($0)() + 1 in libApp.so at /p/a.swift:\($0):1\n" }.joined()
    let lines = HostEnd(signal: 11, status: 11, text: frames).sentence(folder: "/p").split(separator: "\n")
    #expect(lines.count == 9 && lines.last == "  f7()  a.swift:7", "\(lines)")
  }

  @Test func withoutABacktraceTheReasonIsTold() {
    func sentence(_ signal: Int32?, _ status: Int32, _ text: String = "") -> String {
      HostEnd(signal: signal, status: status, text: text).sentence(folder: "/p")
    }
    #expect(sentence(nil, 3) == "The code of the preview ended with status 3.")
    #expect(sentence(9, 9) == "The code of the preview ended by signal 9 (Killed).")
    #expect(sentence(HostLimits.timeSignal, 8) == "The code of the preview took more than \(HostLimits.seconds) seconds of processor time.")
    #expect(
      sentence(4, 4, "/p/a.swift:7: Fatal error: failed to allocate 1048576 bytes of memory with alignment 8\n").hasPrefix(
        "The code of the preview needed more than \(HostLimits.mebibytes) MiB of memory at a.swift:7."))
  }
}
