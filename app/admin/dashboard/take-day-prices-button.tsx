import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import type { OtherDayPrice } from '#domain/admin/checklist.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'

const failed = 'Er is een fout opgetreden bij het wijzigen van de prijzen.'

type TakeDayPricesButtonProps = { parkings: OtherDayPrice[]; onDone: () => void }

/** Takes the price per day of parkings from their tariffs: one change, one undo. */
export function TakeDayPricesButton({ parkings, onDone }: TakeDayPricesButtonProps) {
  const toast = useToast()
  const queries = useQueryClient()
  const undo = useUndo({ changed })
  const [saving, setSaving] = useState(false)
  const [first] = parkings

  async function changed() {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['parkings'] }),
      queries.invalidateQueries({ queryKey: ['airports'] }),
      queries.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  }

  async function take() {
    setSaving(true)
    try {
      const rows = parkings.map(({ id }) => ({ id }))
      const answer = await admin.put('/api/admin/parkings/day-prices', { rows })
      const action = undo(answer, {
        done: { title: 'Prijzen teruggezet' },
        failed: { title: 'Fout bij terugzetten', text: 'De prijzen zijn niet teruggezet.' },
      })
      toast({
        title: 'Prijzen bijgewerkt',
        text: 'De prijs per dag is nu die van het tarief.',
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
    <Button tone="secondary" size="sm" busy={saving ? 'Opslaan...' : undefined} onClick={take}>
      {parkings.length === 1 && first
        ? `Neem ${formatEuro(first.price)} over uit het tarief`
        : `Neem ${formatNumber(parkings.length)} prijzen over uit de tarieven`}
    </Button>
  )
}
