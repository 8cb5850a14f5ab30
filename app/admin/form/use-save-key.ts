import { useEffect } from 'react'

/** Ctrl+S, or Command+S, does what the form's own button does. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      // A dialog over the form asks for its own answer first.
      if (!document.querySelector('dialog:modal')) save()
    }

    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [save])
}
