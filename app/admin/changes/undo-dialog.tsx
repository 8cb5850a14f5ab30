import { useState } from 'react'
import { flushSync } from 'react-dom'
import { failureText } from '#app/admin/api/failure.ts'
import { useTakeBack } from '#app/admin/api/use-changes.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Change } from '#domain/changes/change.ts'
import { groupTitle } from './change-words.ts'

type UndoDialogProps = {
  /** The changes to undo; undefined keeps the dialog closed. */
  group: Change[] | undefined
  onClose: () => void
  /** Called after the undo; the button that opened the dialog may be gone. */
  onDone: () => void
}

export function UndoDialog({ group, onClose, onDone }: UndoDialogProps) {
  const takeBack = useTakeBack()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const close = busy ? () => undefined : onClose

  async function undo() {
    const change = group?.[0]?.change
    if (!change) return
    setBusy(true)
    try {
      await takeBack(change)
      toast({ title: 'Wijziging ongedaan gemaakt' })
      // Synchronously, because closing returns focus to a button that may be gone.
      flushSync(onClose)
      onDone()
    } catch (error) {
      toast({
        title: 'Fout bij ongedaan maken',
        text: failureText(error, 'Er is een fout opgetreden bij het ongedaan maken.'),
        tone: 'error',
      })
      onClose()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      urgent
      open={group !== undefined}
      onClose={close}
      title="Weet je zeker dat je deze wijziging ongedaan wilt maken?"
      text={
        <>
          <p className="wrap-anywhere">{group && groupTitle(group)}.</p>
          <p>Alles wat daarbij tegelijk is gewijzigd, wordt weer zoals het daarvoor was.</p>
        </>
      }
      actions={
        <>
          <Button tone="secondary" disabled={busy} onClick={close}>
            Annuleren
          </Button>
          <Button busy={busy ? 'Ongedaan maken...' : undefined} onClick={undo}>
            Ongedaan maken
          </Button>
        </>
      }
    />
  )
}
