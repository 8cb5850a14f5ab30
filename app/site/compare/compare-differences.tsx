import Check from 'lucide-react/icons/check'
import { QueryLink, type QueryTo } from '#app/site/ui/query-link.tsx'

/** A link that looks like a checkbox, so that it works without JavaScript. */
export function CompareDifferences({ isOn, to }: { isOn: boolean; to: QueryTo }) {
  return (
    <QueryLink
      to={to}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className="inline-flex min-h-11 items-center gap-3 text-[0.9375rem]"
    >
      <span
        aria-hidden="true"
        className={`grid size-5.5 flex-none place-items-center rounded-xs border-[1.5px] ${isOn ? 'border-action bg-action text-on-action' : 'border-line-control bg-card'}`}
      >
        {isOn && <Check size="1rem" strokeWidth={3} />}
      </span>
      Alleen verschillen
    </QueryLink>
  )
}
