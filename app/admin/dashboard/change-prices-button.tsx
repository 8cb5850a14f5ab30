import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { type Undoable, useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'

const failed = 'Er is een fout opgetreden bij het wijzigen van de prijzen.'

type ChangePricesButtonProps = {
  change: () => Promise<Undoable>
  /** What it did, for the toast. */
  text: string
  /** The lists that show these prices, besides the dashboard. */
  lists: ('airports' | 'parkings')[]
  onDone: () => void
  children: ReactNode
}

/** Changes several prices from the checklist: one change, one undo. */
export function ChangePricesButton(props: ChangePricesButtonProps) {
  const { change, text, lists, onDone, children } = props
  const toast = useToast()
  const queries = useQueryClient()
  const undo = useUndo({ changed })
  const [saving, setSaving] = useState(false)

  async function changed() {
    await Promise.all(
      ['dashboard', ...lists].map((list) => queries.invalidateQueries({ queryKey: [list] })),
    )
  }

  async function save() {
    setSaving(true)
    try {
      const action = undo(await change(), {
        done: { title: 'Ongedaan gemaakt' },
        failed: { title: 'Fout bij ongedaan maken', text: failed },
      })
      toast({ title: 'Prijzen bijgewerkt', text, action })
      await changed()
      onDone()
    } catch (error) {
      toast({ title: 'Fout', text: failureText(error, failed), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Button tone="secondary" size="sm" busy={saving ? 'Opslaan...' : undefined} onClick={save}>
      {children}
    </Button>
  )
}
