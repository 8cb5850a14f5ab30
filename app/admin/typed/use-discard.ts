import { useState } from 'react'

/** What is typed in a dialog, which closing it would lose. */
export type Discard = ReturnType<typeof useDiscard>

/** Closes a dialog at once, or asks first while something is typed in it: see DiscardDialog. */
export function useDiscard(isDirty: boolean) {
  const [isAsked, setAsked] = useState(false)
  // Saved while the question was open.
  if (isAsked && !isDirty) setAsked(false)

  return {
    isDirty,
    isAsked,
    before: (close: () => void) => (isDirty ? () => setAsked(true) : close),
    stay: () => setAsked(false),
  }
}
