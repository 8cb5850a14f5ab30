import Flag from 'lucide-react/icons/flag'
import { Link } from 'react-router'
import { beganText } from '#domain/statistics/began.ts'
import { explanationOf, explanationText } from '#domain/statistics/explanation.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { useNarrowing } from './use-narrowing.ts'

/** What explains most of the change of the clicks, in one sentence. */
export function Explained({ statistics }: { statistics: Statistics }) {
  const { linkTo } = useNarrowing()
  const explanation = explanationOf(statistics)
  if (!explanation) return null
  const { most } = explanation
  const only = most?.airport && linkTo('airport', most.airport.code)

  return (
    <section
      aria-label="Waardoor vooral"
      className="mb-5 rounded-lg bg-(--ink-900) p-5 text-white shadow-hairline max-md:p-4"
    >
      <h2 className="font-semibold text-(--yellow-500) text-sm">Waardoor vooral</h2>
      <p
        className={`mt-1 ${most ? 'max-w-[38ch] font-bold font-heading text-[1.375rem]/[1.3] tracking-[-0.01em] max-md:text-[1.125rem]/[1.35]' : 'max-w-[60ch] font-semibold text-[1.0625rem]/[1.4]'}`}
      >
        {explanationText(explanation)}
      </p>
      {most && statistics.began && (
        <p className="mt-2 flex gap-2 text-[0.9375rem]/[1.45] text-white/[0.86]">
          <Flag size={18} className="mt-0.5 flex-none text-(--yellow-500)" aria-hidden />
          <span className="wrap-anywhere min-w-0">{beganText(statistics.began)}</span>
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
