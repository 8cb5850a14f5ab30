import { RefreshCw } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type BlockFailedProps = { what: string; onRetry: () => void }

export function BlockFailed({ what, onRetry }: BlockFailedProps) {
  return (
    <Notice
      tone="error"
      title="Fout!"
      action={
        <Button tone="secondary" onClick={onRetry}>
          <RefreshCw aria-hidden />
          Probeer opnieuw
        </Button>
      }
    >
      <p>
        Er is een fout opgetreden bij het laden van {what}. Controleer je netwerk of probeer het
        later nog eens.
      </p>
    </Notice>
  )
}
