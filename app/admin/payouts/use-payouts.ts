import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import type { PayoutPreview } from '#domain/earnings/payout/payout.ts'
import type { PreviewInput } from '#domain/earnings/payout/payout-schema.ts'

// Not the key of the list, whose rows are changed in place. They are read again with it: see use-list.ts.
const key = 'payout-facts'

export const useOutstanding = () =>
  useQuery({
    queryKey: [key, 'outstanding'],
    queryFn: () => admin.get('/api/admin/payouts/outstanding'),
    retry: once,
  })

export const useMonths = () =>
  useQuery({
    queryKey: [key, 'months'],
    queryFn: () => admin.get('/api/admin/payouts/months'),
    retry: once,
  })

export const usePayers = () =>
  useQuery({
    queryKey: [key, 'payers'],
    queryFn: () => admin.get('/api/admin/payouts/payers'),
    retry: once,
  })

export const useDue = ({ network, programmeId }: Pick<PreviewInput, 'network' | 'programmeId'>) =>
  useQuery({
    queryKey: [key, 'due', network, programmeId],
    queryFn: () => {
      const programme = programmeId === null ? '' : `&programme=${programmeId}`
      return admin.get(`/api/admin/payouts/due?network=${network}${programme}`)
    },
    retry: once,
  })

export const usePayout = (id: number) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: () => admin.get(`/api/admin/payouts/${id}`),
    retry: once,
  })

export const usePayoutLines = (id: number, isAsked: boolean) =>
  useQuery({
    queryKey: [key, 'lines', id],
    queryFn: () => admin.get(`/api/admin/payouts/${id}/lines`),
    enabled: isAsked,
    retry: once,
  })

/** After a pause in typing this long, the check is asked again. */
const quietMs = 300

/** What a payout would cover, while it is typed. */
export function usePreview(input: PreviewInput | undefined) {
  const typed = input && JSON.stringify(input)
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useQuery({
    queryKey: [key, 'preview', asked],
    queryFn: async (): Promise<PayoutPreview> => {
      const preview = await admin.post('/api/admin/payouts/preview', JSON.parse(asked ?? ''))
      if (!preview) throw new TypeError('No answer')
      return preview
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: once,
  })
  return {
    ...query,
    isAsked: input !== undefined,
    isBehind: asked !== typed || query.isPlaceholderData,
  }
}
