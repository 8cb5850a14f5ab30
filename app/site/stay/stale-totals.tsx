import History from 'lucide-react/icons/history'
import { type ReactNode, use } from 'react'
import { noAnswerId, useUnanswered } from '#app/site/page/unanswered.ts'
import { dayCount, shortPeriod } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import type { AskedStay } from './use-stay.ts'
import { SharedTypedStay, stayFormId, useTypedStay } from './use-typed-stay.ts'

/** Lets the parts of a page know which stay is typed and not applied yet. */
export function TypedStayProvider({ asked, children }: { asked: AskedStay; children: ReactNode }) {
  return <SharedTypedStay value={useTypedStay(asked)}>{children}</SharedTypedStay>
}

/** Totals of the stay that is shown: grey as soon as another one is typed. Nothing applies by itself. */
export function StaleTotals({
  stay,
  children,
}: {
  stay: TimedStay | undefined
  children: ReactNode
}) {
  const typed = use(SharedTypedStay)
  const isStale = stay !== undefined && typed?.isChanged

  return <div data-stale={isStale ? '' : undefined}>{children}</div>
}

/** Says for which stay the totals below are, and applies the one that is typed. Or that it got no answer. */
export function StaleNote({ stay }: { stay: TimedStay | undefined }) {
  const { isChanged, next, today } = use(SharedTypedStay) ?? {}
  const isUnanswered = useUnanswered() !== undefined

  return (
    <>
      <div id={noAnswerId} className="empty:hidden print:hidden" />
      {stay && isChanged && !isUnanswered && (
        <p
          role="status"
          className="flex items-start gap-2.5 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]/[1.45] text-ink-soft print:hidden"
        >
          <History size="1.25rem" className="mt-[0.05rem] flex-none" aria-hidden />
          <span>
            Je koos andere data. De totalen hieronder zijn nog voor {dayCount(stay.days)},{' '}
            {shortPeriod(stay, today)}.{' '}
            {next && (
              <button
                type="submit"
                form={stayFormId}
                className="inline min-h-6 font-semibold text-link underline decoration-1 underline-offset-[0.2em] hover:text-link-hover"
              >
                Toon prijzen voor {dayCount(next.days)}
              </button>
            )}
          </span>
        </p>
      )}
    </>
  )
}
