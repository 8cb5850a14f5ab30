import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedSettings } from '#domain/settings/setting.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

const queryKey = ['settings']

/** The settings: for their page, which reads them again, and for the site's name on every page. */
export function useSettings({ refetchOnMount = true }: { refetchOnMount?: true | 'always' } = {}) {
  return useQuery({
    queryKey,
    queryFn: () => admin.get('/api/admin/settings'),
    retry: once,
    refetchOnMount,
  })
}

/** Updates the settings in the cache of every page. */
export function useKnowSettings(): (saved: SavedSettings) => void {
  const queries = useQueryClient()

  return (saved) => {
    queries.setQueryData(queryKey, saved)
    // Its checklist lists the settings that are still examples.
    queries.invalidateQueries({ queryKey: ['dashboard'] })
  }
}

/** The body has the values, and the version that they are based on. */
export const saveSettings = (body: object) => admin.put('/api/admin/settings', body)

type TestMail = {
  /** The statement of the month that is over; without it a letter that says that mail works. */
  of?: 'month'
  onSuccess: () => void
  onError?: (error: Error) => void
}

/** Sends a letter to the admin. What the mail server says of it is on Systeem too. */
export function useTestMail({ of, ...told }: TestMail) {
  const queries = useQueryClient()

  return useMutation({
    ...told,
    mutationFn: () =>
      of === 'month'
        ? admin.post('/api/admin/settings/month-mail', {})
        : admin.post('/api/admin/settings/test-mail', {}),
    onSettled: () => {
      queries.invalidateQueries({ queryKey: ['system'] })
      queries.invalidateQueries({ queryKey: ['failures'] })
    },
  })
}
