import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin, answered } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { CopiedParking, TwinChoice } from '#domain/tariff/copy.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { counted } from '#domain/text/number.ts'

/** Which of the chosen parkings already have a tariff that begins on the same day. */
export function useCopyPreview(tariff: Tariff | undefined, chosen: number[]) {
  const rows = chosen.map((id) => ({ id }))
  const query = useQuery({
    queryKey: ['copy-preview', tariff, rows],
    queryFn: () => answered(admin.post('/api/admin/tariffs/copy', { tariff, rows, apply: false })),
    enabled: tariff !== undefined && rows.length > 0,
    placeholderData: keepPreviousData,
    retry: once,
    gcTime: 0,
  })
  return { ...query, isCurrent: query.data !== undefined && !query.isPlaceholderData }
}

/** Gives the parkings the tariff, as one change that can be undone. */
export function useCopy() {
  const toast = useToast()
  const list = useRows('parkings')
  const queries = useQueryClient()
  const undo = useUndo({ changed })

  async function changed() {
    list.changed()
    await queries.invalidateQueries({ queryKey: ['dashboard'] })
  }

  return async (
    tariff: Tariff,
    parkings: CopiedParking[],
    twins: TwinChoice | undefined,
    count: number,
  ): Promise<void> => {
    const rows = parkings.map(({ id, version }) => ({ id, version }))
    const body = { tariff, rows, ...(twins ? { twins } : {}), apply: true }
    const answer = await admin.post('/api/admin/tariffs/copy', body)
    const action = undo(answer, {
      done: { title: 'Kopieën weer weg' },
      failed: { title: 'Fout bij ongedaan maken', text: 'De wijziging is niet ongedaan gemaakt.' },
    })
    const text = `${tariff.name} staat nu ook bij ${counted(count, 'parking', 'parkings')}.`
    toast({ title: 'Tarief gekopieerd', text, action })
    // Not waited for: the dialog closes as soon as it is saved.
    void changed()
  }
}
