import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Check from 'lucide-react/icons/check'
import { href, Link, useSearchParams } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { RowName } from '#app/admin/list/row-name.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import { useAirportList } from '#app/admin/list/use-paged-list.ts'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import { type ListedAirport, shownPrice } from '#domain/airport/airport.ts'
import { countries } from '#domain/airport/country.ts'
import { kinds } from '#domain/kinds.ts'
import { formatEuro } from '#domain/text/money.ts'

export const meta = () => adminMeta('Luchthavens')

const columns: Column<ListedAirport>[] = [
  {
    header: 'Code',
    cell: ({ code }) => <CodeTile size="sm">{code}</CodeTile>,
    sort: 'code',
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
    sort: 'name',
    card: 'title',
  },
  {
    header: 'Prijs vanaf',
    cell: (airport) => priceText(shownPrice(airport)),
    sort: 'price',
    end: true,
    card: (airport) => (shownPrice(airport) === null ? 'bare' : 'fact'),
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

function priceText(price: number | null): string {
  return price === null ? 'Nog geen aanbieders' : formatEuro(price)
}

/** As specified, the airports are searched in the browser. */
const rules: ListRules<ListedAirport> = {
  searchIn: ({ name, code }) => [name, code],
  sortBy: {
    code: ({ code }) => code,
    name: ({ name }) => name,
    price: (airport) => shownPrice(airport) ?? 0,
  },
}

export default function AirportsPage() {
  const mayOrder = useMay('editor')
  const isOrdering = useSearchParams()[0].has('volgorde') && mayOrder

  return (
    <ListPage
      noun={kinds.airport.noun}
      subtitle={isOrdering ? 'Sleep om de volgorde op de site te bepalen' : undefined}
      list={useAirportList(rules)}
      columns={columns}
      name={({ name }) => name}
      search={{
        placeholder: 'Zoek op naam of IATA code...',
      }}
      tools={mayOrder && (isOrdering ? <OrderDone /> : <Order />)}
      reorder={
        isOrdering
          ? { hint: 'Wis de zoekopdracht en de sortering om de volgorde te wijzigen.' }
          : undefined
      }
      view={({ slug }) => href('/parkeren/:slug', { slug })}
      consequence={([airport]) =>
        airport ? `De pagina /parkeren/${airport.slug} verdwijnt van de site.` : ''
      }
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
