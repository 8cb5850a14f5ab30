import { href, Link } from 'react-router'
import { Moment } from '#app/admin/ui/moment.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { RefusedLogins as Refused } from '#domain/admin/dashboard.ts'
import { formatNumber } from '#domain/text/number.ts'

/** Someone is guessing a password. They were refused, so this is a notice and not an alarm. */
export function RefusedLogins({ accounts }: { accounts: Refused[] }) {
  return (
    <Notice
      tone="caution"
      title="Te veel mislukte pogingen om in te loggen."
      action={
        <Link
          to={href('/admin/settings/access')}
          className={buttonLook({ tone: 'secondary', size: 'sm' })}
        >
          Naar Mijn account
        </Link>
      }
    >
      <ul className="mt-1 grid gap-1">
        {accounts.map(({ username, count, lastAt }) => (
          <li key={username} className="wrap-anywhere">
            Sinds gisteren weigerden we {formatNumber(count)} {count === 1 ? 'poging' : 'pogingen'}{' '}
            als <strong>{username}</strong>, de laatste op <Moment at={lastAt} between=" om " />.
          </li>
        ))}
      </ul>
      <p className="mt-1">
        Was je dit zelf? Dan hoef je niets te doen. Probeert iemand je wachtwoord te raden, kies dan
        een sterk wachtwoord en log in twee stappen in.
      </p>
    </Notice>
  )
}
