import { useList } from '#app/admin/api/use-list.ts'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { MarksNotice } from '#app/admin/providers/marks-notice.tsx'
import { providerColumns } from '#app/admin/providers/provider-columns.tsx'
import { providerFilterNames, providerFilters } from '#app/admin/providers/provider-filters.ts'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { kinds } from '#domain/kinds.ts'
import { orphanedText } from '#domain/provider/orphaned-text.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export const meta = () => adminMeta('Aanbieders')

export default function ProvidersPage() {
  const list = usePagedList('providers', providerFilterNames)
  const airports = useList('airports').rows ?? []
  const today = amsterdamDay(new Date())

  return (
    <ListPage
      noun={kinds.provider.noun}
      subtitle="Wie de terreinen heeft, met hun nummers en keurmerken"
      notice={<MarksNotice today={today} />}
      list={list}
      columns={providerColumns(today)}
      name={({ tradeName }) => tradeName}
      search={{ placeholder: 'Zoek op naam of nummer...' }}
      filters={providerFilters(list.view?.counts ?? {}, airports)}
      consequence={orphanedText}
      bulk={[]}
    />
  )
}
