import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Path, useBlocker } from 'react-router'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

type Unsaved = { saving: boolean; discard: () => void }

/** The forms on the page that have unsaved changes. */
const unsaved = new Map<symbol, Unsaved>()

/** The guards on the page. The router asks one, so the first asks for all. */
const guards: symbol[] = []

const listeners = new Set<() => void>()
let turn = 0

function tell() {
  turn += 1
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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
  const [self] = useState(() => Symbol())
  const discard = useRef(onDiscard)
  useSyncExternalStore(subscribe, () => turn)

  useEffect(() => {
    discard.current = onDiscard
  })

  useEffect(() => {
    guards.push(self)
    tell()
    return () => {
      guards.splice(guards.indexOf(self), 1)
      tell()
    }
  }, [self])

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.set(self, { saving, discard: () => discard.current?.() })
    window.addEventListener('beforeunload', ask)
    tell()
    return () => {
      unsaved.delete(self)
      window.removeEventListener('beforeunload', ask)
      tell()
    }
  }, [self, dirty, saving])

  return guards[0] === self ? <LeaveQuestion /> : null
}

function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Other navigation within the page loses nothing.
      isAnythingUnsaved() && formAt(currentLocation) !== formAt(nextLocation),
  )
  const isDirty = isAnythingUnsaved()
  const saving = [...unsaved.values()].every((form) => form.saving)

  useEffect(() => {
    if (!isDirty && blocker.state === 'blocked') blocker.proceed()
  }, [isDirty, blocker])

  return (
    <Dialog
      urgent
      open={isDirty && blocker.state === 'blocked'}
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
                for (const { discard } of unsaved.values()) discard()
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
