import { useToast } from '#app/admin/ui/toast.tsx'
import { admin } from './api.ts'
import { failureText } from './failure.ts'
import type { Rows } from './use-list.ts'

type Undone = { done: { title: string; text?: string }; failed: { title: string; text: string } }

/** What a write that can be taken back answers, if it says anything. */
export type Noted = { change?: string } | undefined

/** For a toast: takes something back, and says how that went; nothing where there is no way back. */
export function useUndo({ changed }: Pick<Rows<never>, 'changed'>) {
  const toast = useToast()

  return (what: Noted | (() => Promise<unknown>), { done, failed }: Undone) => {
    const back = typeof what === 'function' ? what : wayBack(what)
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

function wayBack(noted: Noted) {
  const { change } = noted ?? {}
  return change === undefined ? undefined : () => takeBack(change)
}

/** Everything of a change at once. */
export const takeBack = (change: string) => admin.post(`/api/admin/changes/${change}/undo`, {})
