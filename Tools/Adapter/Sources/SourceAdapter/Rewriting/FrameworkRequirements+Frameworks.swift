extension FrameworkRequirements {
  /// The optional requirements of the protocols of other frameworks. Each line: a base name and its labels.
  static let ofFrameworks = """
    audioPlayerBeginInterruption _
    audioPlayerDecodeErrorDidOccur _ error
    audioPlayerDidFinishPlaying _ successfully
    audioPlayerEndInterruption _ withOptions
    audioRecorderDidFinishRecording _ successfully
    audioRecorderEncodeErrorDidOccur _ error
    authorizationController controller didCompleteWithAuthorization
    authorizationController controller didCompleteWithError
    captureOutput _ didDrop from
    captureOutput _ didOutput from
    centralManager _ didConnect
    centralManager _ didDisconnectPeripheral error
    centralManager _ didDiscover advertisementData rssi
    centralManager _ didFailToConnect error
    centralManager _ willRestoreState
    contactPicker _ didSelect
    contactPicker _ didSelectContactProperties
    contactPickerDidCancel _
    contactViewController _ didCompleteWith
    contactViewController _ shouldPerformDefaultActionFor
    controller _ didChange at for newIndexPath
    controller _ didChange atSectionIndex for
    controllerDidChangeContent _
    controllerWillChangeContent _
    didBegin _
    didEnd _
    fileOutput _ didStartRecordingTo from
    headphoneMotionManagerDidConnect _
    headphoneMotionManagerDidDisconnect _
    livePhotoView _ didEndPlaybackWith
    livePhotoView _ willBeginPlaybackWith
    locationManager _ didChangeAuthorization
    locationManager _ didEnterRegion
    locationManager _ didExitRegion
    locationManager _ didFailWithError
    locationManager _ didUpdateHeading
    locationManager _ didUpdateLocations
    locationManagerDidChangeAuthorization _
    locationManagerShouldDisplayHeadingCalibration _
    mailComposeController _ didFinishWith error
    mapView _ annotationView calloutAccessoryControlTapped
    mapView _ didAdd
    mapView _ didDeselect
    mapView _ didSelect
    mapView _ didUpdate
    mapView _ regionDidChangeAnimated
    mapView _ regionWillChangeAnimated
    mapView _ rendererFor
    mapView _ viewFor
    mapViewDidFinishLoadingMap _
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
    playerViewController _ failedToStartPictureInPictureWithError
    playerViewController _ restoreUserInterfaceForPictureInPictureStopWithCompletionHandler
    playerViewController _ willBeginFullScreenPresentationWithAnimationCoordinator
    playerViewController _ willEndFullScreenPresentationWithAnimationCoordinator
    playerViewControllerDidStartPictureInPicture _
    playerViewControllerDidStopPictureInPicture _
    playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart _
    playerViewControllerWillStartPictureInPicture _
    playerViewControllerWillStopPictureInPicture _
    renderer _ didRenderScene atTime
    renderer _ updateAtTime
    request _ didFailWithError
    requestDidFinish _
    resourceLoader _ didCancel
    resourceLoader _ shouldWaitForLoadingOfRequestedResource
    routePickerViewDidEndPresentingRoutes _
    routePickerViewWillBeginPresentingRoutes _
    safariViewController _ didCompleteInitialLoad
    safariViewController _ initialLoadDidRedirectTo
    safariViewControllerDidFinish _
    speechSynthesizer _ didCancel
    speechSynthesizer _ didContinue
    speechSynthesizer _ didFinish
    speechSynthesizer _ didPause
    speechSynthesizer _ didStart
    speechSynthesizer _ willSpeakRangeOfSpeechString utterance
    update _ for
    userNotificationCenter _ didReceive withCompletionHandler
    userNotificationCenter _ willPresent withCompletionHandler
    webView _ createWebViewWith for windowFeatures
    webView _ decidePolicyFor decisionHandler
    webView _ didCommit
    webView _ didFail withError
    webView _ didFailProvisionalNavigation withError
    webView _ didFinish
    webView _ didReceiveServerRedirectForProvisionalNavigation
    webView _ didStartProvisionalNavigation
    webView _ runJavaScriptAlertPanelWithMessage initiatedByFrame completionHandler
    webView _ runJavaScriptConfirmPanelWithMessage initiatedByFrame completionHandler
    webViewDidClose _
    webViewWebContentProcessDidTerminate _
    """
}
