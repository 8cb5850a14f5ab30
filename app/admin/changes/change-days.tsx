import { type Ref, useId } from 'react'
import type { ChangeGroup } from '#domain/changes/change.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { dayHeading } from '#domain/text/day-name.ts'
import { ChangeList } from './change-list.tsx'

type ChangeDaysProps = {
  ref: Ref<HTMLDivElement>
  changes: ChangeGroup[]
  isBehind: boolean
  /** One change was asked: it stands open. */
  isOpened: boolean
  onUndone: () => void
}

/** A page of the log, under a heading per day. */
export function ChangeDays({ ref, changes, isBehind, isOpened, onUndone }: ChangeDaysProps) {
  const days = Map.groupBy(changes, ({ at }) => amsterdamDay(new Date(at)))

  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, so it is no fieldset.
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label="Lijst van wijzigingen"
      aria-busy={isBehind}
      className="scroll-mt-20 outline-none aria-busy:opacity-60"
    >
      {[...days].map(([day, ofDay]) => (
        <Day key={day} day={day} changes={ofDay} isOpened={isOpened} onUndone={onUndone} />
      ))}
    </div>
  )
}

type DayProps = Pick<ChangeDaysProps, 'changes' | 'isOpened' | 'onUndone'> & { day: string }

function Day({ day, changes, isOpened, onUndone }: DayProps) {
  const id = useId()
  const heading = dayHeading(day, amsterdamDay(new Date()))

  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="border-line border-t bg-subtle px-5 py-3 font-bold text-[1.0625rem]/[1.3] tracking-[-0.008em]"
      >
        {heading}
      </h2>
      <ChangeList
        label={heading}
        changes={changes}
        isOfDay
        isOpened={isOpened}
        onUndone={onUndone}
      />
    </section>
  )
}
