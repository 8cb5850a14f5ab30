import { InTheWay } from '#app/admin/list/in-the-way.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { UndoRefusal } from '#domain/changes/change.ts'
import { formatNumber } from '#domain/text/number.ts'

type LeftOutDialogProps = {
  refusal: UndoRefusal
  /** What the button says, before the number of the others. */
  action: string
  busy: string | undefined
  onClose: () => void
  onConfirm: () => void
}

/** Names what can't be undone, and offers to undo the rest. */
export function LeftOutDialog({ refusal, action, busy, onClose, onConfirm }: LeftOutDialogProps) {
  const close = busy ? () => undefined : onClose

  return (
    <Dialog
      urgent
      open
      onClose={close}
      title="Niet alles kan terug"
      text={
        <p>
          {refusal.isTaken
            ? 'De code of slug hiervan is intussen van iets anders:'
            : 'Dit is daarna opnieuw gewijzigd, en blijft zoals het nu is:'}
        </p>
      }
      actions={
        <>
          <Button tone="secondary" disabled={busy !== undefined} onClick={close}>
            Annuleren
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {action} ({formatNumber(refusal.others)})
          </Button>
        </>
      }
    >
      <InTheWay {...refusal} />
    </Dialog>
  )
}
