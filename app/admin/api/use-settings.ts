import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedSettings } from '#domain/settings/setting.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

const queryKey = ['settings']

/** What the operator set: for the settings screen, and for the name above every screen. */
export function useSettings() {
  return useQuery({
    queryKey,
    queryFn: () => admin.get('/api/admin/settings'),
    retry: once,
  })
}

/** What all screens know from now on. */
export function useKnowSettings(): (saved: SavedSettings) => void {
  const queries = useQueryClient()

  return (saved) => {
    queries.setQueryData(queryKey, saved)
    // Its checklist says which settings are still examples.
    queries.invalidateQueries({ queryKey: ['dashboard'] })
  }
}

/** Its body is the values and the version that they are based on. */
export const saveSettings = (body: object) => admin.put('/api/admin/settings', body)
