import { useToast } from '#app/admin/ui/toast.tsx'
import { admin } from './api.ts'
import { failureText } from './failure.ts'
import type { Rows } from './use-list.ts'

type Undone = { done: { title: string; text?: string }; failed: { title: string; text: string } }

/** The response of a write that can be undone, if it has one. */
export type Noted = { change?: string } | undefined

/**
 * The undo action of a toast, with a toast about its result. Undefined if there is nothing to undo.
 */
export function useUndo({ changed }: Pick<Rows<never>, 'changed'>) {
  const toast = useToast()

  return (what: Noted | (() => Promise<unknown>), { done, failed }: Undone) => {
    const back = typeof what === 'function' ? what : undoOf(what)
    if (!back) return undefined

    return {
      label: 'Ongedaan maken',
      async onSelect() {
        try {
          await back()
          toast(done)
        } catch (error) {
          toast({ ...failed, text: failureText(error, failed.text), tone: 'error' })
        }
        await changed()
      },
    }
  }
}

function undoOf(noted: Noted) {
  const { change } = noted ?? {}
  return change === undefined ? undefined : () => takeBack(change)
}

/** Undoes everything of a change at once. */
export const takeBack = (change: string) => admin.post(`/api/admin/changes/${change}/undo`, {})
