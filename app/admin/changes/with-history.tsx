import { Fragment, type ReactNode, useState } from 'react'
import type { ChangeSubject } from '#domain/changes/change.ts'
import { RecordHistory } from './record-history.tsx'

type WithHistoryProps = {
  subject: ChangeSubject
  /** Without one, the record is new and has no history. */
  id: string | undefined
  /** As wide as a form with a preview. */
  wide?: boolean
  /** The form of the record. */
  children: ReactNode
}

/** A form with the history of its record below it. After an undo the form starts again. */
export function WithHistory({ subject, id, wide, children }: WithHistoryProps) {
  const [undone, setUndone] = useState(0)
  if (id === undefined) return children

  return (
    <>
      <Fragment key={undone}>{children}</Fragment>
      <RecordHistory
        key={`history ${id}`}
        subject={subject}
        id={id}
        wide={wide}
        onUndone={() => setUndone((times) => times + 1)}
      />
    </>
  )
}
