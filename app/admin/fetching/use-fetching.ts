import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useRunJob } from '#app/admin/api/use-system.ts'
import type { Fetching, FetchingInput, TokenTry } from '#domain/earnings/fetch/fetching.ts'

/** While a fetch is at work, its outcome is looked for this often. */
const pollMs = 2_000

const keyOf = (id: number) => ['fetching', id]
const pathOf = (id: number) => `/api/admin/programmes/${id}/fetching` as const

/** How a programme is fetched, as of now. */
export function useFetching(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => admin.get(pathOf(id)),
    retry: once,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isDue ? pollMs : false),
  })
}

/** Shows what the server has now, here and wherever it counts. */
function useKnow(id: number) {
  const queries = useQueryClient()

  return (fetching: Fetching | undefined) => {
    if (fetching) queries.setQueryData(keyOf(id), fetching)
    else queries.invalidateQueries({ queryKey: keyOf(id) })
    for (const name of ['programmes', 'dashboard']) {
      queries.invalidateQueries({ queryKey: [name] })
    }
  }
}

export function useSaveFetching(id: number) {
  const onSuccess = useKnow(id)
  return useMutation({
    mutationFn: (input: FetchingInput) => admin.put(pathOf(id), input),
    onSuccess,
  })
}

export function useWipeToken(id: number) {
  const onSuccess = useKnow(id)
  return useMutation({ mutationFn: () => admin.delete(`${pathOf(id)}/token`), onSuccess })
}

/** Asks the network for a day, and keeps nothing. */
export function useTryToken(id: number) {
  return useMutation({ mutationFn: (input: TokenTry) => admin.post(`${pathOf(id)}/tries`, input) })
}

/** Fetches now, for all programmes. */
export function useFetchNow(id: number) {
  const queries = useQueryClient()
  const { mutate, isPending } = useRunJob('fetch-conversions')
  const again = () => queries.invalidateQueries({ queryKey: keyOf(id) })

  return {
    isPending,
    fetchNow: (onError: (error: Error) => void) => mutate(undefined, { onSuccess: again, onError }),
  }
}
