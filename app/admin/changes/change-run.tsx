import ChevronDown from 'lucide-react/icons/chevron-down'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { Moment, TimeOfDay } from '#app/admin/ui/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { ChangeGroup } from '#domain/changes/change.ts'
import { recordsIn } from '#domain/changes/change-run.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { runIcon } from './change-icon.ts'
import { canUndo, nounInLog } from './change-words.ts'

type ChangeRunProps = {
  run: [ChangeGroup, ...ChangeGroup[]]
  /** Its day is said above it. */
  isOfDay: boolean
  /** Undoes all of it together. */
  onUndo: () => void
  children: ReactNode
}

/** Changes in a row by one person, folded to one line. They are rendered only once it is opened. */
export function ChangeRun({ run, isOfDay, onUndo, children }: ChangeRunProps) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('editor')
  const back = run.filter(canUndo).length
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
          <span className="flex-none max-md:hidden">
            <Picto icon={runIcon} tone="plain" size="sm" />
          </span>
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
          <div className="border-line border-t bg-subtle">
            <ul className="divide-y divide-line">{children}</ul>
            {mayChange && back > 1 && (
              <p className="flex justify-end border-line border-t px-5 py-3">
                <Button tone="secondary" size="sm" onClick={onUndo}>
                  <Undo2 aria-hidden />
                  {back === run.length && 'Alle '}
                  {formatNumber(back)} ongedaan maken
                </Button>
              </p>
            )}
          </div>
        )}
      </details>
    </li>
  )
}
