import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

type PostDropDialogProps = { onConfirm: () => void; onClose: () => void }

/** What was written since it was published can not be had back. */
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
