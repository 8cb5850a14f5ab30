import { useReportedCall } from '#app/admin/access/use-reported-call.ts'
import { useAccess } from '#app/admin/session/use-account.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ListedAdmin } from '#domain/access/account.ts'

type WithdrawDialogProps = { colleague: ListedAdmin; onClose: () => void }

export function WithdrawDialog({ colleague, onClose }: WithdrawDialogProps) {
  const { id, username } = colleague
  const { withdrawLink } = useAccess()
  const { busy, run } = useReportedCall()

  function withdraw() {
    return run(() => withdrawLink(id), {
      done: 'Link ingetrokken',
      failed: 'Het intrekken is niet gelukt.',
      onSettled: onClose,
    })
  }

  return (
    <Dialog
      urgent
      open
      onClose={onClose}
      title={`De link voor "${username}" intrekken?`}
      text="Niemand kan er dan nog een wachtwoord mee kiezen. Een nieuwe maken kan altijd."
      actions={
        <>
          <Button tone="secondary" disabled={busy} onClick={onClose}>
            Annuleren
          </Button>
          <Button tone="danger" busy={busy ? 'Intrekken...' : undefined} onClick={withdraw}>
            Intrekken
          </Button>
        </>
      }
    />
  )
}
