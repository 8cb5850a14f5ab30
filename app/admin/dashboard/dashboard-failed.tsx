import RefreshCw from 'lucide-react/icons/refresh-cw'
import { href, Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function DashboardFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title="Fout!"
      action={
        <Link
          to={href('/admin')}
          className={buttonLook({ tone: 'secondary' })}
          onClick={() => onRetry()}
        >
          <RefreshCw aria-hidden />
          Probeer opnieuw
        </Link>
      }
    >
      <p>
        Er is een fout opgetreden bij het laden van de dashboard gegevens. Controleer je netwerk of
        probeer het later nog eens.
      </p>
    </Notice>
  )
}
