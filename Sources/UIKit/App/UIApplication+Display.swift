import Compositor
import Display
import Foundation
import Raster

// The turn of the run loop. Events are delivered one by one; at the end of the turn the layer trees are committed. Pixels are
// drawn when the display requests a frame, which it does while `wantsFrames` is true.
extension UIApplication: DisplayDelegate {
  package func display(_ display: any Display, didReceive event: DisplayEvent) {
    guard let screen = screen(of: display) else { return }
    WorkerPool.shared.reservesCoreForMain = true
    screen.timers.run(until: display.now)
    if case .touches = event {} else { screen.touchRouter.flush() }
    switch event {
    case .touches(let samples): if !isIgnoringInteractionEvents { screen.touchRouter.handle(samples) }
    case .scroll(let sample): scroll(sample, on: screen)
    case .key(let sample): press(sample)
    case .text(let text): type(text)
    case .composition(let sample): compose(sample)
    case .focus(let isFocused):
      if !isFocused {
        screen.touchRouter.cancelAll(at: display.now)
        cancelPresses(at: display.now)
      }
      if applicationState != .background { become(isFocused ? .active : .inactive) }
    case .visibility(let isVisible):
      if !isVisible { screen.host.restFrames() }
      become(isVisible ? .inactive : .background)
      if isVisible { become(.active) }
    case .hover(let sample): hover(sample, on: screen)
    case .transform(let sample): transform(sample, on: screen)
    case .open(let urls): receive(urls)
    }
  }

  package func displayDidChange(_ display: any Display) {
    screen(of: display)?.followDisplay()
  }

  package func displayWillSleep(_ display: any Display) {
    guard let screen = screen(of: display) else { return }
    WorkerPool.shared.reservesCoreForMain = true
    defer { WorkerPool.shared.reservesCoreForMain = false }
    screen.turns += 1
    screen.touchRouter.flush()
    screen.timers.run(until: display.now)
    commit(screen)
    DesktopAccessibility.shared.turnEnded(on: screen)
    showTextInputArea(on: screen)
    if memoryWatch.warns(at: display.now) { receiveMemoryWarning() }
    askForFrames(display, of: screen)
  }

  /// Requests frames while the screen changes; otherwise sets the alarm for the next event, and lets the display sleep until then.
  private func askForFrames(_ display: any Display, of screen: UIScreen) {
    display.wantsFrames = screen.host.needsFrame
    guard display.wantsFrames else {
      screen.host.restFrames()
      return screen.alarm.set(to: [screen.host.nextEvent, screen.timers.next].compactMap { $0 }.min())
    }
    screen.alarm.set(to: screen.timers.next)
  }

  package func displayFrame(_ display: any Display, at time: TimeInterval) {
    guard let screen = screen(of: display) else { return }
    WorkerPool.shared.reservesCoreForMain = true
    screen.updates.begin(at: time, period: display.refreshRate > 0 ? 1 / display.refreshRate : 0)
    screen.host.beginFrame(at: time, refreshRate: display.refreshRate)
    screen.updates.run(.afterCADisplayLinkDispatch)
    screen.updates.run(.beforeCATransactionCommit)
    commit(screen)
    screen.updates.run(.afterCATransactionCommit)
    defer { screen.updates.end() }
    guard screen.host.needsFrame else { return askForFrames(display, of: screen) }
    if !display.showsFrames {
      screen.host.passFrame()
    } else if let presenter = display.presenter {
      submit(screen, at: time, into: display.buffer, presenter, 1 / display.refreshRate)
    } else {
      let frame = screen.host.composite(at: time, into: display.buffer)
      screen.lastFrame = frame
      if !frame.damage.isEmpty { display.present(frame.damage) }
    }
    askForFrames(display, of: screen)
  }

  /// Composites and presents the frame on another thread, which continues animations if the next frame is late.
  private func submit(
    _ screen: UIScreen, at time: TimeInterval, into buffer: PixelBuffer, _ presenter: any FramePresenter, _ period: TimeInterval
  ) {
    let repetition = presenter.clock.map { FrameThread.Repetition(period: period, clock: $0) }
    screen.host.submit(at: time, into: buffer, repetition: repetition) { [frames = screen.frames] frame, duration in
      frames.last = frame
      presenter.present(frame.damage, of: buffer, after: duration)
    }
  }

  package func displayShouldClose(_ display: any Display) -> Bool { true }

  /// Runs a block at the end of the turn, after layout and drawing of the changes.
  package func afterCommit(_ block: @escaping () -> Void) {
    commitBlocks.append(block)
    UIScreen.main.display?.wake()
  }

  /// Runs layout and drawing, takes the snapshot of the layer tree, and then runs the blocks that wait for it. Changes by these
  /// blocks are committed in the same turn.
  private func commit(_ screen: UIScreen) {
    guard !isEndingTurn else { return }
    isEndingTurn = true
    defer { isEndingTurn = false }
    screen.host.commit()
    var rounds = 0
    while !commitBlocks.isEmpty, rounds < 16 {
      rounds += 1
      let blocks = commitBlocks
      commitBlocks = []
      for block in blocks { block() }
      screen.host.commit()
    }
  }

  func screen(of display: any Display) -> UIScreen? {
    let main = UIScreen.main
    return main.display === display ? main : nil
  }
}
