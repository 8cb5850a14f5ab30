import { ExportFileButton } from '#app/admin/list/export-file-button.tsx'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { programmeColumns } from '#app/admin/programmes/programme-columns.tsx'
import { ProgrammesTotal } from '#app/admin/programmes/programmes-total.tsx'
import { UncoupledNotice } from '#app/admin/programmes/uncoupled-notice.tsx'
import { useProgrammesMoney } from '#app/admin/programmes/use-programmes-money.ts'
import { SampleMoneyNotice } from '#app/admin/sample-money/sample-money-notice.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { programmeStatuses } from '#domain/earnings/programme/programme.ts'
import { kinds } from '#domain/kinds.ts'

export const meta = () => adminMeta("Programma's")

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export default function ProgrammesPage() {
  const list = usePagedList('programmes', ['network', 'status'])
  const shown = useProgrammesMoney()

  return (
    <>
      <ListPage
        noun={kinds.programme.noun}
        subtitle="Afspraken met netwerken en aanbieders"
        changedBy="manager"
        notice={
          <>
            <SampleMoneyNotice />
            <UncoupledNotice />
          </>
        }
        list={list}
        columns={programmeColumns(new Date(), shown)}
        name={({ name }) => name}
        search={{ placeholder: 'Zoek op naam of aanbieder...' }}
        filters={[
          { name: 'network', label: 'Netwerk', options: optionsOf(networks) },
          {
            name: 'status',
            label: 'Status',
            options: optionsOf(programmeStatuses),
            look: 'select',
          },
        ]}
        tools={
          <ExportFileButton
            file="/api/admin/programmes.csv"
            isEmpty={list.view?.total === 0}
            failed="De programma’s zijn niet geladen."
          />
        }
        bulk={[]}
      />
      {shown?.money && (list.view?.total ?? 0) > 0 && <ProgrammesTotal money={shown.money} />}
    </>
  )
}
