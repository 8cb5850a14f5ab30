import { useToast } from '#app/ui/toast.tsx'
import { admin } from './api.ts'
import { failureText } from './failure.ts'
import type { Rows } from './use-list.ts'

type Undone = { done: { title: string; text?: string }; failed: { title: string; text: string } }

/** For a toast: takes something back, and says how that went. */
export function useUndo({ changed }: Pick<Rows<never>, 'changed'>) {
  const toast = useToast()

  return (takeBack: () => Promise<unknown>, { done, failed }: Undone) => ({
    label: 'Ongedaan maken',
    async onSelect() {
      try {
        await takeBack()
        toast(done)
      } catch (error) {
        toast({ ...failed, text: failureText(error, failed.text), tone: 'error' })
      }
      await changed()
    },
  })
}

/** Everything of a change at once. */
export const takeBack = (change: string) => admin.post(`/api/admin/changes/${change}/undo`, {})
