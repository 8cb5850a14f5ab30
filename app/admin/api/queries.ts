import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** What was read stays as it was read, until something says that it changed. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Without a network a call has to fail, and not to wait for one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** For a query that is worth a second try. Who closed the login dialog does not want it again. */
export function once(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status === 401)
}
