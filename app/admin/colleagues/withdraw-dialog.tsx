import { useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { useAccess } from '#app/admin/session/use-account.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ListedAdmin } from '#domain/access/account.ts'

type WithdrawDialogProps = { colleague: ListedAdmin; onClose: () => void }

export function WithdrawDialog({ colleague, onClose }: WithdrawDialogProps) {
  const { id, username } = colleague
  const { withdrawLink } = useAccess()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function withdraw() {
    setBusy(true)
    try {
      await withdrawLink(id)
      toast({ title: 'Link ingetrokken' })
    } catch (error) {
      const text = failureText(error, 'Het intrekken is niet gelukt.')
      toast({ title: 'Fout', text, tone: 'error' })
    } finally {
      setBusy(false)
      onClose()
    }
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
