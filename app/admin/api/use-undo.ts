import { useToast } from '#app/admin/ui/toast.tsx'
import type { UndoRefusal } from '#domain/changes/change.ts'
import { ApiError, admin } from './api.ts'
import { failureText } from './failure.ts'
import type { Rows } from './use-list.ts'

/** Undoing the prices of 1,500 parkings takes seconds; most undos are done before this. */
const saidAfterMs = 300

type Undone = { done: { title: string; text?: string }; failed: { title: string; text: string } }

/** The response of a write that can be undone, if it has one. */
export type Undoable = { change?: string } | undefined

/**
 * The undo action of a toast, with a toast about its result. Undefined if there is nothing to undo.
 */
export function useUndo({ changed }: Pick<Rows<never>, 'changed'>) {
  const toast = useToast()

  return (what: Undoable | (() => Promise<unknown>), { done, failed }: Undone) => {
    const back = typeof what === 'function' ? what : undoOf(what)
    if (!back) return undefined

    return {
      label: 'Ongedaan maken',
      async onSelect() {
        const busy = { title: 'Bezig met ongedaan maken...', tone: 'busy' as const }
        const timer = setTimeout(() => toast(busy), saidAfterMs)
        try {
          await back().finally(() => clearTimeout(timer))
          toast(done)
        } catch (error) {
          toast({ ...failed, text: failureText(error, failed.text), tone: 'error' })
        }
        await changed()
      },
    }
  }
}

function undoOf(undoable: Undoable) {
  const { change } = undoable ?? {}
  return change === undefined ? undefined : () => takeBack(change)
}

/** Undoes everything of a change at once, or of several; with `onlyOthers`, all but what changed again. */
export const takeBack = (change: string | string[], { onlyOthers = false } = {}) => {
  const options = onlyOthers ? { onlyOthers } : {}
  return typeof change === 'string'
    ? admin.post(`/api/admin/changes/${change}/undo`, options)
    : admin.post('/api/admin/changes/undo', { changes: change, ...options })
}

/** The rows that prevent an undo of everything, if the others can be undone. */
export function inTheWayIn(error: unknown): UndoRefusal | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { inTheWay = [], others = 0, isTaken = false } = error.body
  return inTheWay.length > 0 && others > 0 ? { inTheWay, others, isTaken } : undefined
}
