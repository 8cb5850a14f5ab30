import Mail from 'lucide-react/icons/mail'
import TrendingDown from 'lucide-react/icons/trending-down'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Urgent } from '#domain/admin/first-todos.ts'
import { movedBecause } from '#domain/admin/morning.ts'
import { longestWait } from '#domain/contact/contact-wait.ts'
import { beganText } from '#domain/statistics/began.ts'
import { signedChange } from '#domain/statistics/statistics.ts'
import { dayAfter } from '#domain/text/date.ts'
import { capitalized } from '#domain/text/text.ts'
import { waitTitle } from './morning-strip.tsx'
import { TodoLine, TodoLink } from './todo-line.tsx'

type UrgentRowProps = { urgent: Urgent; yesterday: string }

export function UrgentRow({ urgent, yesterday }: UrgentRowProps) {
  if (urgent.kind === 'waiting') {
    const { oldest } = urgent
    return (
      <TodoLine
        icon={Mail}
        text={
          <Said title={waitTitle(oldest.open, true)}>
            {longestWait(oldest.since, new Date()).text}
          </Said>
        }
      >
        <TodoLink to={`${href('/admin/contacts')}?id=${oldest.id}`} about="dat het langst wacht">
          Beantwoord het oudste
        </TodoLink>
      </TodoLine>
    )
  }

  const { airport } = urgent
  const query = new URLSearchParams({
    van: dayAfter(yesterday, -6),
    tot: yesterday,
    luchthaven: airport.code,
  })
  const change = signedChange({ count: airport.clicks, former: airport.usual })
  return (
    <TodoLine
      icon={TrendingDown}
      text={
        <Said title={`${airport.name}: ${change} clicks`}>
          {capitalized(movedBecause(airport)) || 'Minder dan gewoon.'}
          {airport.began && <span className="block">{beganText(airport.began)}</span>}
        </Said>
      }
    >
      <TodoLink to={`${href('/admin/analytics')}?${query}`} about={airport.name}>
        Bekijk waarom
      </TodoLink>
    </TodoLine>
  )
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong className="block font-semibold">{title}</strong>
      <span className="text-ink-muted text-sm">{children}</span>
    </>
  )
}
