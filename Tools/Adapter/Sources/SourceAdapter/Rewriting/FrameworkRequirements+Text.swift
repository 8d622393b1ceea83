extension FrameworkRequirements {
  /// The optional requirements of the protocols for text layout, text fields, text views and search bars, in the form of `ofUIKit`.
  static let ofText = """
    adjustedRange from forEditingTextSelection
    attributedText in
    beginFloatingCursor at
    caretTransform for
    characterOffset of within
    compare document toDocument
    dictationRecognitionFailed
    dictationRecordingDidEnd
    didDismissWritingTools
    editMenu for suggestedActions
    endFloatingCursor
    enumerateContainerBoundaries from reverse using
    frame forDictationResultPlaceholder
    insertAttributedText _
    insertDictationResult _
    insertText _ alternatives style
    insertTextPlaceholder with
    interactionDidEnd _
    interactionShouldBegin _ at
    interactionWillBegin _
    layoutManager _ boundingBoxForControlGlyphAt for proposedLineFragment glyphPosition characterIndex
    layoutManager _ didCompleteLayoutFor atEnd
    layoutManager _ lineSpacingAfterGlyphAt withProposedLineFragmentRect
    layoutManager _ paragraphSpacingAfterGlyphAt withProposedLineFragmentRect
    layoutManager _ paragraphSpacingBeforeGlyphAt withProposedLineFragmentRect
    layoutManager _ shouldBreakLineByHyphenatingBeforeCharacterAt
    layoutManager _ shouldBreakLineByWordBeforeCharacterAt
    layoutManager _ shouldGenerateGlyphs properties characterIndexes font forGlyphRange
    layoutManager _ shouldSetLineFragmentRect lineFragmentUsedRect baselineOffset in forGlyphRange
    layoutManager _ shouldUse forControlCharacterAt
    layoutManager _ textContainer didChangeGeometryFrom
    layoutManagerDidInvalidateLayout _
    location _ offsetBy
    offset from to
    position within atCharacterOffset
    removeDictationResultPlaceholder _ willInsertResult
    replace _ withAttributedText
    replace foundTextRange document withText
    replaceAll queryString options withText
    scrollRangeToVisible _ inDocument
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
    selectionContainerViewBelowText for
    setAttributedMarkedText _ selectedRange
    shouldReplace foundTextRange document withText
    searchTextField _ didSelect
    searchTextField _ itemProviderForCopying
    textContentManager _ shouldEnumerate options
    textContentManager _ textElementAt
    textContentStorage _ textParagraphWith
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
    textFormattingDidFinish _
    textFormattingViewController _ shouldPresentColorPicker
    textFormattingViewController _ shouldPresentFontPicker
    textLayoutManager _ renderingAttributesForLink at defaultAttributes
    textLayoutManager _ shouldBreakLineBefore hyphenating
    textLayoutManager _ textLayoutFragmentFor in
    textLayoutOrientation at
    textPasteConfigurationSupporting _ combineItemAttributedStrings for
    textPasteConfigurationSupporting _ performPasteOf to
    textPasteConfigurationSupporting _ shouldAnimatePasteOf to
    textPasteConfigurationSupporting _ transform
    textStorage _ didProcessEditing range changeInLength
    textStorage _ willProcessEditing range changeInLength
    textView _ didBeginFormattingWith
    textView _ didEndFormattingWith
    textView _ editMenuForTextIn suggestedActions
    textView _ menuConfigurationFor defaultMenu
    textView _ shouldChangeTextIn replacementText
    textView _ shouldInteractWith in interaction
    textView _ textItemMenuWillDisplayFor animator
    textView _ textItemMenuWillEndFor animator
    textView _ willBeginFormattingWith
    textView _ willDismissEditMenuWith
    textView _ willEndFormattingWith
    textView _ willPresentEditMenuWith
    textViewDidBeginEditing _
    textViewDidChange _
    textViewDidChangeSelection _
    textViewDidEndEditing _
    textViewShouldBeginEditing _
    textViewShouldEndEditing _
    textViewportLayoutControllerDidLayout _
    textViewportLayoutControllerWillLayout _
    updateFloatingCursor at
    willDismissEditMenu animator
    willHighlight foundTextRange document
    willPresentEditMenu animator
    willPresentWritingTools
    """
}
