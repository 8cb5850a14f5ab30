import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Backup } from '#domain/admin/backup.ts'
import { admin, answered } from './api.ts'
import { once } from './queries.ts'

const queryKey = ['backups']
const path = '/api/admin/backups'

/** The backups, the newest first. */
export function useBackups() {
  return useQuery({
    queryKey,
    queryFn: () => admin.get(path),
    retry: once,
    // Backups are also made on a schedule.
    staleTime: 0,
  })
}

/** Makes a backup on the server. */
export function useMakeBackup(): () => Promise<Backup> {
  const queries = useQueryClient()

  return async () => {
    const made = await answered(admin.post(path, {}))
    queries.invalidateQueries({ queryKey })
    queries.invalidateQueries({ queryKey: ['dashboard'] })
    return made
  }
}

/** Keeps fewer copies from now on. */
export function useKeepFewer() {
  const queries = useQueryClient()

  return useMutation({
    mutationFn: (backupsKept: number) => admin.put(`${path}/kept`, { backupsKept }),
    onSuccess: () => {
      for (const name of ['backups', 'system', 'settings', 'dashboard']) {
        queries.invalidateQueries({ queryKey: [name] })
      }
    },
  })
}

/** The whole site as a file. */
export const readWholeSite = () => admin.file('/api/admin/backup')
