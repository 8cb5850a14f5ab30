import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

type PostDropDialogProps = { onConfirm: () => void; onClose: () => void }

/** Asks for confirmation, as the discarded changes cannot be restored. */
export function PostDropDialog({ onConfirm, onClose }: PostDropDialogProps) {
  return (
    <Dialog
      open
      urgent
      onClose={onClose}
      title="Wijzigingen weggooien"
      text="Alles wat je sinds de laatste publicatie hebt gewijzigd, gaat weg. Het artikel op de site blijft zoals het is."
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button
            tone="danger"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            Weggooien
          </Button>
        </>
      }
    />
  )
}
