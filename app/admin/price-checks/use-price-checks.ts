import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { CheckedPrice, ListedParking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export type PriceChecks = ReturnType<typeof usePriceChecks>

/** Confirms one price at a time: who looked at one, did not look at the others. */
export function usePriceChecks(list: Rows<ListedParking>) {
  const toast = useToast()
  const undo = useUndo(list)
  const queries = useQueryClient()
  // Its answer may come before the row is drawn again. Of a parking one at a time: each is of its newest version.
  const busy = useRef(new Map<number, number | undefined>())
  const [shown, setShown] = useState<ReadonlyMap<number, number | undefined>>(new Map())

  async function confirm({ id, name, version }: ListedParking, price: CheckedPrice): Promise<void> {
    if (busy.current.has(id)) return
    const { tariff } = price
    busy.current.set(id, tariff?.id)
    setShown(new Map(busy.current))
    try {
      const check = { item: 'price', parkingId: id, outcome: 'right' as const, version }
      const ofTariff = tariff ? { ...check, tariffId: tariff.id } : check
      const saved = await admin.post('/api/admin/checks', ofTariff)
      const checkedOn = amsterdamDay(new Date())
      list.show((rows) =>
        rows.map((row) =>
          row.id === id
            ? {
                ...row,
                version: saved?.version ?? row.version,
                checkedPrices: row.checkedPrices.map((one) =>
                  one.tariff?.id === tariff?.id ? { ...one, checkedOn, isChanged: false } : one,
                ),
              }
            : row,
        ),
      )
      void queries.invalidateQueries({ queryKey: ['checks'] })
      const action = undo(saved, {
        done: { title: 'Ongedaan gemaakt' },
        failed: {
          title: 'Fout bij ongedaan maken',
          text: 'De wijziging is niet ongedaan gemaakt.',
        },
      })
      const text = `De prijs van ${tariff ? `${name}, ${tariff.name},` : name} is nog juist.`
      toast({ title: 'Prijs gecontroleerd', text, action })
    } catch (error) {
      const text = failureText(error, 'De controle is niet opgeslagen.')
      toast({ title: 'Fout bij opslaan', text, tone: 'error' })
      await list.changed()
    }
    busy.current.delete(id)
    setShown(new Map(busy.current))
  }

  return {
    confirm,
    isBusy: ({ id }: ListedParking, { tariff }: CheckedPrice) =>
      shown.has(id) && shown.get(id) === tariff?.id,
  }
}
