import { FoldedTable } from '#app/admin/ui/folded-table.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { type Board, type BoardWeek, moneyDays } from '#domain/earnings/board/board.ts'
import { chartTicks, labelledPoints } from '#domain/statistics/chart-scale.ts'
import { shortDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

const euros = (cents: number) => `€${formatNumber(Math.round(cents / 100))}`

/** What is expected per week: a bar that is filled for what is sure and hatched for what is open. */
export function WeeksPanel({ board }: { board: Board }) {
  const { perWeek, weeks, settlesAfter, day } = board

  return (
    <Panel
      title="Per week"
      note={<Legend before={`${weeks} weken ervoor`} />}
      foot={
        <span>
          Een week heet open zolang het traagste programma meestal nodig heeft:{' '}
          {counted(settlesAfter, 'dag', 'dagen')}.
        </span>
      }
    >
      <div className="p-5 max-md:p-4">
        <Bars weeks={perWeek} day={moneyDays[day]} />
        <FoldedTable
          label={`Verwacht per week van de ${moneyDays[day]}`}
          heads={['Week van', 'Goedgekeurd en betaald', 'Open telt als', 'Verwacht', 'Ervoor']}
          rows={[
            ...perWeek.map((week) => [
              `${shortDay(week.monday)}${week.isOpen ? ' nog open' : ''}`,
              ...[week.settled, week.openCounts, week.expected, week.former],
            ]),
            [
              'Samen',
              board.now.approved + board.now.paid,
              board.now.openCounts,
              board.now.expected,
              board.before.expected,
            ],
          ]}
          format={formatCents}
        />
      </div>
    </Panel>
  )
}

function Legend({ before }: { before: string }) {
  const swatch = 'size-3.5 rounded-xs'
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
      <li className="inline-flex items-center gap-2">
        <span aria-hidden className={`${swatch} bg-chart-1`} />
        Goedgekeurd en betaald
      </li>
      <li className="inline-flex items-center gap-2">
        <svg aria-hidden="true" className={`${swatch} border border-chart-1`}>
          <rect width="100%" height="100%" fill="url(#open-money)" />
        </svg>
        Open, maal goedkeuring
      </li>
      <li className="inline-flex items-center gap-2">
        <span aria-hidden className="w-4.5 border-ink-muted border-t-[1.5px] border-dashed" />
        {before}
      </li>
    </ul>
  )
}

const tickLook = 'fill-chart-axis font-medium text-[12px] tabular-nums'
const valuesFit = 16

function Bars({ weeks, day }: { weeks: BoardWeek[]; day: string }) {
  const highest = Math.max(...weeks.flatMap(({ expected, former }) => [expected, former]), 0)
  const ticks = chartTicks(highest / 100).map((tick) => tick * 100)
  const top = ticks.at(-1) ?? 100
  const step = 100 / weeks.length
  const down = (cents: number) => 100 - (100 * cents) / top
  const open = weeks.filter(({ isOpen }) => isOpen).length
  const firstOpen = weeks.length - open
  const first = weeks[0]
  const last = weeks.at(-1)
  const labelled = new Set(labelledPoints(weeks.length, Math.min(13, weeks.length)))
  const onPhone = new Set(labelledPoints(weeks.length, 4))
  const label = `Verwacht per week van de ${day}, van ${formatCents(first?.expected ?? 0)} tot ${formatCents(last?.expected ?? 0)}.${open > 0 ? ` ${open === 1 ? 'De laatste week is' : `De laatste ${open} weken zijn`} nog open.` : ''}`

  return (
    <figure aria-label={label} className="pt-8 pr-2 pb-6 pl-12">
      <svg role="presentation" className="block h-44 w-full overflow-visible md:h-60">
        <defs>
          <pattern
            id="open-money"
            patternUnits="userSpaceOnUse"
            width="7"
            height="7"
            patternTransform="rotate(45)"
          >
            <rect width="7" height="7" className="fill-chart-fill" />
            <rect width="2.5" height="7" className="fill-chart-1/55" />
          </pattern>
        </defs>
        {open > 0 && (
          <>
            <rect
              x={`${firstOpen * step}%`}
              y={-10}
              width={`${open * step}%`}
              height="100%"
              className="fill-subtle stroke-line-strong [stroke-dasharray:3_4] [transform-box:fill-box]"
            />
            <text
              x={`${(firstOpen + open / 2) * step}%`}
              y={-18}
              textAnchor="middle"
              className="fill-ink font-semibold text-[12px]"
            >
              nog open
            </text>
          </>
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x2="100%"
              y1={`${down(tick)}%`}
              y2={`${down(tick)}%`}
              className="stroke-chart-grid"
            />
            <text x={-8} y={`${down(tick)}%`} dy={4} textAnchor="end" className={tickLook}>
              {euros(tick)}
            </text>
          </g>
        ))}
        {weeks.map((week, place) => (
          <g key={week.monday}>
            <rect
              x={`${(place + 0.18) * step}%`}
              width={`${0.64 * step}%`}
              y={`${down(week.settled)}%`}
              height={`${(100 * week.settled) / top}%`}
              className="fill-chart-1"
            />
            {week.openCounts > 0 && (
              <rect
                x={`${(place + 0.18) * step}%`}
                width={`${0.64 * step}%`}
                y={`${down(week.expected)}%`}
                height={`${(100 * week.openCounts) / top}%`}
                fill="url(#open-money)"
                className="stroke-chart-1"
              />
            )}
            {labelled.has(place) && (
              <text
                x={`${(place + 0.5) * step}%`}
                y="100%"
                dy={20}
                textAnchor="middle"
                className={`${tickLook} ${onPhone.has(place) ? '' : 'max-md:hidden'}`}
              >
                {shortDay(week.monday)}
              </text>
            )}
          </g>
        ))}
        <svg
          role="presentation"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          className="overflow-visible"
        >
          <polyline
            points={weeks
              .map(({ former }, place) => `${(place + 0.5) * step},${down(former)}`)
              .join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-ink-muted [stroke-dasharray:4_4]"
            strokeWidth={1.5}
          />
        </svg>
        {weeks.length <= valuesFit &&
          weeks.map((week, place) => (
            <text
              key={week.monday}
              x={`${(place + 0.5) * step}%`}
              y={`${down(week.expected)}%`}
              dy={-6}
              textAnchor="middle"
              className="fill-ink stroke-[6px] stroke-card font-semibold text-[12px] tabular-nums [paint-order:stroke] max-md:hidden"
            >
              {euros(week.expected)}
            </text>
          ))}
      </svg>
    </figure>
  )
}
