import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { AdminProvider } from '#domain/provider/provider.ts'

/** The parkings that a provider runs, each linked to its form. */
export function ProviderParkings({ of: { id, parkings } }: { of: AdminProvider }) {
  const mayChange = useMay('editor')

  return (
    <Panel
      title="Parkings"
      foot={
        mayChange && (
          <Link
            to={`${href('/admin/parkings/new')}?aanbieder=${id}`}
            className={buttonLook({ tone: 'secondary', size: 'sm' })}
          >
            <Plus aria-hidden />
            Nieuwe parking
          </Link>
        )
      }
    >
      {parkings.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted">
          Nog geen. Kies deze aanbieder in het formulier van een parking.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {parkings.map(({ id, name, airportCode }) => (
            <li key={id}>
              <Link
                to={href('/admin/parkings/:id/edit', { id: `${id}` })}
                className="-outline-offset-3 flex min-h-14 items-center gap-3.5 px-5 py-2 font-semibold hover:bg-hover"
              >
                <CodeTile size="xs">{airportCode}</CodeTile>
                <span className="wrap-anywhere min-w-0 grow">{name}</span>
                <ChevronRight size={18} className="flex-none" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
