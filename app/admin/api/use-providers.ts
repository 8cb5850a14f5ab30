import { useQuery } from '@tanstack/react-query'
import { maxPageSize, pageAddress, pagesOf, wholeList } from '#domain/admin/list-view.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** Every provider, for a choice by name. */
export function useProviders(enabled = true) {
  const { data, isError } = useQuery({
    // Apart from the list: a change of a parking renames no provider.
    queryKey: ['provider-choices'],
    queryFn: everyProvider,
    retry: once,
    enabled,
  })
  return { providers: data, hasFailed: isError }
}

async function everyProvider(): Promise<AdminProvider[]> {
  const pageAt = (page: number) =>
    admin.get(pageAddress('/api/admin/providers', { ...wholeList, page }, maxPageSize))
  const { rows, found } = await pageAt(1)
  const providers = [...rows]
  for (let page = 2; page <= pagesOf(found, maxPageSize); page++)
    providers.push(...(await pageAt(page)).rows)
  return providers
}
