extension FrameworkRequirements {
  /// The optional requirements of the protocols of other frameworks. Each line: a base name and its labels.
  static let ofFrameworks = """
    accessory _ service didUpdateValueFor
    accessoryBrowser _ didFindNewAccessory
    accessoryBrowser _ didRemoveNewAccessory
    accessoryDidDisconnect _
    accessoryDidUpdateName _
    accessoryDidUpdateReachability _
    accessoryDidUpdateServices _
    accommodatePresentedItemDeletion completionHandler
    accommodatePresentedSubitemDeletion at completionHandler
    addPassesViewControllerDidFinish _
    advertiser _ didNotStartAdvertisingPeer
    advertiserAssistantDidDismissInvitation _
    advertiserAssistantWillPresentInvitation _
    agentDidUpdate _
    agentWillUpdate _
    audioPlayerBeginInterruption _
    audioPlayerDecodeErrorDidOccur _ error
    audioPlayerDidFinishPlaying _ successfully
    audioPlayerEndInterruption _ withOptions
    audioRecorderDidFinishRecording _ successfully
    audioRecorderEncodeErrorDidOccur _ error
    authorizationController controller didCompleteWithAuthorization
    authorizationController controller didCompleteWithError
    bannerView _ didFailToReceiveAdWithError
    bannerViewActionDidFinish _
    bannerViewActionShouldBegin _ willLeaveApplication
    bannerViewDidLoadAd _
    bannerViewWillLoadAd _
    broadcastController _ didFinishWithError
    broadcastController _ didUpdateServiceInfo
    browser _ didNotStartBrowsingForPeers
    browserViewController _ shouldPresentNearbyPeer withDiscoveryInfo
    calendarChooserDidCancel _
    calendarChooserDidFinish _
    calendarChooserSelectionDidChange _
    canvasView _ didRefineStrokes withNewStrokes
    canvasViewDidBeginUsingTool _
    canvasViewDidEndUsingTool _
    canvasViewDidFinishRendering _
    canvasViewDrawingDidChange _
    captureOutput _ didDrop from
    captureOutput _ didOutput from
    centralManager _ didConnect
    centralManager _ didDisconnectPeripheral error
    centralManager _ didDiscover advertisementData rssi
    centralManager _ didFailToConnect error
    centralManager _ willRestoreState
    classForPage 
    coachingOverlayViewDidDeactivate _
    coachingOverlayViewDidRequestSessionReset _
    coachingOverlayViewWillActivate _
    completer _ didFailWithError
    completerDidUpdateResults _
    contactPicker _ didSelect
    contactPicker _ didSelectContactProperties
    contactPickerDidCancel _
    contactViewController _ didCompleteWith
    contactViewController _ shouldPerformDefaultActionFor
    contentView for
    contentsRect for
    controller _ didChange at for newIndexPath
    controller _ didChange atSectionIndex for
    controller _ didChangeContentWith
    controller _ sectionIndexTitleForSectionName
    controllerDidChangeContent _
    controllerWillChangeContent _
    cookiesDidChange in
    dataScanner _ becameUnavailableWithError
    dataScanner _ didAdd allItems
    dataScanner _ didRemove allItems
    dataScanner _ didTapOn
    dataScanner _ didUpdate allItems
    dataScannerDidZoom _
    dataServiceIdentifierDidChange _
    defaultResult 
    didBegin _
    didEnd _
    didMatchString _
    didReceive _
    didReceive _ completionHandler
    documentCameraViewController _ didFailWithError
    documentCameraViewController _ didFinishWith
    documentCameraViewControllerDidCancel _
    documentDidEndDocumentFind _
    documentDidFindMatch _
    download _ didFailWithError resumeData
    downloadDidFinish _
    eventEditViewControllerDefaultCalendar forNewEvents
    fileOutput _ didStartRecordingTo from
    glkViewController _ willPause
    headphoneMotionManagerDidConnect _
    headphoneMotionManagerDidDisconnect _
    home _ didAdd
    home _ didEncounterError for
    home _ didRemove
    home _ didUpdate for
    home _ didUpdateNameFor
    homeDidUpdateName _
    homeManager _ didAdd
    homeManager _ didRemove
    homeManager _ didUpdate
    homeManagerDidUpdateHomes _
    homeManagerDidUpdatePrimaryHome _
    interaction _ highlightSelectedItemsDidChange
    interaction _ shouldBeginAt for
    intersects _
    isLoss for
    isWin for
    livePhotoView _ didEndPlaybackWith
    livePhotoView _ willBeginPlaybackWith
    locationManager _ didChangeAuthorization
    locationManager _ didDetermineState for
    locationManager _ didEnterRegion
    locationManager _ didExitRegion
    locationManager _ didFailWithError
    locationManager _ didRange satisfying
    locationManager _ didRangeBeacons in
    locationManager _ didStartMonitoringFor
    locationManager _ didUpdateHeading
    locationManager _ didUpdateLocations
    locationManager _ didVisit
    locationManager _ monitoringDidFailFor withError
    locationManagerDidChangeAuthorization _
    locationManagerDidPauseLocationUpdates _
    locationManagerDidResumeLocationUpdates _
    locationManagerShouldDisplayHeadingCalibration _
    mailComposeController _ didFinishWith error
    mapView _ annotationView calloutAccessoryControlTapped
    mapView _ annotationView didChange fromOldState
    mapView _ clusterAnnotationForMemberAnnotations
    mapView _ didAdd
    mapView _ didChange animated
    mapView _ didDeselect
    mapView _ didFailToLocateUserWithError
    mapView _ didSelect
    mapView _ didUpdate
    mapView _ regionDidChangeAnimated
    mapView _ regionWillChangeAnimated
    mapView _ rendererFor
    mapView _ viewFor
    mapViewDidChangeVisibleRegion _
    mapViewDidFailLoadingMap _ withError
    mapViewDidFinishLoadingMap _
    mapViewDidFinishRenderingMap _ fullyRendered
    mapViewDidStopLocatingUser _
    mapViewWillStartLoadingMap _
    mapViewWillStartLocatingUser _
    mapViewWillStartRenderingMap _
    match _ didFailWithError
    match _ didReceive fromRemotePlayer
    match _ player didChange
    match _ shouldReinviteDisconnectedPlayer
    matchmakerViewController _ didFind
    mediaPause 
    mediaPicker _ didPickMediaItems
    mediaPickerDidCancel _
    mediaPlay 
    netService _ didAcceptConnectionWith outputStream
    netService _ didNotPublish
    netService _ didNotResolve
    netService _ didUpdateTXTRecord
    netServiceDidPublish _
    netServiceDidResolveAddress _
    netServiceDidStop _
    netServiceWillPublish _
    netServiceWillResolve _
    paymentAuthorizationController _ didAuthorizePayment handler
    paymentAuthorizationViewController _ didAuthorizePayment completion
    paymentAuthorizationViewController _ didAuthorizePayment handler
    paymentQueue _ removedTransactions
    paymentQueue _ restoreCompletedTransactionsFailedWithError
    paymentQueue _ shouldAddStorePayment for
    paymentQueue _ shouldContinue in
    paymentQueueDidChangeStorefront _
    paymentQueueRestoreCompletedTransactionsFinished _
    paymentQueueShouldShowPriceConsent _
    pdfViewOpenPDF _ forRemoteGoToAction
    pdfViewPerformFind _
    pdfViewPerformGo toPage
    pdfViewWillClick onLink with
    peoplePickerNavigationController _ didSelectPerson
    peoplePickerNavigationController _ didSelectPerson property identifier
    peoplePickerNavigationControllerDidCancel _
    peripheral _ didDiscoverCharacteristicsFor error
    peripheral _ didDiscoverServices
    peripheral _ didReadRSSI error
    peripheral _ didUpdateNotificationStateFor error
    peripheral _ didUpdateValueFor error
    peripheral _ didWriteValueFor error
    peripheralDidUpdateName _
    peripheralManager _ didAdd error
    peripheralManager _ didReceiveRead
    peripheralManager _ didReceiveWrite
    peripheralManagerDidStartAdvertising _ error
    photoOutput _ didCapturePhotoFor
    photoOutput _ didFinishCaptureFor error
    photoOutput _ didFinishProcessingLivePhotoToMovieFileAt duration photoDisplayTime resolvedSettings error
    photoOutput _ didFinishProcessingPhoto error
    photoOutput _ didFinishProcessingPhoto previewPhoto resolvedSettings bracketSettings error
    photoOutput _ didFinishRecordingLivePhotoMovieForEventualFileAt resolvedSettings
    photoOutput _ willBeginCaptureFor
    photoOutput _ willCapturePhotoFor
    pictureInPictureController _ failedToStartPictureInPictureWithError
    pictureInPictureController _ restoreUserInterfaceForPictureInPictureStopWithCompletionHandler
    pictureInPictureControllerDidStartPictureInPicture _
    pictureInPictureControllerDidStopPictureInPicture _
    pictureInPictureControllerWillStartPictureInPicture _
    pictureInPictureControllerWillStopPictureInPicture _
    player _ didAccept
    player _ didRequestMatchWithRecipients
    playerViewController _ failedToStartPictureInPictureWithError
    playerViewController _ restoreUserInterfaceForPictureInPictureStopWithCompletionHandler
    playerViewController _ willBeginFullScreenPresentationWithAnimationCoordinator
    playerViewController _ willEndFullScreenPresentationWithAnimationCoordinator
    playerViewControllerDidStartPictureInPicture _
    playerViewControllerDidStopPictureInPicture _
    playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart _
    playerViewControllerWillStartPictureInPicture _
    playerViewControllerWillStopPictureInPicture _
    preparePreviewOfFile at completionHandler
    preparePreviewOfSearchableItem identifier queryString completionHandler
    presentedItemDidChange 
    presentedItemDidChangeUbiquityAttributes _
    presentedItemDidMove to
    presentedSubitem at didMoveTo
    presentedSubitemDidAppear at
    presentedSubitemDidChange at
    presentingViewController for
    previewController _ didFinishWithActivityTypes
    previewController _ didSaveEditedCopyOf at
    previewController _ didUpdateContentsOf
    previewController _ editingModeFor
    previewController _ frameFor inSourceView
    previewController _ shouldOpen for
    previewController _ transitionViewFor
    previewControllerDidDismiss _
    previewControllerDidFinish _
    previewControllerWillDismiss _
    provider _ execute
    provider _ perform
    provider _ timedOutPerforming
    providerDidBegin _
    pushRegistry _ didInvalidatePushTokenFor
    pushRegistry _ didReceiveIncomingPushWith for
    pushRegistry _ didReceiveIncomingPushWith for completion
    readerSession _ didDetect
    readerSessionDidBecomeActive _
    relinquishPresentedItem toReader
    relinquishPresentedItem toWriter
    renderer _ didAdd for
    renderer _ didApplyAnimationsAtTime
    renderer _ didApplyConstraintsAtTime
    renderer _ didRemove for
    renderer _ didRenderScene atTime
    renderer _ didSimulatePhysicsAtTime
    renderer _ didUpdate for
    renderer _ nodeFor
    renderer _ updateAtTime
    renderer _ willRenderScene atTime
    renderer _ willUpdate for
    request _ didFailWithError
    requestDidComplete _
    requestDidFinish _
    resourceLoader _ didCancel
    resourceLoader _ shouldWaitForLoadingOfRequestedResource
    routePickerViewDidEndPresentingRoutes _
    routePickerViewWillBeginPresentingRoutes _
    safariViewController _ didCompleteInitialLoad
    safariViewController _ initialLoadDidRedirectTo
    safariViewControllerDidFinish _
    savePresentedItemChanges completionHandler
    score for
    screenRecorder _ didStopRecordingWith error
    screenRecorderDidChangeAvailability _
    session _ cameraDidChangeTrackingState
    session _ didAdd
    session _ didFailWithError
    session _ didFinish error
    session _ didOutputAudioSampleBuffer
    session _ didOutputCollaborationData
    session _ didReceive
    session _ didReceiveApplicationContext
    session _ didReceiveCertificate fromPeer certificateHandler
    session _ didReceiveMessage
    session _ didReceiveMessage replyHandler
    session _ didReceiveMessageData
    session _ didReceiveMessageData replyHandler
    session _ didReceiveUserInfo
    session _ didRemove
    session _ didUpdate
    sessionInterruptionEnded _
    sessionReachabilityDidChange _
    sessionShouldAttemptRelocalization _
    sessionWasInterrupted _
    sessionWatchStateDidChange _
    speechRecognitionDidDetectSpeech _
    speechRecognitionTask _ didFinishRecognition
    speechRecognitionTask _ didFinishSuccessfully
    speechRecognitionTask _ didHypothesizeTranscription
    speechRecognitionTaskFinishedReadingAudio _
    speechRecognitionTaskWasCancelled _
    speechRecognizer _ availabilityDidChange
    speechSynthesizer _ didCancel
    speechSynthesizer _ didContinue
    speechSynthesizer _ didFinish
    speechSynthesizer _ didPause
    speechSynthesizer _ didStart
    speechSynthesizer _ willSpeakRangeOfSpeechString utterance
    storeOverlayDidFailToLoad _ error
    storeOverlayDidFinishDismissal _ transitionContext
    storeOverlayDidFinishPresentation _ transitionContext
    storeOverlayWillStartDismissal _ transitionContext
    storeOverlayWillStartPresentation _ transitionContext
    suggestedEntities 
    tagReaderSession _ didDetect
    textSelectionDidChange _
    toolPickerFramesObscuredDidChange _
    toolPickerIsRulerActiveDidChange _
    toolPickerSelectedToolDidChange _
    toolPickerSelectedToolItemDidChange _
    toolPickerVisibilityDidChange _
    unapplyGameModelUpdate _
    update _ for
    userNotificationCenter _ didReceive withCompletionHandler
    userNotificationCenter _ openSettingsFor
    userNotificationCenter _ willPresent withCompletionHandler
    view _ didAdd for
    view _ didRemove for
    view _ didUpdate for
    view _ nodeFor
    view _ willUpdate for
    webView _ contextMenuConfigurationForElement completionHandler
    webView _ contextMenuDidEndForElement
    webView _ contextMenuForElement willCommitWithAnimator
    webView _ contextMenuWillPresentForElement
    webView _ createWebViewWith for windowFeatures
    webView _ decidePolicyFor decisionHandler
    webView _ decidePolicyFor preferences decisionHandler
    webView _ didCommit
    webView _ didFail withError
    webView _ didFailProvisionalNavigation withError
    webView _ didFinish
    webView _ didReceive completionHandler
    webView _ didReceiveServerRedirectForProvisionalNavigation
    webView _ didStartProvisionalNavigation
    webView _ navigationAction didBecome
    webView _ navigationResponse didBecome
    webView _ requestMediaCapturePermissionFor initiatedByFrame type decisionHandler
    webView _ runJavaScriptAlertPanelWithMessage initiatedByFrame completionHandler
    webView _ runJavaScriptConfirmPanelWithMessage initiatedByFrame completionHandler
    webView _ runJavaScriptTextInputPanelWithPrompt defaultText initiatedByFrame completionHandler
    webViewDidClose _
    webViewWebContentProcessDidTerminate _
    widgetActiveDisplayModeDidChange _ withMaximumSize
    widgetMarginInsets forProposedMarginInsets
    widgetPerformUpdate completionHandler
    """
}
