import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'

const failed = 'Er is een fout opgetreden bij het wijzigen van de prijzen.'

type FollowPricesButtonProps = {
  /** Their ids. */
  airports: number[]
  onDone: () => void
}

/** Lets the prices of these airports follow their cheapest parkings: one change, one undo. */
export function FollowPricesButton({ airports, onDone }: FollowPricesButtonProps) {
  const toast = useToast()
  const queries = useQueryClient()
  const undo = useUndo({ changed })
  const [saving, setSaving] = useState(false)

  async function changed() {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['airports'] }),
      queries.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  }

  async function follow() {
    setSaving(true)
    try {
      const answer = await admin.put('/api/admin/airports/follow', { ids: airports })
      const action = undo(answer, {
        done: { title: 'Prijzen teruggezet' },
        failed: { title: 'Fout bij terugzetten', text: failed },
      })
      toast({
        title: 'Prijzen bijgewerkt',
        text: 'De kaarten tonen nu de prijs van het goedkoopste terrein.',
        action,
      })
      await changed()
      onDone()
    } catch (error) {
      toast({ title: 'Fout', text: failureText(error, failed), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Button tone="secondary" size="sm" busy={saving ? 'Opslaan...' : undefined} onClick={follow}>
      Laat alle volgen
    </Button>
  )
}
