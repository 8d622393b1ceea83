extension FrameworkRequirements {
  /// The optional requirements of UIKit's protocols for accessibility, calendars, document browsers, focus, pencils, printers, progress, tabs,
  /// tool tips, videos and Writing Tools, in the form of `ofUIKit`.
  static let ofInteractions = """
    accessibilityAttributedContent forLineNumber
    accessibilityAttributedPageContent
    accessibilityAttributedScrollStatus for
    accessibilityHeaderElements forColumn
    accessibilityHeaderElements forRow
    accessibilityScrollStatus for
    activityItemsConfigurationMetadata key
    activityItemsConfigurationMetadataForItem at key
    activityItemsConfigurationPreviewForItem at intent suggestedSize
    activityItemsConfigurationSupports interaction
    calendarView _ decorationFor
    calendarView _ didChangeVisibleDateComponentsFrom
    conversationContext _ didChange
    dateSelection _ canSelectDate
    detailTextForGuidedAccessRestriction withIdentifier
    didHintFocusMovement _
    documentBrowser _ applicationActivitiesForDocumentURLs
    documentBrowser _ didImportDocumentAt toDestinationURL
    documentBrowser _ didPickDocumentURLs
    documentBrowser _ didPickDocumentsAt
    documentBrowser _ didRequestDocumentCreationWithHandler
    documentBrowser _ failedToImportDocumentAt error
    documentBrowser _ willPresent
    indirectScribbleInteraction _ didFinishWritingInElement
    indirectScribbleInteraction _ shouldDelayFocusForElement
    indirectScribbleInteraction _ willBeginWritingInElement
    interactionDidFinish _
    multiDateSelection _ canDeselectDate
    multiDateSelection _ canSelectDate
    pageControlProgress _ initialProgressForPage
    pageControlProgressVisibilityDidChange _
    pageControlTimerProgress _ shouldAdvanceToPage
    pageControlTimerProgressDidChange _
    pencilInteraction _ didReceiveSqueeze
    pencilInteraction _ didReceiveTap
    pencilInteractionDidTap _
    pickerView _ accessibilityAttributedHintForComponent
    pickerView _ accessibilityAttributedLabelForComponent
    pickerView _ accessibilityAttributedUserInputLabelsForComponent
    pickerView _ accessibilityHintForComponent
    pickerView _ accessibilityLabelForComponent
    pickerView _ accessibilityUserInputLabelsForComponent
    primaryViewController forCollapsing
    primaryViewController forExpanding
    printerPickerController _ shouldShow
    printerPickerControllerDidDismiss _
    printerPickerControllerDidPresent _
    printerPickerControllerDidSelectPrinter _
    printerPickerControllerParentViewController _
    printerPickerControllerWillDismiss _
    printerPickerControllerWillPresent _
    scene _ didFailToContinueUserActivityWithType error
    scene _ didUpdate
    scene _ willContinueUserActivityWithType
    scribbleInteraction _ shouldBeginAt
    scribbleInteractionDidFinishWriting _
    scribbleInteractionShouldDelayFocus _
    scribbleInteractionWillBeginWriting _
    soundIdentifierForFocusUpdate in
    tabBarController _ didSelectTab previousTab
    tabBarController _ displayOrderDidChangeFor
    tabBarController _ displayedViewControllersFor proposedViewControllers
    tabBarController _ shouldSelectTab
    tabBarController _ sidebar contextMenuConfigurationFor
    tabBarController _ sidebar didEndDisplaying
    tabBarController _ sidebar itemFor
    tabBarController _ sidebar itemsForAddingTo tab
    tabBarController _ sidebar itemsForBeginning tab
    tabBarController _ sidebar leadingSwipeActionsConfigurationFor
    tabBarController _ sidebar sidebarAction group acceptItemsFrom
    tabBarController _ sidebar sidebarAction group operationForAcceptingItemsFrom
    tabBarController _ sidebar trailingSwipeActionsConfigurationFor
    tabBarController _ sidebar update
    tabBarController _ sidebar willBeginDisplaying
    tabBarController _ sidebarVisibilityWillChange animator
    tabBarController _ visibilityDidChangeFor
    textDraggableView _ dragPreviewForLiftingItem session
    textDraggableView _ dragSessionDidEnd with
    textDraggableView _ dragSessionWillBegin
    textDraggableView _ itemsForDrag
    textDraggableView _ willAnimateLiftWith session
    textDroppableView _ dropSessionDidEnd
    textDroppableView _ dropSessionDidEnter
    textDroppableView _ dropSessionDidExit
    textDroppableView _ dropSessionDidUpdate
    textDroppableView _ previewForDroppingAllItemsWithDefault
    textDroppableView _ proposalForDrop
    textDroppableView _ willBecomeEditableForDrop
    textDroppableView _ willPerformDrop
    textField _ insertInputSuggestion
    textView _ insertInputSuggestion
    textView _ primaryActionFor defaultAction
    textView _ writingToolsIgnoredRangesInEnclosingRange
    textViewWritingToolsDidEnd _
    textViewWritingToolsWillBegin _
    toolTipInteraction _ configurationAt
    videoEditorController _ didFailWithError
    videoEditorController _ didSaveEditedVideoToPath
    videoEditorControllerDidCancel _
    week ofYearSelection canSelectWeekOfYear
    """
}
