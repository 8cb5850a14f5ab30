import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import type { Address } from '#app/admin/api/calls.ts'
import { isOutdated, specifiedFailure } from '#app/admin/api/failure.ts'
import { usagesIn } from '#app/admin/api/usage.ts'
import type { ListApi, ListRow, Rows } from '#app/admin/api/use-list.ts'
import { type Undoable, useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { deleteTexts, type Noun } from '#domain/admin/noun.ts'
import type { Usage } from '#domain/api/problem.ts'

type DeleteOptions<Shown, Row> = {
  noun: Noun
  list: Rows<Shown>
  name: (row: Row) => string
  /** The dialog has closed, and the focused row may be gone. */
  onDone: (rows: Row[]) => void
}

/** The reason of a refusal, and what uses the row. */
export type Refusal = { text: string; usages: Usage[] }

export type Removal<Row> = ReturnType<typeof useDelete<Row & ListRow>>

/** Confirms, deletes, reports the result, and offers undo. */
export function useDelete<Shown extends ListRow, Row extends ListRow = Shown>({
  noun,
  list,
  name,
  onDone,
}: DeleteOptions<Shown, Row>) {
  const toast = useToast()
  const undo = useUndo(list)
  const [asked, setAsked] = useState<Row[]>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const textsFor = (rows: Row[]) => deleteTexts(noun, rows.map(name))

  async function confirm(rows: Row[]) {
    const { done, restored, notRestored } = textsFor(rows)
    setBusy(true)
    try {
      const answer = await deleteAll(list.api, rows)
      const gone = new Set(rows.map(({ id }) => id))
      list.show((shown) => shown.filter(({ id }) => !gone.has(id)))
      onDone(rows)
      list.changed()
      toast({ ...done, action: undo(answer, { done: restored, failed: notRestored }) })
    } catch (error) {
      explain(rows, error)
    }
    setBusy(false)
    setAsked(undefined)
  }

  function explain(rows: Row[], error: unknown) {
    const { failed } = textsFor(rows)
    const text = specifiedFailure(error, failed.text)
    const usages = usagesIn(error)

    if (isOutdated(error)) list.changed()
    if (usages.length > 0) setRefusal({ text, usages })
    else toast({ ...failed, text, tone: 'error' })
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

/** All or none, so that undo restores them together. */
function deleteAll<Row extends ListRow>(api: ListApi, rows: Row[]): Promise<Undoable> {
  const [first, ...more] = rows.map(({ id, version }) => ({ id, version }))
  return first && more.length === 0
    ? admin.delete(`${api}/${first.id}`, { version: first.version })
    : // Several can be selected only in a list that has this call.
      admin.delete(api as Extract<ListApi, Address<'DELETE'>>, { rows: [first, ...more] })
}
