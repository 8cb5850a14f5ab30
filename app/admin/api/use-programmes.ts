import { useQuery } from '@tanstack/react-query'
import { maxPageSize, pageAddress, pagesOf, wholeList } from '#domain/admin/list-view.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** Every programme by name, for a choice. */
export function useProgrammes(enabled = true): { id: number; name: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['programme-choices'],
    queryFn: everyProgramme,
    retry: once,
    enabled,
  })
  return data
}

async function everyProgramme() {
  const pageAt = (page: number) =>
    admin.get(pageAddress('/api/admin/programmes', { ...wholeList, page }, maxPageSize))
  const { rows, found } = await pageAt(1)
  const programmes = [...rows]
  for (let page = 2; page <= pagesOf(found, maxPageSize); page++)
    programmes.push(...(await pageAt(page)).rows)
  return programmes.map(({ id, name }) => ({ id, name }))
}
