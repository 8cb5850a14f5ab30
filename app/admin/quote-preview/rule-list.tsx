import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Panel } from '#app/admin/ui/panel.tsx'
import type { Explanation, Rule } from '#domain/quote/explain-quote.ts'
import { formatCents } from '#domain/text/money.ts'

type RuleListProps = {
  /** None while there is nothing to compute. */
  explanation: Explanation | undefined
  /** What does not count yet, and why. */
  missing: string[]
}

/** Which rule gave what: numbered, with the total at the end. */
export function RuleList({ explanation, missing }: RuleListProps) {
  return (
    <Panel title="Welke regel gaf wat?">
      {missing.length > 0 && (
        <ul
          aria-label="Telt nog niet mee"
          className="grid gap-2 border-line bg-caution-soft px-5 py-3 text-caution-ink text-sm not-last:border-b"
        >
          {missing.map((text) => (
            <li key={text} className="wrap-anywhere flex items-start gap-2">
              <TriangleAlert size={17} className="mt-[0.1rem] flex-none" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
      {explanation ? (
        <ol className="divide-y divide-line">
          {explanation.rules.map((rule, at) => (
            <RuleLine key={`${rule.title} ${rule.why}`} mark={`${at + 1}`} rule={rule} />
          ))}
          <RuleLine mark="=" rule={explanation.total} isTotal />
        </ol>
      ) : (
        missing.length === 0 && (
          <p className="px-5 py-4 text-ink-muted">Vul een verblijf in om te zien wat het kost.</p>
        )
      )}
    </Panel>
  )
}

function RuleLine({ mark, rule, isTotal }: { mark: string; rule: Rule; isTotal?: boolean }) {
  const { title, why, cents } = rule
  return (
    <li className={`flex items-start gap-3 px-5 py-3 ${isTotal ? 'bg-subtle' : ''}`}>
      <span
        aria-hidden
        className="grid size-6.5 flex-none place-items-center rounded-xs bg-signal font-bold font-heading text-on-signal text-xs"
      >
        {mark}
      </span>
      <span className="wrap-anywhere min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        <span className="block text-ink-muted text-sm">{why}</span>
      </span>
      {cents !== null && (
        <b
          className={`whitespace-nowrap tabular-nums ${isTotal ? 'font-bold text-[1.0625rem]' : 'font-semibold'}`}
        >
          {formatCents(cents)}
        </b>
      )}
    </li>
  )
}
