import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Check from 'lucide-react/icons/check'
import { href, Link, useSearchParams } from 'react-router'
import { useList } from '#app/admin/api/use-list.ts'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { RowName } from '#app/admin/list/row-name.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { type AdminAirport, countries } from '#domain/airport/airport.ts'
import { kinds } from '#domain/kinds.ts'
import { formatEuro } from '#domain/text/money.ts'

export const meta = () => adminMeta('Luchthavens')

const columns: Column<AdminAirport>[] = [
  {
    header: 'Code',
    cell: ({ code }) => <CodeTile size="sm">{code}</CodeTile>,
    sort: ({ code }) => code,
    card: 'side',
  },
  {
    header: 'Naam',
    cell: (airport) => (
      <RowName
        row={airport}
        name={airport.name}
        image={airport.imageUrl}
        below={
          <>
            {countries[airport.country]} · <span>{airport.officialParkings}</span>
          </>
        }
      />
    ),
    sort: ({ name }) => name,
    card: 'title',
  },
  {
    header: 'Prijs vanaf',
    cell: ({ priceFrom }) => (priceFrom === 0 ? 'Nog geen aanbieders' : formatEuro(priceFrom)),
    sort: ({ priceFrom }) => priceFrom,
    end: true,
    cardLabel: 'Vanaf',
  },
  {
    header: 'Slug',
    cell: ({ slug }) => (
      <code className="wrap-anywhere text-ink-muted text-sm max-md:-mr-8 max-md:in-data-movable:mr-0 max-md:inline-block max-md:text-xs max-md:before:content-['/']">
        {slug}
      </code>
    ),
    card: 'bare',
  },
]

export default function AirportsPage() {
  const isOrdering = useSearchParams()[0].has('volgorde')

  return (
    <ListPage
      noun={kinds.airport.noun}
      subtitle={isOrdering ? 'Sleep om de volgorde op de site te bepalen' : undefined}
      list={useList('airports')}
      columns={columns}
      name={({ name }) => name}
      search={{
        placeholder: 'Zoek op naam of IATA code...',
        in: ({ name, code }) => [name, code],
      }}
      tools={isOrdering ? OrderDone : Order}
      reorder={
        isOrdering
          ? { hint: 'Wis de zoekopdracht en de sortering om de volgorde te wijzigen.' }
          : undefined
      }
      view={({ slug }) => href('/parkeren/:slug', { slug })}
      consequence={({ slug }) => `De pagina /parkeren/${slug} verdwijnt van de site.`}
    />
  )
}

/** Reordering is rare and needs a column, so it is a mode of its own. */
function Order() {
  return (
    <Link to="?volgorde" className={buttonLook({ tone: 'secondary' })}>
      <ArrowUpDown aria-hidden />
      Volgorde wijzigen
    </Link>
  )
}

function OrderDone() {
  return (
    <Link to={href('/admin/airports')} className={buttonLook({ tone: 'secondary' })}>
      <Check aria-hidden />
      Klaar met de volgorde
    </Link>
  )
}
