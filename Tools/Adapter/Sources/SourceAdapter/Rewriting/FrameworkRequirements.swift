/// Optional requirements of UIKit's and Foundation's protocols: argument labels by base name. All of them have implementations here.
enum FrameworkRequirements {
  static func contains(_ base: String, _ labels: [String]) -> Bool {
    labelsByBase[base]?.contains(labels.joined(separator: " ")) ?? false
  }

  /// The same for a call with closures behind its arguments, whose labels are not written.
  static func contains(_ base: String, _ labels: [String], trailing: Int) -> Bool {
    guard trailing > 0 else { return contains(base, labels) }
    return labelsByBase[base]?.contains { text in
      let required = text.split(separator: " ").map(String.init)
      return required.count == labels.count + trailing && Array(required.prefix(labels.count)) == labels
    } ?? false
  }

  private static let labelsByBase: [String: Set<String>] = Dictionary(
    grouping: table.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }, by: { String($0[0]) }
  ).mapValues { Set($0.map { $0.count > 1 ? String($0[1]) : "" }) }

  /// A requirement a line: its base name and its labels.
  private static let table = """
    action for forKey
    adaptivePresentationStyle for
    adaptivePresentationStyle for traitCollection
    addAnimations _
    addAnimations _ delayFactor
    addCompletion _
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
    application _ didDecodeRestorableStateWith
    application _ didDiscardSceneSessions
    application _ didFinishLaunchingWithOptions
    application _ open options
    application _ shouldRestoreApplicationState
    application _ shouldRestoreSecureApplicationState
    application _ shouldSaveApplicationState
    application _ shouldSaveSecureApplicationState
    application _ viewControllerWithRestorationIdentifierPath coder
    application _ willEncodeRestorableStateWith
    application _ willFinishLaunchingWithOptions
    applicationDidBecomeActive _
    applicationDidEnterBackground _
    applicationDidFinishLaunching _
    applicationDidReceiveMemoryWarning _
    applicationFinishedRestoringState
    applicationWillEnterForeground _
    applicationWillResignActive _
    applicationWillTerminate _
    baseWritingDirection for in
    cache _ willEvictObject
    characterRange at
    characterRange byExtending in
    collectionView _ canEditItemAt
    collectionView _ canFocusItemAt
    collectionView _ canMoveItemAt
    collectionView _ canPerformPrimaryActionForItemAt
    collectionView _ cancelPrefetchingForItemsAt
    collectionView _ didDeselectItemAt
    collectionView _ didEndDisplaying forItemAt
    collectionView _ didEndDisplayingSupplementaryView forElementOfKind at
    collectionView _ didHighlightItemAt
    collectionView _ didSelectItemAt
    collectionView _ didUnhighlightItemAt
    collectionView _ indexPathForIndexTitle at
    collectionView _ layout insetForSectionAt
    collectionView _ layout minimumInteritemSpacingForSectionAt
    collectionView _ layout minimumLineSpacingForSectionAt
    collectionView _ layout referenceSizeForFooterInSection
    collectionView _ layout referenceSizeForHeaderInSection
    collectionView _ layout sizeForItemAt
    collectionView _ moveItemAt to
    collectionView _ performPrimaryActionForItemAt
    collectionView _ shouldDeselectItemAt
    collectionView _ shouldHighlightItemAt
    collectionView _ shouldSelectItemAt
    collectionView _ targetContentOffsetForProposedContentOffset
    collectionView _ targetIndexPathForMoveFromItemAt toProposedIndexPath
    collectionView _ targetIndexPathForMoveOfItemFromOriginalIndexPath atCurrentIndexPath toProposedIndexPath
    collectionView _ viewForSupplementaryElementOfKind at
    collectionView _ willDisplay forItemAt
    collectionView _ willDisplaySupplementaryView forElementKind at
    collisionBehavior _ beganContactFor with at
    collisionBehavior _ beganContactFor withBoundaryIdentifier at
    collisionBehavior _ endedContactFor with
    collisionBehavior _ endedContactFor withBoundaryIdentifier
    compare _ to
    continueAnimation withTimingParameters durationFactor
    decodeRestorableState with
    didDismissSearchController _
    didPresentSearchController _
    display _
    draw _ in
    dynamicAnimatorDidPause _
    dynamicAnimatorWillResume _
    editMenuInteraction _ menuFor suggestedActions
    editMenuInteraction _ targetRectFor
    editMenuInteraction _ willDismissMenuFor animator
    editMenuInteraction _ willPresentMenuFor animator
    encodeRestorableState with
    flow _
    gestureRecognizer _ shouldBeRequiredToFailBy
    gestureRecognizer _ shouldReceive
    gestureRecognizer _ shouldRecognizeSimultaneouslyWith
    gestureRecognizer _ shouldRequireFailureOf
    gestureRecognizerShouldBegin _
    indexTitles for
    interactionControllerForDismissal using
    interactionControllerForPresentation using
    interruptibleAnimator using
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
    notifyWhenInteractionEnds _
    numberOfSections in
    offset from to
    pageViewController _ didFinishAnimating previousViewControllers transitionCompleted
    pageViewController _ willTransitionTo
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
    printInteractionController _ choosePaper
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
    searchBar _ selectedScopeButtonIndexDidChange
    searchBar _ shouldChangeTextIn replacementText
    searchBar _ textDidChange
    searchBarBookmarkButtonClicked _
    searchBarCancelButtonClicked _
    searchBarResultsListButtonClicked _
    searchBarSearchButtonClicked _
    searchBarShouldBeginEditing _
    searchBarShouldEndEditing _
    searchBarTextDidBeginEditing _
    searchBarTextDidEndEditing _
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
    tabBar _ didSelect
    tabBarController _ animationControllerForTransitionFrom to
    tabBarController _ didSelect
    tabBarController _ interactionControllerFor
    tabBarController _ shouldSelect
    tableView _ accessoryButtonTappedForRowWith
    tableView _ canEditRowAt
    tableView _ canFocusRowAt
    tableView _ canMoveRowAt
    tableView _ canPerformPrimaryActionForRowAt
    tableView _ cancelPrefetchingForRowsAt
    tableView _ commit forRowAt
    tableView _ didBeginMultipleSelectionInteractionAt
    tableView _ didDeselectRowAt
    tableView _ didEndDisplaying forRowAt
    tableView _ didEndDisplayingFooterView forSection
    tableView _ didEndDisplayingHeaderView forSection
    tableView _ didEndEditingRowAt
    tableView _ didHighlightRowAt
    tableView _ didSelectRowAt
    tableView _ didUnhighlightRowAt
    tableView _ editingStyleForRowAt
    tableView _ estimatedHeightForFooterInSection
    tableView _ estimatedHeightForHeaderInSection
    tableView _ estimatedHeightForRowAt
    tableView _ heightForFooterInSection
    tableView _ heightForHeaderInSection
    tableView _ heightForRowAt
    tableView _ indentationLevelForRowAt
    tableView _ moveRowAt to
    tableView _ performPrimaryActionForRowAt
    tableView _ sectionForSectionIndexTitle at
    tableView _ shouldBeginMultipleSelectionInteractionAt
    tableView _ shouldHighlightRowAt
    tableView _ shouldIndentWhileEditingRowAt
    tableView _ targetIndexPathForMoveFromRowAt toProposedIndexPath
    tableView _ titleForDeleteConfirmationButtonForRowAt
    tableView _ titleForFooterInSection
    tableView _ titleForHeaderInSection
    tableView _ viewForFooterInSection
    tableView _ viewForHeaderInSection
    tableView _ willBeginEditingRowAt
    tableView _ willDeselectRowAt
    tableView _ willDisplay forRowAt
    tableView _ willDisplayFooterView forSection
    tableView _ willDisplayHeaderView forSection
    tableView _ willSelectRowAt
    tableViewDidEndMultipleSelectionInteraction _
    textField _ editMenuForCharactersIn suggestedActions
    textField _ shouldChangeCharactersIn replacementString
    textField _ willDismissEditMenuWith
    textField _ willPresentEditMenuWith
    textFieldDidBeginEditing _
    textFieldDidChangeSelection _
    textFieldDidEndEditing _
    textFieldDidEndEditing _ reason
    textFieldShouldBeginEditing _
    textFieldShouldClear _
    textFieldShouldEndEditing _
    textFieldShouldReturn _
    textRange from to
    textStorage _ didProcessEditing range changeInLength
    textStorage _ willProcessEditing range changeInLength
    textStyling at in
    textView _ editMenuForTextIn suggestedActions
    textView _ shouldChangeTextIn replacementText
    textView _ shouldInteractWith in interaction
    textView _ willDismissEditMenuWith
    textView _ willPresentEditMenuWith
    textViewDidBeginEditing _
    textViewDidChange _
    textViewDidChangeSelection _
    textViewDidEndEditing _
    textViewShouldBeginEditing _
    textViewShouldEndEditing _
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
    willDismissSearchController _
    willPresentSearchController _
    windowScene _ didUpdate interfaceOrientation traitCollection
    """
}
