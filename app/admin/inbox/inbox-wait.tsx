import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
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
  const said = (
    <>
      <b className="font-semibold">{wait.text}</b>{' '}
      <span className={opensLook}>Open ‘{oldest.subject}’</span>
    </>
  )
  return wait.isTooLong ? (
    <Link to={addressOf(oldest.id)} preventScrollReset className="group block rounded-md">
      <Notice tone="caution" icon={ClockAlert}>
        <span className="flex items-center justify-between gap-3">
          <span className="wrap-anywhere min-w-0">{said}</span>
          <ArrowRight size={18} className="flex-none" aria-hidden />
        </span>
      </Notice>
    </Link>
  ) : (
    <p className="wrap-anywhere text-ink-muted text-sm">
      <Link to={addressOf(oldest.id)} preventScrollReset className="group">
        {said}
      </Link>
    </p>
  )
}

const opensLook = 'underline decoration-1 underline-offset-[0.18em] group-hover:decoration-2'
