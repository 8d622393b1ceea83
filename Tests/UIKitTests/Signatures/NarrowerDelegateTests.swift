import Foundation
import Testing

@testable import UIKit

/// Tests delegates of navigation controllers' subclasses, whose types are narrower than those of the superclass.
@Suite @MainActor struct NarrowerDelegateTests {
  private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var cancelled = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
  }
  private final class Plain: NSObject, UINavigationControllerDelegate {}
  private final class Editor: NSObject, UINavigationControllerDelegate, UIVideoEditorControllerDelegate {
    var cancelled = 0
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { cancelled += 1 }
  }
  private final class Picker: UIImagePickerController {
    var changes = 0
    override var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? { didSet { changes += 1 } }
  }

  @Test func thePickersDelegateHasBothTypes() {
    let (picker, chooser) = (UIImagePickerController(), Chooser())
    picker.delegate = chooser
    picker.delegate?.imagePickerControllerDidCancel(picker)
    #expect(chooser.cancelled == 1 && (picker as UINavigationController).delegate === chooser)
    picker.delegate = nil
    #expect((picker as UINavigationController).delegate == nil)
    let plain = Plain()
    (picker as UINavigationController).delegate = plain
    #expect(picker.delegate == nil && (picker as UINavigationController).delegate === plain)
  }

  @Test func subclassesOverrideTheNarrowerDelegate() {
    let (picker, chooser) = (Picker(), Chooser())
    picker.delegate = chooser
    #expect(picker.changes == 1 && picker.delegate === chooser)
  }

  @Test func theEditorsDelegateHasBothTypes() {
    let (controller, editor) = (UIVideoEditorController(), Editor())
    controller.delegate = editor
    controller.delegate?.videoEditorControllerDidCancel(controller)
    #expect(editor.cancelled == 1)
  }
}
