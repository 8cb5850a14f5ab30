import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { ListedParking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export type PriceChecks = ReturnType<typeof usePriceChecks>

/** Confirms the price of one parking at a time: who looked at one, did not look at the others. */
export function usePriceChecks(list: Rows<ListedParking>) {
  const toast = useToast()
  const undo = useUndo(list)
  const queries = useQueryClient()
  // Its answer may come before the row is drawn again.
  const busy = useRef(new Set<number>())
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())

  function isBusy(id: number, whether: boolean) {
    if (whether) busy.current.add(id)
    else busy.current.delete(id)
    setShown(new Set(busy.current))
  }

  async function confirm({ id, name, version }: ListedParking): Promise<void> {
    if (busy.current.has(id)) return
    isBusy(id, true)
    try {
      const check = { item: 'price', parkingId: id, outcome: 'right' as const, version }
      const saved = await admin.post('/api/admin/checks', check)
      const checkedOn = amsterdamDay(new Date())
      list.show((rows) =>
        rows.map((row) =>
          row.id === id
            ? {
                ...row,
                version: saved?.version ?? row.version,
                compared: { ...row.compared, checkedOn, isChanged: false },
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
      toast({ title: 'Prijs gecontroleerd', text: `De prijs van ${name} is nog juist.`, action })
    } catch (error) {
      const text = failureText(error, 'De controle is niet opgeslagen.')
      toast({ title: 'Fout bij opslaan', text, tone: 'error' })
      await list.changed()
    }
    isBusy(id, false)
  }

  return { confirm, isBusy: ({ id }: ListedParking) => shown.has(id) }
}
