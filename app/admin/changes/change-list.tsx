import { type Ref, useState } from 'react'
import type { ChangeGroup } from '#domain/changes/change.ts'
import { runsOf } from '#domain/changes/change-run.ts'
import { ChangeRow } from './change-row.tsx'
import { ChangeRun } from './change-run.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type ChangeListProps = {
  ref?: Ref<HTMLUListElement>
  label: string
  changes: ChangeGroup[]
  isBehind?: boolean
  /** Under a heading with the day: then a change has only its time. */
  isOfDay?: boolean
  /** Each stands open. */
  isOpened?: boolean
  /** Asked before an undo: false prevents it. */
  mayUndo?: () => boolean
  onUndone: () => void
}

/** Changes, the newest first, each with its undo. */
export function ChangeList(props: ChangeListProps) {
  const {
    ref,
    label,
    changes,
    isBehind,
    isOfDay = false,
    isOpened = false,
    mayUndo,
    onUndone,
  } = props
  const [undoing, setUndoing] = useState<ChangeGroup[]>()

  return (
    <>
      <ul
        ref={ref}
        tabIndex={-1}
        aria-label={label}
        aria-busy={isBehind}
        className="scroll-mt-20 divide-y divide-line border-line border-t outline-none aria-busy:opacity-60"
      >
        {runsOf(changes).map((run) => {
          const [newest, ...others] = run
          const rows = run.map((group) => (
            <ChangeRow
              key={group.change}
              group={group}
              isOfDay={isOfDay}
              isOpened={isOpened}
              onUndo={() => (mayUndo?.() ?? true) && setUndoing([group])}
            />
          ))
          if (!newest || others.length === 0) return rows
          return (
            <ChangeRun
              key={`run ${newest.change}`}
              run={[newest, ...others]}
              isOfDay={isOfDay}
              onUndo={() => (mayUndo?.() ?? true) && setUndoing(run)}
            >
              {rows}
            </ChangeRun>
          )
        })}
      </ul>
      <UndoDialog groups={undoing} onClose={() => setUndoing(undefined)} onDone={onUndone} />
    </>
  )
}
