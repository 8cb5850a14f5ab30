import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A field that is disabled loses focus. So the form's button takes it over while the form is busy,
 * and gives it back afterwards. To be called before anything is disabled.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, busy: boolean): () => void {
  const left = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (busy) return
    left.current?.focus({ preventScroll: true })
    left.current = null
  }, [busy])

  return () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !form.current?.contains(focused)) return
    left.current = focused
    form.current.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }
}
