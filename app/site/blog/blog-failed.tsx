import RefreshCw from 'lucide-react/icons/refresh-cw'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'

export function BlogFailed() {
  return (
    <div className="rounded-lg bg-card shadow-hairline" role="alert">
      <State image="/images/fout.svg" title="Er is een fout opgetreden">
        <p>De blogberichten konden niet worden geladen. Probeer het later opnieuw.</p>
        <Link to={href('/blog')} reloadDocument className={buttonLook({ tone: 'secondary' })}>
          <RefreshCw aria-hidden />
          Probeer opnieuw
        </Link>
      </State>
    </div>
  )
}
