import { useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'

/** Changes an airport's starting price and nothing else. */
export function useTakePrice(): (id: number, priceFrom: number) => Promise<void> {
  const queries = useQueryClient()

  return async (id, priceFrom) => {
    const path = `/api/admin/airports/${id}` as const
    const airport = await admin.get(path)
    await admin.put(path, { ...airport, priceFrom, priceFollows: undefined })
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['airports'] }),
      queries.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  }
}
