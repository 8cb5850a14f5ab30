import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A field that is disabled loses focus. So the submit button takes it while the form is busy, and
 * returns it afterwards. Call it before anything is disabled.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, busy: boolean): () => void {
  const previousFocus = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (busy) return
    previousFocus.current?.focus({ preventScroll: true })
    previousFocus.current = null
  }, [busy])

  return () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !form.current?.contains(focused)) return
    previousFocus.current = focused
    form.current.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }
}
