import type { LucideIcon } from 'lucide-react'
import Archive from 'lucide-react/icons/archive'
import ChartColumn from 'lucide-react/icons/chart-column'
import Mail from 'lucide-react/icons/mail'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useMorning } from '#app/admin/api/use-morning.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { isStaleBackup, type Morning, weekChange } from '#domain/admin/morning.ts'
import { longestWait } from '#domain/contact/contact-wait.ts'
import { dayAfter } from '#domain/text/date.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { ClicksYesterday } from './clicks-yesterday.tsx'

/** What happened since yesterday; each part leads to where it is looked after. */
export function MorningStrip() {
  const { data, isFetching, refetch } = useMorning()

  return (
    <section aria-label="Sinds gisteren" className="mb-5 rounded-lg bg-card shadow-hairline">
      {data ? (
        <>
          <ClicksYesterday morning={data} />
          <Parts morning={data} />
        </>
      ) : isFetching ? (
        <p className="p-5">
          <span className="sr-only">Het ochtendoverzicht wordt geladen...</span>
          <Skeleton width="24rem" height="1.25rem" />
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-ink-soft">
          Het ochtendoverzicht kon niet worden geladen.
          <Button tone="link" size="sm" onClick={() => refetch()}>
            Opnieuw laden
          </Button>
        </p>
      )}
    </section>
  )
}

function Parts({ morning }: { morning: Morning }) {
  const { oldestOpen, lastBackup, refusedLogins, week, yesterday } = morning
  const now = new Date()
  const wait = oldestOpen && longestWait(oldestOpen.since, now)
  const isStale = isStaleBackup(lastBackup, now)
  // Below the strip it is the first thing to do.
  const mayWait = wait?.isTooLong ? null : wait
  const isEmpty = !week && !mayWait && !isStale && refusedLogins === 0
  if (isEmpty && wait) return null

  return (
    <ul className="grid overflow-clip rounded-b-lg border-line border-t md:grid-cols-2 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none md:max-xl:[&>li:last-child:nth-child(odd)]:col-span-2">
      {week && (
        <Part
          icon={ChartColumn}
          to={`${href('/admin/analytics')}?van=${dayAfter(yesterday.day, -6)}&tot=${yesterday.day}`}
          title={`Vorige week ${counted(week.clicks, 'click', 'clicks')}`}
          stands={false}
        >
          {weekChange(week)} {week.explanation}
        </Part>
      )}
      {oldestOpen && mayWait && (
        <Part
          icon={Mail}
          to={`${href('/admin/contacts')}?id=${oldestOpen.id}`}
          title={waitTitle(oldestOpen.open, false)}
          stands={false}
        >
          {mayWait.text}
        </Part>
      )}
      {isStale && (
        <Part
          icon={Archive}
          to={href('/admin/settings/backups')}
          title={lastBackup ? 'De laatste kopie is oud' : 'Er is nog geen kopie'}
          stands
        >
          {lastBackup ? (
            <>
              Gemaakt op <Moment at={lastBackup} between=" om " />. Elke nacht hoort er een bij te
              komen.
            </>
          ) : (
            'Maak er een, zodat je site niet verloren kan gaan.'
          )}
        </Part>
      )}
      {refusedLogins > 0 && (
        <Part
          icon={ShieldAlert}
          to={href('/admin/settings/access')}
          title={counted(refusedLogins, 'inlogpoging geweigerd', 'inlogpogingen geweigerd')}
          stands
        >
          Sinds gisteren, na te veel foute wachtwoorden.
        </Part>
      )}
      {isEmpty && (
        <li className="flex items-center border-line px-5 py-3.5 text-ink-muted text-sm">
          Verder is alles rustig.
        </li>
      )}
    </ul>
  )
}

export function waitTitle(open: number, isTooLong: boolean): string {
  if (open > 1) return `${formatNumber(open)} berichten wachten`
  return isTooLong ? 'Een bericht wacht te lang' : 'Er wacht een bericht'
}

type PartProps = {
  icon: LucideIcon
  to: string
  title: string
  /** Needs attention. */
  stands: boolean
  children: ReactNode
}

function Part({ icon: Icon, to, title, stands, children }: PartProps) {
  return (
    <li
      className={`relative flex gap-3 px-5 py-3.5 shadow-[-1px_-1px_0_var(--line)] outline-(--focus-outer) -outline-offset-3 has-[a:focus-visible]:outline-3 ${stands ? 'bg-caution-soft' : 'hover:bg-hover'}`}
    >
      <Icon
        size={20}
        className={`mt-0.5 flex-none ${stands ? 'text-caution-ink' : 'text-ink-muted'}`}
        aria-hidden
      />
      <p className="min-w-0 text-sm/[1.45]">
        <Link
          to={to}
          className="block font-semibold text-[0.9375rem] after:absolute after:inset-0 hover:underline focus-visible:shadow-none focus-visible:outline-none"
        >
          {title}
        </Link>
        <span className={stands ? 'text-caution-ink' : 'text-ink-muted'}>{children}</span>
      </p>
    </li>
  )
}
