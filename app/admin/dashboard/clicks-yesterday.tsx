import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { href, Link } from 'react-router'
import { Spread, usualRange } from '#app/admin/chart/spread.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { type AirportClicks, type Morning, movedBecause } from '#domain/admin/morning.ts'
import { type Beginning, beganText } from '#domain/statistics/began.ts'
import { signedChange } from '#domain/statistics/statistics.ts'
import { dayAfter } from '#domain/text/date.ts'
import { dayInYear } from '#domain/text/day-name.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import { counted, formatNumber, signed } from '#domain/text/number.ts'

/** The clicks of yesterday against their usual spread: of the site, and of the airports that moved. */
export function ClicksYesterday({ morning }: { morning: Morning }) {
  return (
    <div className="grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <Site morning={morning} />
      <Moved morning={morning} />
    </div>
  )
}

const verdicts = {
  usual: 'gewoon voor een',
  below: 'minder dan gewoon voor een',
  above: 'meer dan gewoon voor een',
}

function Site({ morning }: { morning: Morning }) {
  const { yesterday, sameWeekdays, site, siteBegan, today } = morning
  const weekday = weekdayOf(yesterday.day)
  const now = amsterdamClock(new Date())

  return (
    <div className="grid content-start gap-3 p-5 max-md:p-4">
      <p className="font-semibold text-ink-muted text-sm">Gisteren, {dayInYear(yesterday.day)}</p>
      <p className="text-ink-soft">
        <Link
          to={`${href('/admin/analytics')}?van=${yesterday.day}&tot=${yesterday.day}`}
          className="hover:underline"
        >
          <strong className="mr-1 font-extrabold font-heading text-[2.75rem]/none text-ink tracking-[-0.03em]">
            {formatNumber(yesterday.clicks)}
          </strong>{' '}
          {yesterday.clicks === 1 ? 'click' : 'clicks'}
        </Link>
      </p>
      {site ? (
        <>
          <p className="flex gap-2 text-ink-soft text-sm/normal">
            {site.outside ? (
              <CircleAlert size={18} className="mt-0.5 flex-none text-negative-ink" aria-hidden />
            ) : (
              <CircleCheck size={18} className="mt-0.5 flex-none text-positive-ink" aria-hidden />
            )}
            <span>
              <strong className="font-semibold text-ink">
                De site: {verdicts[site.outside ?? 'usual']} {weekday}.
              </strong>{' '}
              Acht {plural(weekday)} lagen tussen {formatNumber(Math.min(...sameWeekdays))} en{' '}
              {formatNumber(Math.max(...sameWeekdays))}; voor gisteren was{' '}
              {formatNumber(site.usual)} te verwachten.
              {siteBegan && ` ${beganText(siteBegan)}`}
            </span>
          </p>
          <Spread {...site} isTall />
        </>
      ) : (
        <p className="text-ink-muted text-sm">Nog te weinig om mee te vergelijken.</p>
      )}
      <p className="flex gap-2 text-ink-muted text-sm/normal">
        <Clock size={16} className="mt-0.5 flex-none" aria-hidden />
        <span>
          Vandaag tot {now.slice(11)}:{' '}
          <strong className="font-semibold text-ink">{formatNumber(today.clicks)}</strong>
          {site &&
            `, op acht ${plural(weekdayOf(dayAfter(yesterday.day, 1)))} was het dan ${range(today)}`}
        </span>
      </p>
    </div>
  )
}

function Moved({ morning: { moved, largest, usualAirports, yesterday } }: { morning: Morning }) {
  const isCompared = moved.length > 0 || usualAirports.usual > 0

  return (
    <div className="flex flex-col border-line pt-5 max-xl:border-t max-md:pt-4 xl:border-l">
      <p className="px-5 pb-1 font-semibold text-ink-muted text-sm max-md:px-4">Wat bewoog</p>
      {moved.length > 0 && (
        <ul className="divide-y divide-line">
          {moved.map((airport) => (
            <Move
              key={airport.code}
              airport={airport}
              note={movedBecause(airport)}
              began={airport.began}
            />
          ))}
        </ul>
      )}
      {isCompared ? (
        <details className="group">
          <summary className="flex min-h-13 cursor-pointer items-center gap-2.5 px-5 hover:bg-hover max-md:px-4">
            <ChevronRight
              size={18}
              className="flex-none transition-transform group-open:rotate-90"
              aria-hidden
            />
            <span>
              <strong className="font-semibold">
                {counted(usualAirports.count, 'luchthaven', 'luchthavens')}
              </strong>{' '}
              binnen {usualAirports.count === 1 ? 'zijn' : 'hun'} gewone bereik
            </span>
            <strong className="ml-auto font-bold tabular-nums">
              {signed(usualAirports.clicks - usualAirports.usual)}
            </strong>
          </summary>
          <ul className="divide-y divide-line border-line border-t">
            {largest.map((airport) => (
              <Move key={airport.code} airport={airport} note={usualRange(airport)} />
            ))}
          </ul>
          <p className="px-5 pb-3 text-ink-muted text-sm max-md:px-4">
            Een luchthaven met minder dan 60 clicks per dag wordt per week bekeken.
          </p>
        </details>
      ) : (
        <p className="px-5 pb-4 text-ink-muted text-sm max-md:px-4">
          Na acht weken met clicks staat hier welke luchthaven meer of minder doet dan gewoon.
        </p>
      )}
      <p className="mt-auto border-line border-t px-5 py-1 max-md:px-4">
        <Link
          to={`${href('/admin/analytics')}?van=${dayAfter(yesterday.day, -6)}&tot=${yesterday.day}`}
          className={arrowLinkLook()}
        >
          <ArrowLabel>Waarom, in Statistieken</ArrowLabel>
        </Link>
      </p>
    </div>
  )
}

type MoveProps = { airport: AirportClicks; note: string; began?: Beginning }

function Move({ airport, note, began }: MoveProps) {
  const { code, name, clicks, usual, outside } = airport
  const quiet = outside ? 'text-negative-ink' : 'text-ink-muted'

  return (
    <li
      className={`grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-5 py-2 max-md:px-4 md:grid-cols-[minmax(0,1.35fr)_minmax(5rem,1fr)_5.75rem] ${outside ? 'bg-negative-soft' : ''}`}
    >
      <p className="flex min-w-0 items-center gap-3 leading-[1.35]">
        <CodeTile size="xs">{code}</CodeTile>
        <span className="min-w-0">
          <strong
            className={
              outside
                ? 'font-bold font-heading text-[1.0625rem] text-negative-ink'
                : 'font-semibold'
            }
          >
            {name} {signedChange({ count: airport.clicks, former: airport.usual })}
          </strong>
          {note && <span className={`block text-sm ${quiet}`}>{note}</span>}
          {began && (
            <span className={`wrap-anywhere block text-sm ${quiet}`}>{beganText(began)}</span>
          )}
        </span>
      </p>
      <span className="max-md:col-span-full max-md:row-start-2">
        <Spread {...airport} />
      </span>
      <p className="whitespace-nowrap text-right font-bold tabular-nums leading-[1.35]">
        {formatNumber(clicks)}
        <span className={`block font-normal text-xs ${quiet}`}>anders {formatNumber(usual)}</span>
      </p>
    </li>
  )
}

const weekdayOf = (day: string) => dayInYear(day).split(' ')[0] ?? ''
const plural = (weekday: string) => `${weekday}en`

function range({ lowest, highest }: Morning['today']): string {
  const [from, to] = [formatNumber(lowest), formatNumber(highest)]
  return from === to ? from : `${from} tot ${to}`
}
