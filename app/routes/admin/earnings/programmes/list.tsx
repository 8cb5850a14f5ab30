import { ListPage } from '#app/admin/list/list-page.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { programmeColumns } from '#app/admin/programmes/programme-columns.tsx'
import { UncoupledNotice } from '#app/admin/programmes/uncoupled-notice.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { programmeStatuses } from '#domain/earnings/programme/programme.ts'
import { kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export const meta = () => adminMeta("Programma's")

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export default function ProgrammesPage() {
  return (
    <ListPage
      noun={kinds.programme.noun}
      subtitle="Afspraken met netwerken en aanbieders"
      changedBy="manager"
      notice={<UncoupledNotice />}
      list={usePagedList('programmes', ['network', 'status'])}
      columns={programmeColumns(amsterdamDay(new Date()))}
      name={({ name }) => name}
      search={{ placeholder: 'Zoek op naam...' }}
      filters={[
        { name: 'network', label: 'Netwerk', options: optionsOf(networks) },
        { name: 'status', label: 'Status', options: optionsOf(programmeStatuses), look: 'select' },
      ]}
      bulk={[]}
    />
  )
}
