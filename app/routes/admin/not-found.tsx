import { data, href, Link } from 'react-router'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'

/** Any other path under /admin. */
export const loader = () => data(null, { status: 404 })

export const meta = () => adminMeta('Pagina niet gevonden')

export default function NotFound() {
  return (
    <div className="rounded-lg bg-card shadow-hairline">
      <h1 className="sr-only">Pagina niet gevonden</h1>
      <State image="/images/niet-gevonden.svg" title="404 Page Not Found">
        <p>
          <code lang="en">Did you forget to add the page to the router?</code>
        </p>
        <p>Dit deel van het beheer bestaat niet, of heeft een ander adres gekregen.</p>
        <Link to={href('/admin')} className={buttonLook()}>
          Naar het dashboard
        </Link>
      </State>
    </div>
  )
}
