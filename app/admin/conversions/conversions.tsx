import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { ExportFileButton } from '#app/admin/list/export-file-button.tsx'
import { ListEmpty, ListLoading } from '#app/admin/list/list-states.tsx'
import { type ListFilter, ListTools } from '#app/admin/list/list-tools.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { Table } from '#app/admin/list/table.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { SampleMoneyNotice } from '#app/admin/sample-money/sample-money-notice.tsx'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { isNarrowed, nextSort, pageAddress, placesOf } from '#domain/admin/list-view.ts'
import { listTexts } from '#domain/admin/noun.ts'
import { conversionStates } from '#domain/earnings/conversion/conversion.ts'
import type { ListedConversion } from '#domain/earnings/conversion/listed-conversion.ts'
import { kinds } from '#domain/kinds.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { conversionColumns } from './conversion-columns.tsx'
import { ConversionHistory } from './conversion-history.tsx'
import { ConversionTotals } from './conversion-totals.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { CoupleDialog } from './couple-dialog.tsx'
import { HandDialog } from './hand-dialog.tsx'
import { UnmatchedPanel } from './unmatched-panel.tsx'
import { useConversionSummary } from './use-conversions.ts'

const { noun } = kinds.conversion
const texts = listTexts(noun)

const filters: ListFilter[] = [
  {
    name: 'state',
    label: 'Toestand',
    options: keysOf(conversionStates).map((value) => ({ value, label: conversionStates[value] })),
  },
  { name: 'match', label: 'Koppeling', options: [{ value: 'none', label: 'Niet gekoppeld' }] },
]

/** Every booking that a network or a provider says came from here. */
export function Conversions() {
  const list = usePagedList('conversions', ['state', 'match'])
  const summary = useConversionSummary()
  const [opened, setOpened] = useState<number>()
  const [corrected, setCorrected] = useState<ListedConversion>()
  const [coupled, setCoupled] = useState<ListedConversion>()
  const [isTyping, setTyping] = useState(false)
  const top = useRef<HTMLElement>(null)
  const { view, state, isBehind } = list
  const { data } = summary

  return (
    <>
      <AdminHead
        title="Conversies"
        subtitle={
          data?.firstAt
            ? `Clicks van ${formatDay(amsterdamDay(new Date(data.firstAt)))} tot en met vandaag`
            : 'Wat een click opbracht, zoals het netwerk of de aanbieder het zegt'
        }
      >
        <Button
          tone="secondary"
          busy={isTyping && !data && summary.isFetching ? 'Laden...' : undefined}
          onClick={() => {
            setTyping(true)
            // The dialog needs the programmes.
            if (summary.isError) summary.refetch()
          }}
        >
          <Plus aria-hidden />
          Met de hand
        </Button>
        <Link to={href('/admin/conversions/import')} className={buttonLook()}>
          <Upload aria-hidden />
          Lees een bestand in
        </Link>
      </AdminHead>
      <div className="mb-4 empty:hidden">
        <SampleMoneyNotice />
      </div>
      {data && <ConversionTotals states={data.states} />}
      {summary.isError && !data && (
        <div className="mb-4">
          <LoadFailed what="de totalen" onRetry={() => summary.refetch()} />
        </div>
      )}
      <section ref={top} aria-label={texts.name} className="grid scroll-mt-20 gap-4 *:min-w-0">
        {list.hasFailed && <LoadFailed what="de conversies" onRetry={list.refetch} />}
        {list.isLoading && <ListLoading noun={noun} />}
        {view && (
          <div className="flex min-w-0 flex-col rounded-lg bg-card shadow-hairline">
            <ListTools
              {...{ filters, state }}
              search={{ placeholder: 'Zoek op nummer...' }}
              total={texts.total(view.total)}
              count={view.total}
              counts={view.counts}
              onSearch={list.search}
              onFilter={list.filter}
            >
              <ExportFileButton
                file={pageAddress('/api/admin/conversions.csv', { ...state, page: 1 })}
                isEmpty={view.found === 0}
                failed="De conversies zijn niet geladen."
              />
            </ListTools>
            <p role="status" className="sr-only">
              {isNarrowed(state) && !isBehind && texts.found(view.found)}
            </p>
            {view.found === 0 && !isBehind ? (
              <div className="border-line border-t">
                <ListEmpty noun={noun} isSearch={isNarrowed(state)} onClear={list.clear} />
              </div>
            ) : (
              <Table
                label={texts.name}
                columns={conversionColumns}
                rows={view.rows}
                isBusy={isBehind}
                name={({ number }) => number}
                sort={state}
                onSort={(sort) => list.change(nextSort(state, sort))}
                below={(row) =>
                  row.id === opened ? (
                    <>
                      <ConversionHistory conversion={row} />
                      <div className="flex flex-wrap gap-3 px-5 pb-4">
                        <Button tone="secondary" size="sm" onClick={() => setCorrected(row)}>
                          <Pencil aria-hidden />
                          Verbeter
                        </Button>
                        <Button tone="secondary" size="sm" onClick={() => setCoupled(row)}>
                          <Link2 aria-hidden />
                          {row.parkingName === null ? 'Koppel' : 'Koppel anders'}
                        </Button>
                      </div>
                    </>
                  ) : null
                }
                actions={({ id, number }) => (
                  <IconButton
                    label={`Geschiedenis van ${number}`}
                    icon={id === opened ? ChevronUp : ChevronDown}
                    aria-expanded={id === opened}
                    onClick={() => setOpened(id === opened ? undefined : id)}
                  />
                )}
              />
            )}
            {view.found > view.size && (
              <Pager
                {...placesOf(view)}
                total={view.found}
                onPage={(page) => {
                  list.change({ page })
                  top.current?.scrollIntoView()
                }}
              />
            )}
          </div>
        )}
        {data && <UnmatchedPanel names={data.unmatched} />}
      </section>
      {isTyping && data && (
        <HandDialog programmes={data.programmes} onClose={() => setTyping(false)} />
      )}
      {corrected && (
        <CorrectDialog
          key={corrected.id}
          conversion={corrected}
          onClose={() => setCorrected(undefined)}
        />
      )}
      {coupled && (
        <CoupleDialog key={coupled.id} conversion={coupled} onClose={() => setCoupled(undefined)} />
      )}
    </>
  )
}
