import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { maxPageSize, pageAddress, wholeList } from '#domain/admin/list-view.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { changedElsewhereText, renewedPage } from '#domain/media/textless-page.ts'

const queryKey = ['alt-texts']
const textless = { ...wholeList, filters: { soort: 'textless' } }

/** A page of pictures. Not refetched by itself: a row stays in its place after it was saved. */
export function useTextless() {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey,
    queryFn: () => admin.get(pageAddress('/api/admin/media', textless)),
    retry: once,
    gcTime: 0,
  })

  /** After texts were refused: takes over what changed elsewhere, and returns what to say of it. */
  async function renew(sent: AdminMedia[]): Promise<string> {
    const fresh = await admin.get(pageAddress('/api/admin/media', textless, maxPageSize))
    const shown = queries.getQueryData<typeof fresh>(queryKey)
    if (!shown) return ''
    const { page, ...elsewhere } = renewedPage(shown, fresh, sent)
    queries.setQueryData(queryKey, page)
    return changedElsewhereText(elsewhere)
  }

  return { ...query, renew }
}
