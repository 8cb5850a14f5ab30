import { useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useMay } from '#app/admin/api/role.ts'
import { kinds } from '#domain/kinds.ts'

/** What the programmes bring, apart from their list. Undefined for whoever may not see it. */
export function useProgrammesMoney() {
  const maySee = useMay(kinds.conversion.seenBy)
  const { data, isError } = useQuery({
    queryKey: ['programmes-money'],
    queryFn: () => admin.get('/api/admin/earnings/programmes'),
    retry: once,
    enabled: maySee,
  })
  return maySee ? { money: data, hasFailed: isError } : undefined
}

export type ShownMoney = NonNullable<ReturnType<typeof useProgrammesMoney>>
