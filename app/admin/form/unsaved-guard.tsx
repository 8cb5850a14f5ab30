import { useEffect, useRef } from 'react'
import { type Path, useBlocker } from 'react-router'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

/** The forms on the page that have unsaved changes, each with how they are left on purpose. */
const unsaved = new Map<symbol, () => void>()

/** Whether starting a form again would lose what was typed. */
export const isAnythingUnsaved = () => unsaved.size > 0

type UnsavedGuardProps = {
  dirty: boolean
  /** Whether the changes are being saved: then who leaves goes on once they are. */
  saving?: boolean
  /** Called when the changes are left unsaved on purpose. */
  onDiscard?: () => void
}

/** Asks for confirmation before an unsaved form is left, in the app or by the browser. */
export function UnsavedGuard({ dirty, saving = false, onDiscard }: UnsavedGuardProps) {
  const discard = useRef(onDiscard)
  useEffect(() => {
    discard.current = onDiscard
  })

  // Other navigation within the page loses nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && formAt(currentLocation) !== formAt(nextLocation),
  )

  useEffect(() => {
    if (!dirty && blocker.state === 'blocked') blocker.proceed()
  }, [dirty, blocker])

  useEffect(() => {
    if (!dirty) return
    const form = Symbol()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.set(form, () => discard.current?.())
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
      title={
        saving
          ? 'Je wijzigingen worden opgeslagen.'
          : 'Je hebt wijzigingen die nog niet zijn opgeslagen.'
      }
      text={
        saving
          ? 'Zodra dat klaar is, ga je vanzelf verder.'
          : 'Ga je verder zonder op te slaan, dan zijn ze weg.'
      }
      actions={
        <>
          <Button tone="secondary" onClick={() => blocker.reset?.()}>
            Blijf hier
          </Button>
          {!saving && (
            <Button
              tone="danger"
              onClick={() => {
                // The page is left as a whole, and the router asks one guard.
                for (const leave of unsaved.values()) leave()
                blocker.proceed?.()
              }}
            >
              Niet opslaan
            </Button>
          )}
        </>
      }
    />
  )
}

/** A form's own address: that of a copy has the record that it is copied from. */
function formAt({ pathname, search }: Path): string {
  return `${pathname} ${new URLSearchParams(search).get('van') ?? ''}`
}
