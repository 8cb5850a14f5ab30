import { useState } from 'react'
import { useToast } from '#app/ui/toast.tsx'
import { deleteTexts, type Noun } from '#domain/noun.ts'
import { ApiError, admin } from './api.ts'
import { failureText } from './failure.ts'
import { type Usage, usagesIn } from './usage.ts'
import type { List, ListRow } from './use-list.ts'

type DeleteOptions<Row> = {
  noun: Noun
  list: List<Row>
  name: (row: Row) => string
  /** The question is gone, and so are rows that may have had focus. */
  onDone: () => void
}

/** What was refused, why, and what stands in the way. */
export type Refusal = { text: string; usages: Usage[] }

export type Removal<Row> = ReturnType<typeof useDelete<Row & ListRow>>

/** Asks, deletes, says how it went, and can take it back. */
export function useDelete<Row extends ListRow>({ noun, list, name, onDone }: DeleteOptions<Row>) {
  const toast = useToast()
  const [asked, setAsked] = useState<Row[]>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const textsFor = (rows: Row[]) => deleteTexts(noun, rows.map(name))

  async function confirm(rows: Row[]) {
    setBusy(true)
    const { gone, changes, error } = await deleteAll(list.api, rows)
    setBusy(false)
    setAsked(undefined)

    list.drop(gone)
    if (gone.length > 0) onDone()
    if (gone.length > 0 || isOutdated(error)) list.changed()
    tell(rows, gone, changes, error)
  }

  function tell(rows: Row[], gone: Row[], changes: string[], error: unknown) {
    const { done, failed, partly } = textsFor(rows)
    const action = { label: 'Ongedaan maken', onSelect: () => undo(gone, changes) }
    if (!error) return toast({ ...done, action })

    const why = failureText(error, failed.text)
    const text = gone.length > 0 ? `${partly(gone.length)} ${why}` : why
    const usages = usagesIn(error)
    if (usages.length > 0) return setRefusal({ text, usages })
    toast({ ...failed, text, tone: 'error', action: gone.length > 0 ? action : undefined })
  }

  async function undo(rows: Row[], changes: string[]) {
    const { restored, notRestored } = textsFor(rows)
    try {
      for (const change of changes) await admin.post(`/api/admin/changes/${change}/undo`, {})
      toast(restored)
    } catch (error) {
      toast({ ...notRestored, text: failureText(error, notRestored.text), tone: 'error' })
    }
    await list.changed()
  }

  return {
    asked,
    texts: asked && textsFor(asked),
    isBusy,
    refusal,
    ask: setAsked,
    confirm,
    cancel: () => setAsked(undefined),
    closeRefusal: () => setRefusal(undefined),
  }
}

/** One after the other, until one of them cannot go. */
async function deleteAll<Row extends ListRow>(api: string, rows: Row[]) {
  const gone: Row[] = []
  const changes: string[] = []
  try {
    for (const row of rows) {
      const body = { version: row.version }
      const { change } = await admin.delete<{ change: string }>(`${api}/${row.id}`, body)
      gone.push(row)
      changes.push(change)
    }
  } catch (error) {
    return { gone, changes, error }
  }
  return { gone, changes, error: undefined }
}

/** What is shown is not what there is any more. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
