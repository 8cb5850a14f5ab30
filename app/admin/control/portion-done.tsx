import Plus from 'lucide-react/icons/plus'
import { href, Link } from 'react-router'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/picture/drawing.tsx'
import { checkOutcomes } from '#domain/check/check.ts'
import { checkKinds } from '#domain/check/check-kind.ts'
import type { CheckQueue } from '#domain/check/check-queue.ts'
import { isWorkingDay, type Portion, weekSoFar } from '#domain/check/portion.ts'
import { ofPortion, portionDoneText, weekText } from '#domain/check/portion-texts.ts'
import { shortDayName } from '#domain/text/day-name.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { KindHeading } from './portion-panel.tsx'
import { moreAtOnce } from './use-queue.ts'

type PortionDoneProps = {
  queue: CheckQueue
  portion: Portion
  mayChange: boolean
  onMore: () => void
}

/** The portion of today is done: what came of it, and the way on. */
export function PortionDone({ queue, portion, mayChange, onMore }: PortionDoneProps) {
  const { today, todo, beyond, found, week } = queue
  const isRest = !isWorkingDay(today) && portion.done === 0

  return (
    <div className="grid gap-5">
      <section className="flex flex-wrap items-center justify-center gap-x-10 gap-y-2 rounded-lg bg-card px-6 py-8 shadow-hairline">
        <Drawing src="/images/bedankt.svg" className="w-56 max-md:w-44" />
        <div className="max-w-xl grow basis-80">
          <h2 className="text-[1.75rem] tracking-[-0.02em]">
            {isRest ? 'Vandaag geen portie' : 'Je bent bij'}
          </h2>
          <p className="mt-2 text-ink-soft">{portionDoneText({ portion, today, todo, beyond })}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-md:grid">
            <Link to={href('/admin')} className={buttonLook()}>
              Naar het dashboard
            </Link>
            {mayChange && (
              <Button tone="secondary" onClick={onMore}>
                <Plus aria-hidden />
                Nog {Math.min(moreAtOnce, todo)} doen
              </Button>
            )}
          </div>
        </div>
      </section>
      {week.length > 0 && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {found.length > 0 && <Found found={found} />}
          <Week week={weekSoFar(today, week)} size={portion.size} />
        </div>
      )}
    </div>
  )
}

const outcomes = keysOf(checkOutcomes)

function Found({ found }: Pick<CheckQueue, 'found'>) {
  const kinds = keysOf(checkKinds)
  const rows = found.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  const sum = (outcome: (typeof outcomes)[number]) =>
    found.reduce((total, one) => total + one[outcome], 0)
  const all = outcomes.reduce((total, outcome) => total + sum(outcome), 0)

  return (
    <Panel
      title="Wat er is gevonden"
      foot={
        <Link
          to={href('/admin/settings/changes')}
          className={buttonLook({ tone: 'link', size: 'sm' })}
        >
          Bekijk de wijzigingen
        </Link>
      }
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Uitkomst per soort</caption>
        <thead className="text-ink-muted">
          <tr className="*:px-5 *:py-2 *:font-normal max-md:*:px-3">
            <th scope="col" className="text-left">
              Soort
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" className="text-right">
                {checkOutcomes[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.kind} className="border-line border-t *:px-5 *:py-2 max-md:*:px-3">
              <KindHeading kind={one.kind} />
              {outcomes.map((outcome) => (
                <td key={outcome} className="text-right">
                  {one[outcome] === 0 ? '–' : formatNumber(one[outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2 font-bold *:px-5 *:py-2 max-md:*:px-3">
            <th scope="row" className="text-left">
              Samen {formatNumber(all)}
            </th>
            {outcomes.map((outcome) => (
              <td key={outcome} className="text-right">
                {formatNumber(sum(outcome))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

function Week({ week, size }: Pick<CheckQueue, 'week'> & { size: number }) {
  return (
    <Panel title="Deze week" foot={weekText(week, size)}>
      <ul className="grid gap-3 px-5 py-4 text-sm">
        {week.map(({ day, done }) => (
          <li key={day} className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-3">
            <span>{shortDayName(day)}</span>
            <span className="h-2.5 overflow-hidden rounded-xs bg-sunken" aria-hidden>
              <span
                className="block h-full bg-positive"
                style={{ width: `${Math.min(100, Math.round((100 * done) / size))}%` }}
              />
            </span>
            <b className="min-w-[4.5rem] text-right tabular-nums">
              {isWorkingDay(day) ? ofPortion(done, size) : formatNumber(done)}
            </b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
