import Upload from 'lucide-react/icons/upload'
import { Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { useList } from '#app/admin/api/use-list.ts'
import { useDated } from '#app/admin/dated/use-dated.tsx'
import { ExportFileButton } from '#app/admin/list/export-file-button.tsx'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { MarksNotice } from '#app/admin/providers/marks-notice.tsx'
import { providerColumns } from '#app/admin/providers/provider-columns.tsx'
import { providerFilterNames, providerFilters } from '#app/admin/providers/provider-filters.ts'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { importAddress } from '#domain/import/import-names.ts'
import { kinds } from '#domain/kinds.ts'
import { orphanedText } from '#domain/provider/orphaned-text.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export const meta = () => adminMeta('Aanbieders')

export default function ProvidersPage() {
  const list = usePagedList('providers', providerFilterNames)
  const mayChange = useMay('editor')
  const airports = useList('airports').rows ?? []
  const today = amsterdamDay(new Date())
  const dated = useDated('provider', list, ({ tradeName }) => tradeName)

  return (
    <ListPage
      noun={kinds.provider.noun}
      subtitle="Wie de parkings heeft, met hun nummers en keurmerken"
      notice={<MarksNotice today={today} />}
      list={list}
      columns={dated.withColumn(providerColumns(today), 'Nummer')}
      below={dated.below}
      name={({ tradeName }) => tradeName}
      search={{ placeholder: 'Zoek op naam of nummer...' }}
      filters={[...providerFilters(list.view?.counts ?? {}, airports), dated.filter]}
      consequence={orphanedText}
      bulk={[]}
      tools={
        <>
          {mayChange && (
            <Link to={importAddress('providers')} className={buttonLook({ tone: 'secondary' })}>
              <Upload aria-hidden />
              Importeren
            </Link>
          )}
          <ExportFileButton
            file="/api/admin/providers.csv"
            isEmpty={list.view?.total === 0}
            failed="De aanbieders zijn niet geladen."
          />
        </>
      }
    />
  )
}
