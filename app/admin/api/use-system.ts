import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from './api.ts'
import { once } from './queries.ts'

const queryKey = ['system']
const path = '/api/admin/system'

/** While a job is at work, its outcome is looked for this often. */
const pollMs = 2_000

/** How the site runs, as of now. */
export function useSystem() {
  return useQuery({
    queryKey,
    queryFn: () => admin.get(path),
    retry: once,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(({ isDue }) => isDue) ? pollMs : false),
  })
}

/** What is not well, and what was. */
export function useAlarms() {
  return useQuery({
    queryKey: [...queryKey, 'alarms'],
    queryFn: () => admin.get(`${path}/alarms`),
    retry: once,
    staleTime: 0,
  })
}

/** What went wrong, or only that with this number. */
export function useFailures(id: string) {
  return useQuery({
    queryKey: ['failures', id],
    queryFn: () => admin.get(`${path}/failures?${new URLSearchParams(id === '' ? {} : { id })}`),
    retry: once,
    staleTime: 0,
  })
}

/** Lets a job begin on the server. */
export function useRunJob(name: string) {
  const queries = useQueryClient()

  return useMutation({
    mutationFn: () => admin.post(`${path}/jobs/${name}`, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}
