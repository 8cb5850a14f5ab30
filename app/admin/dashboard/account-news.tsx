import { href, Link } from 'react-router'
import { Moment } from '#app/admin/ui/moment.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type AccountEvent, accountEventText } from '#domain/access/account-event.ts'
import { formatNumber } from '#domain/text/number.ts'

const maxShown = 3

/** What happened to accounts since yesterday. Their owners were mailed; a manager may know better. */
export function AccountNews({ events }: { events: AccountEvent[] }) {
  const left = events.length - maxShown

  return (
    <Notice
      title="Er gebeurde iets met een account."
      action={
        <Link to={href('/admin/systeem')} className={buttonLook({ tone: 'secondary', size: 'sm' })}>
          Naar Systeem
        </Link>
      }
    >
      <ul className="mt-1 grid gap-1">
        {events.slice(0, maxShown).map((event) => (
          <li key={`${event.at} ${event.kind}`} className="wrap-anywhere">
            <strong>{event.username}</strong>: {accountEventText(event)}, op{' '}
            <Moment at={event.at} between=" om " />.
          </li>
        ))}
        {left > 0 && <li>En nog {formatNumber(left)}.</li>}
      </ul>
      <p className="mt-1">Weet je hiervan? Dan hoef je niets te doen.</p>
    </Notice>
  )
}
