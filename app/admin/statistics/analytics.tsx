import Download from 'lucide-react/icons/download'
import { href, Link } from 'react-router'
import { useMissingPaths } from '#app/admin/addresses/use-missing-paths.ts'
import { usePage } from '#app/admin/api/use-list.ts'
import { useExport } from '#app/admin/list/use-export.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { State } from '#app/ui/state.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { wholeList } from '#domain/admin/list-view.ts'
import { isNarrowed } from '#domain/statistics/narrowing.ts'
import { lengthOf, type Period } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import {
  allTablesCsv,
  csvName,
  missingTable,
  redirectTable,
  statisticsTables,
} from '#domain/statistics/statistics-tables.ts'
import { formatDay } from '#domain/text/date.ts'
import { Apart } from './apart.tsx'
import { Explained } from './explained.tsx'
import { FoundNothing } from './found-nothing.tsx'
import { Funnel } from './funnel.tsx'
import { Kpis } from './kpis.tsx'
import { NarrowingChips } from './narrowing-chips.tsx'
import { PeriodPicker } from './period-picker.tsx'
import {
  Airports,
  Filters,
  Hours,
  Origins,
  Pages,
  Parkings,
  Positions,
  Sources,
} from './rankings.tsx'
import { TrendPanel } from './trend-panel.tsx'
import { useNarrowing } from './use-narrowing.ts'
import { usePeriod } from './use-period.ts'
import { useStatistics } from './use-statistics.ts'

/** What visitors do in a chosen period, compared with the period before. */
export function Analytics() {
  const chosen = usePeriod()
  const { narrowing } = useNarrowing()
  const { data, isFetching, refetch } = useStatistics(chosen.period, narrowing)
  const missing = useMissingPaths().data?.paths
  const redirects = usePage('redirects', wholeList)

  const { isBusy, save } = useExport()

  async function allTables(statistics: Statistics) {
    // What fails to load is left out of the export: an empty table would look like no data.
    const all = await redirects.every().catch(() => undefined)
    const tables = [
      ...Object.values(statisticsTables(statistics)),
      ...(missing ? [missingTable(missing)] : []),
      ...(all ? [redirectTable(all)] : []),
    ]
    const { period } = statistics
    const content = allTablesCsv(tables, period)
    return { name: csvName('alles', period), content, subject: 'statistics' as const }
  }

  return (
    <>
      <AdminHead
        title="Statistieken"
        subtitle="Geteld zonder cookies. Je eigen bezoek telt niet mee."
      >
        <Button
          tone="secondary"
          disabled={!data}
          busy={isBusy ? 'Exporteren...' : undefined}
          onClick={() => data && save(() => allTables(data))}
        >
          <Download aria-hidden />
          Exporteer CSV
        </Button>
      </AdminHead>
      <div className="mb-5 grid gap-3">
        <PeriodPicker {...chosen} />
        <p className="text-ink-soft text-sm">{comparedText(chosen.period)}</p>
        <NarrowingChips statistics={data} />
      </div>
      {data ? (
        <div aria-busy={isFetching}>
          <Explained statistics={data} />
          <Kpis {...data} isNarrowed={isNarrowed(narrowing)} />
          {isEmpty(data) ? <Empty statistics={data} /> : <Blocks statistics={data} />}
        </div>
      ) : isFetching ? (
        <Spinner label="Statistieken worden geladen..." />
      ) : (
        <LoadFailed what="de statistieken" onRetry={refetch} />
      )}
      {(data || !isFetching) && (
        <p className="text-ink-muted">
          Adressen die er niet zijn, staan bij{' '}
          <Link to={href('/admin/settings/addresses')} className={textLinkLook}>
            404s en doorverwijzingen
          </Link>
          .
        </p>
      )}
    </>
  )
}

/** '21 november 2026 t/m 27 november 2026, vergeleken met de 7 dagen ervoor' */
function comparedText(period: Period): string {
  const days = lengthOf(period)
  const { from, to } = period
  return days === 1
    ? `${formatDay(from)}, vergeleken met de dag ervoor`
    : `${formatDay(from)} t/m ${formatDay(to)}, vergeleken met de ${days} dagen ervoor`
}

function isEmpty({ days }: Statistics): boolean {
  return days.every(({ clicks, views }) => clicks === 0 && views === 0)
}

/** No visitors; there may still have been robots. */
function Empty({ statistics }: { statistics: Statistics }) {
  return (
    <>
      <div className="mb-5 rounded-lg bg-card shadow-hairline">
        <State image="/images/leeg-lijst.svg" title="Nog geen clicks in deze periode." small>
          <p>Kies een langere periode, of kijk terug als er bezoekers zijn geweest.</p>
        </State>
      </div>
      {statistics.apart.length > 0 && (
        <div className="mb-5">
          <Apart statistics={statistics} tables={statisticsTables(statistics)} />
        </div>
      )}
    </>
  )
}

/** Two panels of one height, so that no hole is left below the lower one. */
const pairLook = 'mb-5 grid gap-5 lg:grid-cols-2'

function Blocks({ statistics }: { statistics: Statistics }) {
  const tables = statisticsTables(statistics)
  const shown = { statistics, tables }

  return (
    <>
      <TrendPanel statistics={statistics} table={tables.days} />
      <div className={pairLook}>
        <Airports {...shown} />
        <Sources {...shown} />
      </div>
      <div className={pairLook}>
        <Parkings {...shown} />
        <Origins {...shown} />
      </div>
      <div className={pairLook}>
        <Hours {...shown} />
        <Filters {...shown} />
      </div>
      <div className={pairLook}>
        <Funnel {...shown} />
        <FoundNothing {...shown} />
      </div>
      <div className={pairLook}>
        <Positions {...shown} />
        <Pages {...shown} />
      </div>
      <div className="mb-5">
        <Apart {...shown} />
      </div>
    </>
  )
}
