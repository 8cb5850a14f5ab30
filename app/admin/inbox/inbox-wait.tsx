import { useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { Notice } from '#app/ui/notice.tsx'
import { longestWait } from '#domain/contact/contact-wait.ts'

/** Whether replies are as quick as the site promises. */
export function InboxWait() {
  const { data } = useQuery({
    queryKey: ['contacts', 'oldest'],
    queryFn: () => admin.get('/api/admin/contacts?status=open&sort=date&pageSize=1'),
    retry: once,
  })
  const [oldest] = data?.rows ?? []
  // A resolved message stays in the cache until the next fetch.
  if (!oldest || oldest.isResolved) return null

  const wait = longestWait(oldest, new Date())
  return wait.isTooLong ? (
    <Notice tone="caution">{wait.text}</Notice>
  ) : (
    <p className="text-ink-muted text-sm">{wait.text}</p>
  )
}
