import { href } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { useList } from '#app/admin/api/use-list.ts'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { RowName } from '#app/admin/list/row-name.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { faqTabLink } from '#app/site/faq/faq-tab.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { ListedAirport } from '#domain/airport/airport.ts'
import { type AdminFaq, faqCategories } from '#domain/faq/faq.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'

export const meta = () => adminMeta('FAQs')

const columns: Column<AdminFaq>[] = [
  {
    header: 'Vraag',
    cell: (faq) => <RowName row={faq} name={faq.question} />,
    sort: 'question',
    card: 'title',
  },
  {
    header: 'Categorie',
    cell: ({ category }) => faqCategories[category],
    sort: 'category',
  },
  {
    header: 'Luchthaven',
    cell: ({ airportCode }) =>
      airportCode === 'ALL' ? <Badge>Alle</Badge> : <CodeTile size="xs">{airportCode}</CodeTile>,
    sort: 'airport',
    card: 'bare',
  },
]

export default function FaqsPage() {
  const airports = useList('airports').rows ?? []
  const mayOrder = useMay('editor')

  return (
    <ListPage
      noun={kinds.faq.noun}
      subtitle={mayOrder ? 'Sleep om de volgorde op de site te bepalen' : undefined}
      list={usePagedList('faqs', ['category', 'airport'])}
      columns={columns}
      name={({ question }) => question}
      search={{
        placeholder: 'Zoek in vraag en antwoord...',
      }}
      filters={[
        {
          name: 'category',
          label: 'Categorie',
          options: keysOf(faqCategories).map((value) => ({ value, label: faqCategories[value] })),
        },
        {
          name: 'airport',
          label: 'Luchthaven',
          options: [{ value: 'ALL', label: 'Geldt voor alle' }, ...airports.map(toOption)],
          look: 'select',
        },
      ]}
      reorder={{ hint: 'Wis de zoekopdracht en de sortering om de volgorde te wijzigen.' }}
      bulk={[]}
      view={({ category, airportCode }) =>
        airportCode === 'ALL'
          ? faqTabLink(category)
          : href('/parkeren/:slug', { slug: airportCode.toLowerCase() })
      }
    />
  )
}

const toOption = ({ code, name }: ListedAirport) => ({ value: code, label: `${code} · ${name}` })
