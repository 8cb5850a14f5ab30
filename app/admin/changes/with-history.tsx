import { Fragment, type ReactNode, useState } from 'react'
import { HeadNote } from '#app/admin/ui/head-note.ts'
import type { ChangeSubject } from '#domain/changes/change.ts'
import { RecordHistory } from './record-history.tsx'

type WithHistoryProps = {
  subject: ChangeSubject
  /** Without one, the record is new and has no history. */
  id: string | undefined
  /** The form of the record. */
  children: ReactNode
}

/** A form with the history of its record below its heading. After an undo the form starts again. */
export function WithHistory({ subject, id, children }: WithHistoryProps) {
  const [undone, setUndone] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (id === undefined) return children

  const history = (
    <RecordHistory
      key={`history ${id}`}
      subject={subject}
      id={id}
      isOpen={isOpen}
      takesFocus={undone > 0}
      onToggle={setOpen}
      onUndone={() => setUndone((times) => times + 1)}
    />
  )
  return (
    <HeadNote value={history}>
      <Fragment key={undone}>{children}</Fragment>
    </HeadNote>
  )
}
