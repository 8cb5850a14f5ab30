import { useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import type { AdminAirport, SavedAirport } from '#domain/airport/airport.ts'

/** Changes an airport's starting price and nothing else. */
export function useTakePrice(): (id: number, priceFrom: number) => Promise<void> {
  const queries = useQueryClient()

  return async (id, priceFrom) => {
    const path = `/api/admin/airports/${id}`
    const airport = await admin.get<AdminAirport>(path)
    await admin.put<SavedAirport>(path, { ...airport, priceFrom })
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['airports'] }),
      queries.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  }
}
