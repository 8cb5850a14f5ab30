import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { type PagedList, renewedRows } from '#app/admin/list/use-paged-list.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { ListedParking } from '#domain/parking/parking.ts'
import type { PriceChange } from '#domain/parking/price-change.ts'
import { formatNumber } from '#domain/text/number.ts'
import { pricesFailure } from './prices-dialog.tsx'

/** Changes the prices of several parkings, as one change that can be undone. */
export function usePrices(list: PagedList<ListedParking>) {
  const toast = useToast()
  const undo = useUndo(list)
  const [asked, setAsked] = useState<ListedParking[]>()

  /** The reason if it was refused. */
  async function change(parkings: ListedParking[], by: PriceChange): Promise<string | undefined> {
    const rows = parkings.map(({ id, version }) => ({ id, version }))
    try {
      const answer = await admin.post('/api/admin/parkings/prices', { rows, ...by, apply: true })
      const action = undo(answer, {
        done: { title: 'Prijzen teruggezet' },
        failed: { title: 'Fout bij terugzetten', text: 'De prijzen zijn niet teruggezet.' },
      })
      const text =
        rows.length === 1
          ? `De prijs van "${parkings[0]?.name}" is gewijzigd.`
          : `${formatNumber(rows.length)} prijzen zijn gewijzigd.`
      toast({ title: 'Prijzen gewijzigd', text, action })
    } catch (error) {
      // The dialog previews them again, so that another try changes what is seen.
      setAsked(await renewedRows(list, parkings))
      return pricesFailure(error)
    }
    setAsked(undefined)
    await list.changed()
    return undefined
  }

  return { asked, ask: setAsked, cancel: () => setAsked(undefined), change }
}
