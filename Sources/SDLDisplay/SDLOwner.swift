import CRunLoop
import CSDL2
import CoreFoundation
import Display
import Foundation
import Glibc

/// An event loop in which SDL owns the thread, because only SDL knows how its driver waits. A thread that sleeps in epoll wakes it with an
/// SDL event when the main queue has work; timers limit the waiting time. Nested run loops do not serve the window.
@MainActor
final class SDLOwner: EventLoop {
  private let client: EventLoopClient
  private let wakeEvent: UInt32
  private var isStopped = false
  private static var isWatchingMainQueue = false

  init(client: EventLoopClient) {
    self.client = client
    wakeEvent = Self.wakeEvent
    guard !Self.isWatchingMainQueue else { return }
    Self.isWatchingMainQueue = true
    let type = wakeEvent
    let thread = Thread {
      let epoll = vitrine_main_queue_epoll()
      while epoll >= 0 {
        switch vitrine_epoll_wait(epoll) {
        case 0: continue
        case 1: Self.push(type)
        default: return
        }
      }
    }
    thread.name = "main queue watch"
    thread.start()
  }

  private static let wakeEvent = SDL_RegisterEvents(1)

  private nonisolated static func push(_ type: UInt32) {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }

  func run() {
    isStopped = false
    while !isStopped {
      CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false)
      client.finishTurn()
      if !isStopped { wait() }
    }
  }

  /// Waits until there is an event (which stays in SDL's queue), the main queue has work, or a timer is due.
  private func wait() {
    let seconds = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? .infinity
    if seconds > 1e6 {
      SDL_WaitEvent(nil)
    } else if seconds >= 0.001 {
      // SDL waits in whole milliseconds; the rest is left to the run loop, which is more precise.
      SDL_WaitEventTimeout(nil, Int32(seconds * 1000))
    } else if seconds > 0 {
      CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, true)
    }
  }

  func stop() {
    isStopped = true
    wake()
  }

  func wake() { Self.push(wakeEvent) }

  func invalidate() {}
}
