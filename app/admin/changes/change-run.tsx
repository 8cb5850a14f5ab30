import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { Moment, TimeOfDay } from '#app/admin/ui/moment.tsx'
import type { ChangeGroup } from '#domain/changes/change.ts'
import { recordsIn } from '#domain/changes/change-run.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { nounInLog } from './change-words.ts'

type ChangeRunProps = {
  run: [ChangeGroup, ...ChangeGroup[]]
  /** Its day is said above it. */
  isOfDay: boolean
  children: ReactNode
}

/** Changes in a row by one person, folded to one line. They are rendered only once it is opened. */
export function ChangeRun({ run, isOfDay, children }: ChangeRunProps) {
  const [isOpen, setOpen] = useState(false)
  const [newest] = run
  const oldest = run.at(-1) ?? newest
  const subject = newest.first[0]?.subject
  const noun = subject && nounInLog(subject)
  const of = noun ? ` aan ${counted(recordsIn(run), noun.one, noun.many)}` : ''

  return (
    <li>
      <details
        className="group/run"
        onToggle={({ currentTarget, target }) => {
          // The changes inside toggle as well.
          if (target === currentTarget) setOpen(currentTarget.open)
        }}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2.5 px-5 py-3.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <ChevronDown
            size={18}
            className="mt-0.5 flex-none text-ink-muted transition-transform duration-(--base) group-open/run:rotate-180"
            aria-hidden
          />
          {isOfDay && (
            <span className="w-11 flex-none text-ink-muted text-sm/6">
              <TimeOfDay at={newest.at} />
            </span>
          )}
          <span className="min-w-0">
            <span className="wrap-anywhere block font-semibold">
              {formatNumber(run.length)} wijzigingen{of}
            </span>
            <span className="block text-ink-muted text-sm">
              {newest.username}, van{' '}
              {isOfDay ? <TimeOfDay at={oldest.at} /> : <Moment at={oldest.at} between=" om " />}{' '}
              tot{' '}
              {isOfDay ? <TimeOfDay at={newest.at} /> : <Moment at={newest.at} between=" om " />}
            </span>
          </span>
        </summary>
        {isOpen && (
          <ul className="divide-y divide-line border-line border-t bg-subtle">{children}</ul>
        )}
      </details>
    </li>
  )
}
