import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type LoadFailedProps = {
  /** What failed to load: 'de sessies'. */
  what: string
  onRetry: () => void
}

/** The message of a failed load, with a retry button. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
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
