import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { Discard } from './use-discard.ts'

type DiscardDialogProps = {
  discard: Discard
  /** 'Sjabloon niet opgeslagen' */
  title: string
  /** Whether it is being saved: then who leaves goes on once it is. */
  saving?: boolean
  /** What the button says that closes it. */
  label?: string
  onDiscard: () => void
}

/** Asks before what is typed in a dialog is lost, also by leaving the page. */
export function DiscardDialog(props: DiscardDialogProps) {
  const { discard, title, saving, label = 'Niet opslaan', onDiscard } = props

  return (
    <>
      <UnsavedGuard dirty={discard.isDirty} saving={saving} />
      <Dialog
        urgent
        open={discard.isAsked}
        onClose={discard.stay}
        title={title}
        text="Wat je hebt getypt, gaat verloren als je nu sluit."
        actions={
          <>
            <Button tone="secondary" onClick={discard.stay}>
              Verder schrijven
            </Button>
            <Button tone="danger" onClick={onDiscard}>
              {label}
            </Button>
          </>
        }
      />
    </>
  )
}
