import { useState } from 'react'
import { flushSync } from 'react-dom'
import { failureText } from '#app/admin/api/failure.ts'
import { useTakeBack } from '#app/admin/api/use-changes.ts'
import { inTheWayIn } from '#app/admin/api/use-undo.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ChangeGroup, UndoRefusal } from '#domain/changes/change.ts'
import { namesOf } from '#domain/changes/in-the-way.ts'
import { groupTitle } from './change-words.ts'
import { LeftOutDialog } from './left-out-dialog.tsx'

type UndoDialogProps = {
  /** The changes to undo; undefined keeps the dialog closed. */
  group: ChangeGroup | undefined
  onClose: () => void
  /** Called after the undo; the button that opened the dialog may be gone. */
  onDone: () => void
}

export function UndoDialog({ group, onClose, onDone }: UndoDialogProps) {
  const takeBack = useTakeBack()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<UndoRefusal>()
  const close = busy ? () => undefined : shut

  function shut() {
    setRefusal(undefined)
    onClose()
  }

  async function undo() {
    if (!group) return
    setBusy(true)
    try {
      await takeBack(group.change, { onlyOthers: refusal !== undefined })
      toast(
        refusal
          ? {
              title: 'Rest ongedaan gemaakt',
              text: `${namesOf(refusal.inTheWay)} ${refusal.inTheWay.length === 1 ? 'bleef' : 'bleven'} staan.`,
            }
          : { title: 'Wijziging ongedaan gemaakt' },
      )
      // Synchronously, because closing returns focus to a button that may be gone.
      flushSync(shut)
      onDone()
    } catch (error) {
      const inTheWay = inTheWayIn(error)
      if (inTheWay) return setRefusal(inTheWay)
      toast({
        title: 'Fout bij ongedaan maken',
        text: failureText(error, 'Er is een fout opgetreden bij het ongedaan maken.'),
        tone: 'error',
      })
      shut()
    } finally {
      setBusy(false)
    }
  }

  if (group && refusal) {
    return (
      <LeftOutDialog
        refusal={refusal}
        action="Maak de rest ongedaan"
        busy={busy ? 'Ongedaan maken...' : undefined}
        onClose={close}
        onConfirm={undo}
      />
    )
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
