/**
 * Chromium gives a text field the focus back when a dialog closes, but not its caret, and then nothing can be typed in
 * it. Call this before the dialog opens, and what it returns once it is closed.
 */
export function keepCaret(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    return () => undefined
  }
  const { selectionStart, selectionEnd } = field

  return () => {
    if (document.activeElement !== field) return
    // A date or an e-mail address has none to set.
    if (selectionStart === null) field.select()
    else field.setSelectionRange(selectionStart, selectionEnd)
  }
}
