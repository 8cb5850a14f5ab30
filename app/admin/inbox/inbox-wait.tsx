import { useQuery } from '@tanstack/react-query'
import ClockAlert from 'lucide-react/icons/clock-exclamation-point'
import { Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { Notice } from '#app/ui/notice.tsx'
import { longestWait } from '#domain/contact/contact-wait.ts'
import { waitingSince } from '#domain/contact/thread.ts'

/** Whether replies are as quick as the site promises, with a link to who waits longest. */
export function InboxWait({ addressOf }: { addressOf: (id: number) => string }) {
  const { data } = useQuery({
    queryKey: ['contacts', 'oldest'],
    queryFn: () => admin.get('/api/admin/contacts?status=open&sort=waiting&pageSize=1'),
    retry: once,
  })
  const [oldest] = data?.rows ?? []
  const since = oldest && waitingSince(oldest)
  // A resolved message stays in the cache until the next fetch.
  if (!since || oldest.isResolved) return null

  const wait = longestWait(since, new Date())
  const text = (
    <Link
      to={addressOf(oldest.id)}
      preventScrollReset
      className="underline-offset-[0.2em] hover:underline"
    >
      {wait.text}
    </Link>
  )
  return wait.isTooLong ? (
    <Notice tone="caution" icon={ClockAlert}>
      {text}
    </Notice>
  ) : (
    <p className="text-ink-muted text-sm">{text}</p>
  )
}
