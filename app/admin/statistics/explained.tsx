import Flag from 'lucide-react/icons/flag'
import { href, Link } from 'react-router'
import { RangeLine } from '#app/admin/chart/range-line.tsx'
import { beganText, causeDays, causeText, type UsualDay } from '#domain/statistics/began.ts'
import { explanationOf, explanationText } from '#domain/statistics/explanation.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { shortDay } from '#domain/text/date.ts'
import { formatNumber } from '#domain/text/number.ts'
import { useNarrowing } from './use-narrowing.ts'

const linkLook =
  'inline-flex min-h-11 items-center rounded-md border border-white/50 px-4 py-2 font-semibold hover:bg-white/[0.14]'

/** What explains most of the change of the clicks: in one sentence, and as its last weeks. */
export function Explained({ statistics }: { statistics: Statistics }) {
  const { linkTo } = useNarrowing()
  const explanation = explanationOf(statistics)
  if (!explanation) return null
  const { most } = explanation
  const { began, explainedDays = [] } = statistics
  const only = most?.airport && linkTo('airport', most.airport.code)
  const cause = began && causeDays(began)

  return (
    <section
      aria-label="Waardoor vooral"
      className="mb-5 grid overflow-clip rounded-lg bg-(--ink-900) text-white shadow-hairline lg:grid-flow-col lg:grid-cols-[minmax(0,1.5fr)] lg:auto-cols-[minmax(0,1fr)]"
    >
      <div className="p-5 max-md:p-4">
        <h2 className="font-semibold text-(--yellow-500) text-sm">Waardoor vooral</h2>
        <p
          className={`mt-1 ${most ? 'max-w-[38ch] font-bold font-heading text-[1.375rem]/[1.3] tracking-[-0.01em] max-md:text-[1.125rem]/[1.35]' : 'max-w-[60ch] font-semibold text-[1.0625rem]/[1.4]'}`}
        >
          {explanationText(explanation)}
        </p>
        {most && began && (
          <p className="mt-2 flex gap-2 text-[0.9375rem]/[1.45] text-white/[0.86]">
            <Flag size={18} className="mt-0.5 flex-none text-(--yellow-500)" aria-hidden />
            <span className="wrap-anywhere min-w-0">{beganText(began)}</span>
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {began && cause && (
            <Link
              to={`${href('/admin/settings/changes')}?${began.change ? `wijziging=${began.change}` : `van=${cause.from}&tot=${cause.to}`}`}
              className={linkLook}
            >
              {causeText(began)}
            </Link>
          )}
          {only && !only.isChosen && (
            <Link to={only.to} preventScrollReset className={linkLook}>
              Alleen {most?.airport?.name} tonen
            </Link>
          )}
        </div>
      </div>
      {most && explainedDays.length > 0 && <LastWeeks name={most.name} days={explainedDays} />}
    </section>
  )
}

function LastWeeks({ name, days }: { name: string; days: UsualDay[] }) {
  const low = days.filter(({ clicks, lowest }) => clicks < lowest).length
  const high = days.filter(({ clicks, highest }) => clicks > highest).length
  const said = `${name}, ${days.length} dagen en het gewone bereik`

  return (
    <div className="bg-white/[0.08] p-5 max-md:p-4">
      <p className="mb-3 text-sm text-white/[0.86]">{said}</p>
      <RangeLine
        label={`${said}: ${formatNumber(low)} dagen eronder, ${formatNumber(high)} erboven.`}
        points={days.map(({ day, clicks, lowest, highest }) => ({
          ...{ label: shortDay(day), value: clicks, lowest, highest },
        }))}
      />
    </div>
  )
}
