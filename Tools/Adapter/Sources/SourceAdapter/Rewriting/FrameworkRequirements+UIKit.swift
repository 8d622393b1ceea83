extension FrameworkRequirements {
  /// The optional requirements of the protocols of UIKit, Core Animation and Foundation. Each line: a base name and its labels.
  static let ofUIKit = """
    action for forKey
    actionSheet _ clickedButtonAt
    actionSheet _ didDismissWithButtonIndex
    actionSheet _ willDismissWithButtonIndex
    actionSheetCancel _
    activityViewController _ dataTypeIdentifierForActivityType
    activityViewController _ subjectForActivityType
    activityViewController _ thumbnailImageForActivityType suggestedSize
    adaptivePresentationStyle for
    adaptivePresentationStyle for traitCollection
    addAnimations _
    addAnimations _ delayFactor
    addCompletion _
    alertView _ clickedButtonAt
    alertView _ didDismissWithButtonIndex
    alertView _ willDismissWithButtonIndex
    alertViewCancel _
    alertViewShouldEnableFirstOtherButton _
    animate alongsideTransition
    animationController forDismissed
    animationController forPresented presenting source
    animationDidStart _
    animationDidStop _ finished
    animationEnded _
    appearance
    appearance for
    appearance whenContainedInInstancesOf
    application _ configurationForConnecting options
    application _ continue restorationHandler
    application _ didChangeStatusBarFrame
    application _ didChangeStatusBarOrientation
    application _ didDecodeRestorableStateWith
    application _ didDiscardSceneSessions
    application _ didFailToContinueUserActivityWithType error
    application _ didFailToRegisterForRemoteNotificationsWithError
    application _ didFinishLaunchingWithOptions
    application _ didReceive
    application _ didReceiveRemoteNotification
    application _ didReceiveRemoteNotification fetchCompletionHandler
    application _ didRegister
    application _ didRegisterForRemoteNotificationsWithDeviceToken
    application _ didUpdate
    application _ handleEventsForBackgroundURLSession completionHandler
    application _ handleOpen
    application _ handleWatchKitExtensionRequest reply
    application _ open options
    application _ open sourceApplication annotation
    application _ performActionFor completionHandler
    application _ performFetchWithCompletionHandler
    application _ shouldAllowExtensionPointIdentifier
    application _ shouldRestoreApplicationState
    application _ shouldRestoreSecureApplicationState
    application _ shouldSaveApplicationState
    application _ shouldSaveSecureApplicationState
    application _ supportedInterfaceOrientationsFor
    application _ viewControllerWithRestorationIdentifierPath coder
    application _ willChangeStatusBarFrame
    application _ willChangeStatusBarOrientation duration
    application _ willContinueUserActivityWithType
    application _ willEncodeRestorableStateWith
    application _ willFinishLaunchingWithOptions
    applicationDidBecomeActive _
    applicationDidEnterBackground _
    applicationDidFinishLaunching _
    applicationDidReceiveMemoryWarning _
    applicationFinishedRestoringState
    applicationProtectedDataDidBecomeAvailable _
    applicationProtectedDataWillBecomeUnavailable _
    applicationShouldAutomaticallyLocalizeKeyCommands _
    applicationShouldRequestHealthAuthorization _
    applicationSignificantTimeChange _
    applicationWillEnterForeground _
    applicationWillResignActive _
    applicationWillTerminate _
    baseWritingDirection for in
    cache _ willEvictObject
    characterRange at
    characterRange byExtending in
    cloudSharingControllerDidSaveShare _
    cloudSharingControllerDidStopSharing _
    collectionView _ canEditItemAt
    collectionView _ canFocusItemAt
    collectionView _ didBeginMultipleSelectionInteractionAt
    collectionView _ sceneActivationConfigurationForItemAt point
    collectionView _ selectionFollowsFocusForItemAt
    collectionView _ shouldBeginMultipleSelectionInteractionAt
    collectionView _ shouldUpdateFocusIn
    collectionView _ didUpdateFocusIn with
    collectionView _ canHandle
    collectionView _ canMoveItemAt
    collectionView _ canPerformAction forItemAt withSender
    collectionView _ canPerformPrimaryActionForItemAt
    collectionView _ cancelPrefetchingForItemsAt
    collectionView _ contextMenuConfiguration dismissalPreviewForItemAt
    collectionView _ contextMenuConfiguration highlightPreviewForItemAt
    collectionView _ contextMenuConfigurationForItemAt point
    collectionView _ contextMenuConfigurationForItemsAt point
    collectionView _ didDeselectItemAt
    collectionView _ didEndDisplaying forItemAt
    collectionView _ didEndDisplayingSupplementaryView forElementOfKind at
    collectionView _ didHighlightItemAt
    collectionView _ didSelectItemAt
    collectionView _ didUnhighlightItemAt
    collectionView _ dragPreviewParametersForItemAt
    collectionView _ dragSessionAllowsMoveOperation
    collectionView _ dragSessionDidEnd
    collectionView _ dragSessionIsRestrictedToDraggingApplication
    collectionView _ dragSessionWillBegin
    collectionView _ dropPreviewParametersForItemAt
    collectionView _ dropSessionDidEnd
    collectionView _ dropSessionDidEnter
    collectionView _ dropSessionDidExit
    collectionView _ dropSessionDidUpdate withDestinationIndexPath
    collectionView _ indexPathForIndexTitle at
    collectionView _ itemsForAddingTo at point
    collectionView _ layout insetForSectionAt
    collectionView _ layout minimumInteritemSpacingForSectionAt
    collectionView _ layout minimumLineSpacingForSectionAt
    collectionView _ layout referenceSizeForFooterInSection
    collectionView _ layout referenceSizeForHeaderInSection
    collectionView _ layout sizeForItemAt
    collectionView _ moveItemAt to
    collectionView _ performAction forItemAt withSender
    collectionView _ performPrimaryActionForItemAt
    collectionView _ previewForDismissingContextMenuWithConfiguration
    collectionView _ previewForHighlightingContextMenuWithConfiguration
    collectionView _ shouldDeselectItemAt
    collectionView _ shouldHighlightItemAt
    collectionView _ shouldSelectItemAt
    collectionView _ shouldShowMenuForItemAt
    collectionView _ shouldSpringLoadItemAt with
    collectionView _ targetContentOffsetForProposedContentOffset
    collectionView _ targetIndexPathForMoveFromItemAt toProposedIndexPath
    collectionView _ targetIndexPathForMoveOfItemFromOriginalIndexPath atCurrentIndexPath toProposedIndexPath
    collectionView _ transitionLayoutForOldLayout newLayout
    collectionView _ viewForSupplementaryElementOfKind at
    collectionView _ willDisplay forItemAt
    collectionView _ willDisplayContextMenu animator
    collectionView _ willDisplaySupplementaryView forElementKind at
    collectionView _ willEndContextMenuInteraction animator
    collectionView _ willPerformPreviewActionForMenuWith animator
    collectionViewDidEndMultipleSelectionInteraction _
    collisionBehavior _ beganContactFor with at
    collisionBehavior _ beganContactFor withBoundaryIdentifier at
    collisionBehavior _ endedContactFor with
    collisionBehavior _ endedContactFor withBoundaryIdentifier
    colorPickerViewController _ didSelect continuously
    colorPickerViewControllerDidFinish _
    colorPickerViewControllerDidSelectColor _
    compare _ to
    contextMenuInteraction _ configuration dismissalPreviewForItemWithIdentifier
    contextMenuInteraction _ configuration highlightPreviewForItemWithIdentifier
    contextMenuInteraction _ previewForDismissingMenuWithConfiguration
    contextMenuInteraction _ previewForHighlightingMenuWithConfiguration
    contextMenuInteraction _ willDisplayMenuFor animator
    contextMenuInteraction _ willEndFor animator
    contextMenuInteraction _ willPerformPreviewActionForMenuWith animator
    continueAnimation withTimingParameters durationFactor
    decodeRestorableState with
    didDismissSearchController _
    didPresent _
    didPresentSearchController _
    display _
    documentInteractionController _ didEndSendingToApplication
    documentInteractionController _ willBeginSendingToApplication
    documentInteractionControllerDidDismissOpenInMenu _
    documentInteractionControllerDidDismissOptionsMenu _
    documentInteractionControllerDidEndPreview _
    documentInteractionControllerRectForPreview _
    documentInteractionControllerViewControllerForPreview _
    documentInteractionControllerViewForPreview _
    documentInteractionControllerWillBeginPreview _
    documentInteractionControllerWillPresentOpenInMenu _
    documentInteractionControllerWillPresentOptionsMenu _
    documentPicker _ didPickDocumentAt
    documentPicker _ didPickDocumentsAt
    documentPickerWasCancelled _
    dragInteraction _ item willAnimateCancelWith
    dragInteraction _ itemsForAddingTo withTouchAt
    dragInteraction _ prefersFullSizePreviewsFor
    dragInteraction _ previewForCancelling withDefault
    dragInteraction _ previewForLifting session
    dragInteraction _ session didEndWith
    dragInteraction _ session willAdd for
    dragInteraction _ session willEndWith
    dragInteraction _ sessionAllowsMoveOperation
    dragInteraction _ sessionDidMove
    dragInteraction _ sessionDidTransferItems
    dragInteraction _ sessionForAddingItems withTouchAt
    dragInteraction _ sessionIsRestrictedToDraggingApplication
    dragInteraction _ sessionWillBegin
    dragInteraction _ willAnimateLiftWith session
    draw _ in
    dropInteraction _ canHandle
    dropInteraction _ concludeDrop
    dropInteraction _ item willAnimateDropWith
    dropInteraction _ performDrop
    dropInteraction _ previewForDropping withDefault
    dropInteraction _ sessionDidEnd
    dropInteraction _ sessionDidEnter
    dropInteraction _ sessionDidExit
    dropInteraction _ sessionDidUpdate
    dynamicAnimatorDidPause _
    dynamicAnimatorWillResume _
    editMenuInteraction _ menuFor suggestedActions
    editMenuInteraction _ targetRectFor
    editMenuInteraction _ willDismissMenuFor animator
    editMenuInteraction _ willPresentMenuFor animator
    encodeRestorableState with
    findInteraction _ didBegin
    findInteraction _ didEnd
    flow _
    fontPickerViewControllerDidCancel _
    fontPickerViewControllerDidPickFont _
    gestureRecognizer _ shouldBeRequiredToFailBy
    gestureRecognizer _ shouldReceive
    gestureRecognizer _ shouldRecognizeSimultaneouslyWith
    gestureRecognizer _ shouldRequireFailureOf
    gestureRecognizerShouldBegin _
    imagePickerController _ didFinishPickingMediaWithInfo
    imagePickerControllerDidCancel _
    indexTitles for
    interactionControllerForDismissal using
    interactionControllerForPresentation using
    interruptibleAnimator using
    itemThumbnailData for
    itemType for
    keep _
    layerWillDraw _
    layoutSublayers of
    looks _
    main
    navigationBar _ didPop
    navigationBar _ didPush
    navigationBar _ shouldPop
    navigationBar _ shouldPush
    navigationController _ animationControllerFor from to
    navigationController _ didShow animated
    navigationController _ interactionControllerFor
    navigationController _ willShow animated
    navigationControllerPreferredInterfaceOrientationForPresentation _
    navigationControllerSupportedInterfaceOrientations _
    navigationItem _ shouldEndRenamingWith
    navigationItem _ willBeginRenamingWith selectedRange
    navigationItemShouldBeginRenaming _
    notifyWhenInteractionEnds _
    numberOfSections in
    offset from to
    pageViewController _ didFinishAnimating previousViewControllers transitionCompleted
    pageViewController _ spineLocationFor
    pageViewController _ willTransitionTo
    pageViewControllerPreferredInterfaceOrientationForPresentation _
    pageViewControllerSupportedInterfaceOrientations _
    parser _ didEndElement namespaceURI qualifiedName
    parser _ didStartElement namespaceURI qualifiedName attributes
    parser _ foundCDATA
    parser _ foundCharacters
    parser _ parseErrorOccurred
    parserDidEndDocument _
    parserDidStartDocument _
    pickerView _ attributedTitleForRow forComponent
    pickerView _ didSelectRow inComponent
    pickerView _ rowHeightForComponent
    pickerView _ titleForRow forComponent
    pickerView _ viewForRow forComponent reusing
    pickerView _ widthForComponent
    pointerInteraction _ regionFor defaultRegion
    pointerInteraction _ styleFor
    pointerInteraction _ willEnter animator
    pointerInteraction _ willExit animator
    popoverControllerDidDismissPopover _
    popoverControllerShouldDismissPopover _
    popoverPresentationController _ willRepositionPopoverTo in
    popoverPresentationControllerDidDismissPopover _
    popoverPresentationControllerShouldDismissPopover _
    position for
    position from in offset
    position from offset
    position within farthestIn
    prepareForPopoverPresentation _
    presentSearchController _
    presentationController _ prepare
    presentationController _ viewControllerForAdaptivePresentationStyle
    presentationController _ willPresentWithAdaptiveStyle transitionCoordinator
    presentationController forPresented presenting source
    presentationControllerDidAttemptToDismiss _
    presentationControllerDidDismiss _
    presentationControllerShouldDismiss _
    presentationControllerWillDismiss _
    presentationCount for
    presentationIndex for
    previewInteraction _ didUpdateCommitTransition ended
    previewInteractionShouldBegin _
    printInteractionController _ chooseCutterBehavior
    printInteractionController _ choosePaper
    printInteractionController _ cutLengthFor
    printInteractionControllerDidDismissPrinterOptions _
    printInteractionControllerDidFinishJob _
    printInteractionControllerDidPresentPrinterOptions _
    printInteractionControllerParentViewController _
    printInteractionControllerWillDismissPrinterOptions _
    printInteractionControllerWillPresentPrinterOptions _
    printInteractionControllerWillStartJob _
    registerForTraitChanges _ action
    registerForTraitChanges _ handler
    registerForTraitChanges _ target action
    scene _ continue
    scene _ openURLContexts
    scene _ restoreInteractionStateWith
    scene _ willConnectTo options
    sceneDidBecomeActive _
    sceneDidDisconnect _
    sceneDidEnterBackground _
    sceneWillEnterForeground _
    sceneWillResignActive _
    screenshotService _ generatePDFRepresentationWithCompletion
    scrollViewDidChangeAdjustedContentInset _
    scrollViewDidEndDecelerating _
    scrollViewDidEndDragging _ willDecelerate
    scrollViewDidEndScrollingAnimation _
    scrollViewDidEndZooming _ with atScale
    scrollViewDidScroll _
    scrollViewDidScrollToTop _
    scrollViewDidZoom _
    scrollViewShouldScrollToTop _
    scrollViewWillBeginDecelerating _
    scrollViewWillBeginDragging _
    scrollViewWillBeginZooming _ with
    scrollViewWillEndDragging _ withVelocity targetContentOffset
    searchController _ didChangeFrom
    searchController _ willChangeTo
    sectionIndexTitles for
    setBaseWritingDirection _ for
    sheetPresentationControllerDidChangeSelectedDetentIdentifier _
    shouldChangeText in replacementText
    splitViewController _ collapseSecondary onto
    splitViewController _ displayModeForExpandingToProposedDisplayMode
    splitViewController _ separateSecondaryFrom
    splitViewController _ show sender
    splitViewController _ showDetail sender
    splitViewController _ topColumnForCollapsingToProposedTopColumn
    splitViewController _ willChangeTo
    splitViewController _ willHide
    splitViewController _ willShow
    splitViewControllerDidCollapse _
    splitViewControllerDidExpand _
    stateRestorationActivity for
    stream _ handle
    supports _
    tabBar _ didBeginCustomizing
    tabBar _ didEndCustomizing changed
    tabBar _ didSelect
    tabBar _ willBeginCustomizing
    tabBar _ willEndCustomizing changed
    tabBarController _ animationControllerForTransitionFrom to
    tabBarController _ didEndCustomizing changed
    tabBarController _ didSelect
    tabBarController _ interactionControllerFor
    tabBarController _ shouldSelect
    tabBarController _ tab acceptItemsFrom
    tabBarController _ tab operationForAcceptingItemsFrom
    tabBarController _ willBeginCustomizing
    tabBarController _ willEndCustomizing changed
    tabBarControllerDidEndEditing _
    tabBarControllerPreferredInterfaceOrientationForPresentation _
    tabBarControllerSupportedInterfaceOrientations _
    tabBarControllerWillBeginEditing _
    tableView _ accessoryButtonTappedForRowWith
    tableView _ canEditRowAt
    tableView _ canFocusRowAt
    tableView _ selectionFollowsFocusForRowAt
    tableView _ shouldUpdateFocusIn
    tableView _ didUpdateFocusIn with
    indexPathForPreferredFocusedView in
    tableView _ canHandle
    tableView _ canMoveRowAt
    tableView _ canPerformAction forRowAt withSender
    tableView _ canPerformPrimaryActionForRowAt
    tableView _ cancelPrefetchingForRowsAt
    tableView _ commit forRowAt
    tableView _ contextMenuConfigurationForRowAt point
    tableView _ didBeginMultipleSelectionInteractionAt
    tableView _ didDeselectRowAt
    tableView _ didEndDisplaying forRowAt
    tableView _ didEndDisplayingFooterView forSection
    tableView _ didEndDisplayingHeaderView forSection
    tableView _ didEndEditingRowAt
    tableView _ didHighlightRowAt
    tableView _ didSelectRowAt
    tableView _ didUnhighlightRowAt
    tableView _ dragPreviewParametersForRowAt
    tableView _ dragSessionAllowsMoveOperation
    tableView _ dragSessionDidEnd
    tableView _ dragSessionIsRestrictedToDraggingApplication
    tableView _ dragSessionWillBegin
    tableView _ dropPreviewParametersForRowAt
    tableView _ dropSessionDidEnd
    tableView _ dropSessionDidEnter
    tableView _ dropSessionDidExit
    tableView _ dropSessionDidUpdate withDestinationIndexPath
    tableView _ editActionsForRowAt
    tableView _ editingStyleForRowAt
    tableView _ estimatedHeightForFooterInSection
    tableView _ estimatedHeightForHeaderInSection
    tableView _ estimatedHeightForRowAt
    tableView _ heightForFooterInSection
    tableView _ heightForHeaderInSection
    tableView _ heightForRowAt
    tableView _ indentationLevelForRowAt
    tableView _ itemsForAddingTo at point
    tableView _ leadingSwipeActionsConfigurationForRowAt
    tableView _ moveRowAt to
    tableView _ performAction forRowAt withSender
    tableView _ performPrimaryActionForRowAt
    tableView _ previewForDismissingContextMenuWithConfiguration
    tableView _ previewForHighlightingContextMenuWithConfiguration
    tableView _ sectionForSectionIndexTitle at
    tableView _ shouldBeginMultipleSelectionInteractionAt
    tableView _ shouldHighlightRowAt
    tableView _ shouldIndentWhileEditingRowAt
    tableView _ shouldShowMenuForRowAt
    tableView _ shouldSpringLoadRowAt with
    tableView _ targetIndexPathForMoveFromRowAt toProposedIndexPath
    tableView _ titleForDeleteConfirmationButtonForRowAt
    tableView _ titleForFooterInSection
    tableView _ titleForHeaderInSection
    tableView _ trailingSwipeActionsConfigurationForRowAt
    tableView _ viewForFooterInSection
    tableView _ viewForHeaderInSection
    tableView _ willBeginEditingRowAt
    tableView _ willDeselectRowAt
    tableView _ willDisplay forRowAt
    tableView _ willDisplayContextMenu animator
    tableView _ willDisplayFooterView forSection
    tableView _ willDisplayHeaderView forSection
    tableView _ willEndContextMenuInteraction animator
    tableView _ willPerformPreviewActionForMenuWith animator
    tableView _ willSelectRowAt
    tableViewDidEndMultipleSelectionInteraction _
    textRange from to
    textStyling at in
    updateSearchResults for selecting
    urlSession _ dataTask didBecome
    urlSession _ dataTask didReceive
    urlSession _ dataTask didReceive completionHandler
    urlSession _ dataTask willCacheResponse completionHandler
    urlSession _ didBecomeInvalidWithError
    urlSession _ didCreateTask
    urlSession _ didReceive completionHandler
    urlSession _ downloadTask didResumeAtOffset expectedTotalBytes
    urlSession _ downloadTask didWriteData totalBytesWritten totalBytesExpectedToWrite
    urlSession _ task didCompleteWithError
    urlSession _ task didFinishCollecting
    urlSession _ task didReceive completionHandler
    urlSession _ task didSendBodyData totalBytesSent totalBytesExpectedToSend
    urlSession _ task needNewBodyStream
    urlSession _ task willBeginDelayedRequest completionHandler
    urlSession _ task willPerformHTTPRedirection newRequest completionHandler
    urlSession _ taskIsWaitingForConnectivity
    urlSessionDidFinishEvents forBackgroundURLSession
    userActivityWillSave _
    viewForZooming in
    webView _ didFailLoadWithError
    webView _ shouldStartLoadWith navigationType
    webViewDidFinishLoad _
    webViewDidStartLoad _
    willDismissSearchController _
    willPresent _
    willPresentSearchController _
    windowScene _ didUpdate interfaceOrientation traitCollection
    windowScene _ performActionFor completionHandler
    largeContentViewerInteraction _ didEndOn at
    largeContentViewerInteraction _ itemAt
    viewController for
    """
}
