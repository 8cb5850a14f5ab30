import { useQuery } from '@tanstack/react-query'
import { once } from './queries.ts'
import { everyRow } from './use-list.ts'

/** Every programme by name, for a choice. */
export function useProgrammes(enabled = true) {
  const { data, isError } = useQuery({
    queryKey: ['programme-choices'],
    queryFn: () => everyRow('programmes'),
    retry: once,
    enabled,
  })
  return { programmes: data, hasFailed: isError }
}
