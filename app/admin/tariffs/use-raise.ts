import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin, answered } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { EditedParking } from '#domain/parking/parking.ts'
import type { Raise, RaisedParking } from '#domain/tariff/raise.ts'
import { counted } from '#domain/text/number.ts'

type RowRef = { id: number; version: number }

/** These parkings, or all of one airport. */
export type Which = { rows: RowRef[] } | { airport: string }

/** The parking whose form is open: it shows its new tariff. */
export type EditedHere = { id: number; isDirty: boolean; adopt: (current: EditedParking) => void }

type RaiseFrom = Raise & { from: string }

/** After a pause in typing this long, the preview is asked. */
const quietMs = 250

/** The tariffs that a raise may start from. */
export function useRaiseNames(which: Which) {
  return useQuery({
    queryKey: ['raise-names', which],
    queryFn: () =>
      answered(admin.post('/api/admin/tariffs/raise', { ...which, raise: null, apply: false })),
    retry: once,
    gcTime: 0,
  })
}

/** What a raise would make of each parking. */
export function useRaisePreview(which: Which, raise: RaiseFrom | undefined) {
  const asked = JSON.stringify(raise ?? null)
  const settled = useSettled(asked, quietMs)
  const query = useQuery({
    queryKey: ['raise-preview', which, settled],
    queryFn: () =>
      answered(
        admin.post('/api/admin/tariffs/raise', {
          ...which,
          raise: JSON.parse(settled),
          apply: false,
        }),
      ),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    retry: once,
    gcTime: 0,
  })
  const isCurrent = asked === settled && query.data !== undefined && !query.isPlaceholderData
  return { ...query, isCurrent: isCurrent && !query.isFetching }
}

/** Makes the tariffs, as one change that can be undone. */
export function useRaise(edited: EditedHere | undefined) {
  const toast = useToast()
  const rows = useRows('parkings')
  const queries = useQueryClient()
  const undo = useUndo({ changed })

  async function changed() {
    rows.changed()
    void queries.invalidateQueries({ queryKey: ['dashboard'] })
    if (edited) edited.adopt(await admin.get(`/api/admin/parkings/${edited.id}`))
  }

  return async (chosen: RaisedParking[], raise: RaiseFrom) => {
    const body = { rows: chosen.map(({ id, version }) => ({ id, version })), raise, apply: true }
    const answer = await admin.post('/api/admin/tariffs/raise', body)
    const action = undo(answer, {
      done: { title: 'Tarieven weer weg' },
      failed: { title: 'Fout bij terugzetten', text: 'De tarieven zijn niet verwijderd.' },
    })
    const text = `${raise.name} staat bij ${counted(chosen.length, 'parking', 'parkings')}.`
    toast({ title: 'Tarieven gemaakt', text, action })
    await changed()
  }
}
