import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Backup } from '#domain/admin/backup.ts'
import { admin, answered } from './api.ts'
import { once } from './queries.ts'

const queryKey = ['backups']
const path = '/api/admin/backups'

/** The copies that were made, the newest first. */
export function useBackups() {
  return useQuery({
    queryKey,
    queryFn: () => admin.get(path),
    retry: once,
    // Some are made by themselves.
    staleTime: 0,
  })
}

/** Makes a copy now, where the site runs. */
export function useMakeBackup(): () => Promise<Backup> {
  const queries = useQueryClient()

  return async () => {
    const made = await answered(admin.post(path, {}))
    queries.invalidateQueries({ queryKey })
    queries.invalidateQueries({ queryKey: ['dashboard'] })
    return made
  }
}

/** The whole site as it is now. */
export const readWholeSite = () => admin.file('/api/admin/backup')
