import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** Data stays fresh until it is invalidated. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Without a network a call must fail, instead of waiting for a connection.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Retries a query once, but not after the login dialog was cancelled. */
export function once(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status === 401)
}
