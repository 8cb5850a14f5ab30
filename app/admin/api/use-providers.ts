import { useQuery } from '@tanstack/react-query'
import { once } from './queries.ts'
import { everyRow } from './use-list.ts'

/** Every provider, for a choice by name. */
export function useProviders(enabled = true) {
  const { data, isError } = useQuery({
    // Apart from the list: a change of a parking renames no provider.
    queryKey: ['provider-choices'],
    queryFn: () => everyRow('providers'),
    retry: once,
    enabled,
  })
  return { providers: data, hasFailed: isError }
}
