import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin, answered } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { EditedParking } from '#domain/parking/parking.ts'
import type { ChangedParking, PriceChange } from '#domain/tariff/price-change.ts'
import { counted } from '#domain/text/number.ts'

type RowRef = { id: number; version?: number }

/** These parkings, or all of one airport. */
export type Which = { rows: RowRef[] } | { airport: string }

/** The parking whose form is open: it shows its new prices. */
export type EditedHere = { id: number; isDirty: boolean; adopt: (current: EditedParking) => void }

const path = '/api/admin/parkings/prices'

/** After a pause in typing this long, the preview is asked. */
const quietMs = 250

/** The seasons and the prices that there are to change. */
export function usePricesToChange(which: Which) {
  return useQuery({
    queryKey: ['prices-to-change', which],
    queryFn: () => answered(admin.post(path, { ...which, prices: null, apply: false })),
    retry: once,
    gcTime: 0,
  })
}

/** What a change would make of each parking. */
export function usePricePreview(which: Which, change: PriceChange | undefined) {
  const asked = JSON.stringify(change ?? null)
  const settled = useSettled(asked, quietMs)
  const query = useQuery({
    queryKey: ['price-preview', which, settled],
    queryFn: () =>
      answered(admin.post(path, { ...which, prices: JSON.parse(settled), apply: false })),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    retry: once,
    gcTime: 0,
  })
  const isCurrent = asked === settled && query.data !== undefined && !query.isPlaceholderData
  return { ...query, isCurrent: isCurrent && !query.isFetching }
}

/** Changes the prices, as one change that can be undone. */
export function usePriceChange(edited: EditedHere | undefined) {
  const toast = useToast()
  const rows = useRows('parkings')
  const queries = useQueryClient()
  const undo = useUndo({ changed })

  async function changed() {
    const lists = rows.changed()
    if (edited) edited.adopt(await admin.get(`/api/admin/parkings/${edited.id}`))
    // What is unfolded in a list. A form adopts its own, which keeps what is typed there.
    else await queries.invalidateQueries({ queryKey: ['edit', 'parkings'] })
    await lists
  }

  return async (chosen: ChangedParking[], prices: PriceChange) => {
    const refs = chosen.map(({ id, version }) => ({ id, version }))
    const answer = await admin.post(path, { rows: refs, prices, apply: true })
    const said = saidOf(chosen, prices)
    const action = undo(answer, said.undone)
    toast({ ...said.done, action })
    // Not waited for: it is saved, also if reading it again fails.
    changed().catch(() => undefined)
  }
}

/** What is said of a change once it is made, and once it is undone. */
function saidOf(chosen: ChangedParking[], { season, into }: PriceChange) {
  if (into) {
    return {
      done: {
        title: 'Tarieven gemaakt',
        text: `${into.name} staat bij ${counted(chosen.length, 'parking', 'parkings')}.`,
      },
      undone: {
        done: { title: 'Tarieven weer weg' },
        failed: { title: 'Fout bij ongedaan maken', text: 'De tarieven zijn niet verwijderd.' },
      },
    }
  }
  return {
    done: { title: 'Prijzen gewijzigd', text: changedText(chosen, season) },
    undone: {
      done: { title: 'Ongedaan gemaakt' },
      failed: { title: 'Fout bij ongedaan maken', text: 'De wijziging is niet ongedaan gemaakt.' },
    },
  }
}

function changedText(chosen: ChangedParking[], season: string | null): string {
  const [first] = chosen
  if (season === null && chosen.length === 1) return `De prijs van "${first?.name}" is gewijzigd.`
  if (season === null) return `${counted(chosen.length, 'prijs', 'prijzen')} zijn gewijzigd.`
  const amounts = chosen.flatMap((parking) => parking.amounts).length
  const of = counted(chosen.length, 'parking', 'parkings')
  return `${counted(amounts, 'bedrag', 'bedragen')} van ${of} ${amounts === 1 ? 'is' : 'zijn'} gewijzigd.`
}
