import { href, Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { type Role, whoMay } from '#domain/access/role.ts'

/** Instead of a page that the role of the admin does not include. */
export function NotAllowed({ lowest }: { lowest: Role }) {
  return (
    <div className="rounded-lg bg-card shadow-hairline">
      <State image="/images/niet-gevonden.svg" title="Deze pagina is niet voor jouw rol" level={1}>
        <p>{whoMay(lowest)} Heb je dit nodig? Vraag het een beheerder.</p>
        <Link to={href('/admin')} className={buttonLook()}>
          Naar het dashboard
        </Link>
      </State>
    </div>
  )
}
