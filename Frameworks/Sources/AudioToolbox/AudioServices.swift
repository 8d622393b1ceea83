@_exported import FoundationCompatibility

// System sounds. The calls succeed, and no sound is played.

public typealias SystemSoundID = UInt32
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: OSStatus = 0
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) { completion?() }
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) { completion?() }
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
  sound.pointee = 0
  return 0
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { 0 }
/// The procedure is never called, since no sound ends.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ sound: SystemSoundID, _ runLoop: CFRunLoop?, _ runLoopMode: CFString?,
  _ completionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ clientData: UnsafeMutableRawPointer?
) -> OSStatus { 0 }
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {}
