import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

/** The forms on the page that have unsaved changes. */
const unsaved = new Set<symbol>()

/** Whether starting a form again would lose what was typed. */
export const isAnythingUnsaved = () => unsaved.size > 0

/** Asks for confirmation before an unsaved form is left, in the app or by the browser. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  // Navigation within the page loses nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!dirty) return
    const form = Symbol()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(form)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty])

  return (
    <Dialog
      urgent
      open={dirty && blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Je hebt wijzigingen die nog niet zijn opgeslagen."
      text="Ga je verder zonder op te slaan, dan zijn ze weg."
      actions={
        <>
          <Button tone="secondary" onClick={() => blocker.reset?.()}>
            Blijf hier
          </Button>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            Niet opslaan
          </Button>
        </>
      }
    />
  )
}
