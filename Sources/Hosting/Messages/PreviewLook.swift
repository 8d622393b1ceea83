import Display

/// The conditions under which a preview is shown.
package typealias PreviewLook = ScreenLook
