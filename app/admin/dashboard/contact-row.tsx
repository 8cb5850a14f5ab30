import Check from 'lucide-react/icons/check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useRef } from 'react'
import { href, Link } from 'react-router'
import { failureText } from '#app/admin/api/failure.ts'
import { useResolve } from '#app/admin/api/use-dashboard.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cardLinkLook } from '#app/ui/card-link-look.ts'
import type { LatestContact } from '#domain/admin/dashboard.ts'

export function ContactRow({ request }: { request: LatestContact }) {
  const { name, subject, message, createdAt, isResolved, probableSpam } = request

  return (
    <li className="@container relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-5 py-3.5 outline-(--focus-outer) -outline-offset-3 hover:bg-hover has-[a:focus-visible]:outline-3">
      <Link
        to={`${href('/admin/contacts')}?id=${request.id}`}
        className={`wrap-anywhere font-semibold ${cardLinkLook}`}
      >
        {subject}
      </Link>
      <span className="text-right">
        {isResolved ? <Badge tone="done">Opgelost</Badge> : <Badge tone="open">Open</Badge>}
      </span>
      <span className="truncate text-ink-muted text-sm">
        {probableSpam && 'Mogelijk spam, van '}
        {name}
      </span>
      <span className="text-right text-ink-muted text-sm">
        <Moment at={createdAt} />
      </span>
      <span className="@max-md:col-span-full line-clamp-2 self-start text-ink-soft text-sm/[1.5] [overflow-wrap:anywhere]">
        {message}
      </span>
      <span className="relative z-1 @max-md:col-span-full @max-md:mt-1.5 @max-md:justify-self-start">
        <ResolveButton request={request} />
      </span>
    </li>
  )
}

function ResolveButton({ request: { id, subject, isResolved } }: { request: LatestContact }) {
  const resolve = useResolve()
  const toast = useToast()
  const isSending = useRef(false)

  async function change() {
    if (isSending.current) return
    isSending.current = true
    try {
      await resolve(id, !isResolved)
    } catch (error) {
      toast({
        title: 'Fout',
        text: failureText(error, 'De status van het bericht is niet opgeslagen.'),
        tone: 'error',
      })
    } finally {
      isSending.current = false
    }
  }

  return (
    <Button tone="secondary" size="sm" onClick={change}>
      {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
      {isResolved ? 'Heropenen' : 'Markeer als opgelost'}
      <span className="sr-only">: {subject}</span>
    </Button>
  )
}
