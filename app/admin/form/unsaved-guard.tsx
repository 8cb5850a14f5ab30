import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

/** Who leaves a form that is not saved is asked first, by us or by the browser. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  // A jump within the page, such as to its content, leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
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
