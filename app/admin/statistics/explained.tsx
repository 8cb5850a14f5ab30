import { Link } from 'react-router'
import { explanationOf } from '#domain/statistics/explanation.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { formatNumber } from '#domain/text/number.ts'
import { useNarrowing } from './use-narrowing.ts'

/** What explains most of the change of the clicks, in one sentence. */
export function Explained({ statistics }: { statistics: Statistics }) {
  const { linkTo } = useNarrowing()
  const explanation = explanationOf(statistics)
  if (!explanation) return null
  const { change, most } = explanation
  const way = change < 0 ? 'daling' : 'stijging'
  const share = most && Math.round((100 * most.change) / change)
  const only = most?.airport && linkTo('airport', most.airport.code)

  return (
    <section
      aria-label="Waardoor vooral"
      className="mb-5 rounded-lg bg-(--ink-900) p-5 text-white shadow-hairline max-md:p-4"
    >
      <h2 className="font-semibold text-(--yellow-500) text-sm">Waardoor vooral</h2>
      {most ? (
        <p className="mt-1 max-w-[38ch] font-bold font-heading text-[1.375rem]/[1.3] tracking-[-0.01em] max-md:text-[1.125rem]/[1.35]">
          {most.name}: {formatNumber(Math.abs(most.change))} clicks{' '}
          {most.change < 0 ? 'minder' : 'meer'}.{' '}
          {share !== undefined && share > 100
            ? `Dat is meer dan de hele ${way}; elders ging het de andere kant op.`
            : `Dat is ${share}% van de ${way}.`}
        </p>
      ) : (
        <p className="mt-1 max-w-[60ch] font-semibold text-[1.0625rem]/[1.4]">
          Geen luchthaven of herkomst verklaart de helft van de {way} van{' '}
          {formatNumber(Math.abs(change))} clicks.
        </p>
      )}
      {only && !only.isChosen && (
        <Link
          to={only.to}
          preventScrollReset
          className="mt-3 inline-flex min-h-11 items-center rounded-md border border-white/50 px-4 font-semibold hover:bg-white/[0.14]"
        >
          Alleen {most?.airport?.name} tonen
        </Link>
      )}
    </section>
  )
}
