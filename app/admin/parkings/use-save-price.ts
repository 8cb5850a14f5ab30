import { ApiError, admin } from '#app/admin/api/api.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { AdminParking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'

/** Changes the price of one parking. Another admin's change is not overwritten. */
export function useSavePrice(list: Rows<AdminParking>) {
  const toast = useToast()
  const undo = useUndo(list)

  const costs = ({ name, pricePerDay }: AdminParking) =>
    `${name} kost ${formatEuro(pricePerDay)} per dag.`

  return async (parking: AdminParking, pricePerDay: number): Promise<void> => {
    // Who types a price has just seen it.
    const seen = { priceCheckedOn: amsterdamDay(new Date()), isPriceChanged: false }
    const priced = { ...parking, pricePerDay, ...seen }
    try {
      const answer = await admin.put(`/api/admin/parkings/${parking.id}`, priced)
      const saved = { ...priced, ...answer }
      list.show((rows) => rows.map((row) => (row.id === saved.id ? saved : row)))
      list.changed()
      const action = undo(answer, {
        done: { title: 'Prijs teruggezet', text: costs(parking) },
        failed: { title: 'Fout bij terugzetten', text: 'De prijs is niet teruggezet.' },
      })
      toast({ title: 'Prijs opgeslagen', text: costs(saved), action })
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 409 || error.status === 404)))
        throw error
      const text = `${parking.name} is intussen gewijzigd. Je ziet nu wat er is opgeslagen.`
      toast({ title: 'Prijs niet opgeslagen', text, tone: 'error' })
      await list.changed()
    }
  }
}
