import { useEffect } from 'react'

/** Ctrl+S or Command+S submits the form. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      // An open dialog must be answered first.
      if (!document.querySelector('dialog:modal')) save()
    }

    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [save])
}
