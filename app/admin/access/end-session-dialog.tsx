import { useEndSession } from '#app/admin/session/use-sessions.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AdminSession } from '#domain/access/admin-session.ts'
import { useReportedCall } from './use-reported-call.ts'

type EndSessionDialogProps = {
  ending: AdminSession | 'others' | undefined
  onClose: () => void
}

export function EndSessionDialog({ ending, onClose }: EndSessionDialogProps) {
  const end = useEndSession()
  const { busy, run } = useReportedCall()
  const isAll = ending === 'others'

  async function confirm() {
    if (!ending) return
    await run(() => end(isAll ? 'others' : ending.id), {
      done: isAll ? 'Op andere apparaten uitgelogd' : 'Sessie beëindigd',
      failed: 'Het uitloggen is niet gelukt.',
      onSettled: onClose,
    })
  }

  return (
    <Dialog
      urgent
      open={ending !== undefined}
      onClose={onClose}
      title={
        isAll
          ? 'Weet je zeker dat je op andere apparaten wilt uitloggen?'
          : `Weet je zeker dat je de sessie "${ending?.device}" wilt beëindigen?`
      }
      text={
        <>
          {!isAll && ending && (
            <p>
              Begonnen op <Moment at={ending.createdAt} between=" om " />.
            </p>
          )}
          <p>Wie daar bezig is, moet opnieuw inloggen.</p>
        </>
      }
      actions={
        <>
          <Button tone="secondary" disabled={busy} onClick={onClose}>
            Annuleren
          </Button>
          <Button tone="danger" busy={busy ? 'Uitloggen...' : undefined} onClick={confirm}>
            Uitloggen
          </Button>
        </>
      }
    />
  )
}
