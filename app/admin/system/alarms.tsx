import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import { useAlarms } from '#app/admin/api/use-system.ts'
import { AlarmPanel } from '#app/admin/ui/alarm-panel.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { accountEventDays, accountEventText } from '#domain/access/account-event.ts'
import { type AlarmNews, alarmDays, type Trouble } from '#domain/system/alarm.ts'
import { ClearCopies } from './clear-copies.tsx'
import { MailTest } from './mail-test.tsx'
import { RunJob } from './run-job.tsx'

/** What is not well, since when, and what can be done about it. Nothing while all is well. */
export function OpenAlarms({ isMailSetUp }: { isMailSetUp: boolean }) {
  const { data } = useAlarms()
  if (!data || data.open.length === 0) return null

  return (
    <AlarmPanel
      alarms={data.open}
      action={remedyOf}
      foot={
        <ul className="grid gap-1">
          {data.open.map((alarm) => (
            <li key={alarm.found.cause} className="flex gap-2">
              <Mail size={16} className="mt-0.5 flex-none" aria-hidden />
              <span>
                {alarm.found.title} Sinds <Moment at={alarm.since} between=" om " />
                {mailedText(alarm, isMailSetUp)}
              </span>
            </li>
          ))}
          <li>Dit staat ook op het dashboard.</li>
        </ul>
      }
    />
  )
}

function mailedText({ mailedAt, found }: AlarmNews, isMailSetUp: boolean): ReactNode {
  if (mailedAt) {
    return (
      <>
        , gemaild op <Moment at={mailedAt} between=" om " />.
      </>
    )
  }
  if (!isMailSetUp) return ', niet gemaild: e-mail is niet ingesteld.'
  return found.cause === 'mail' ? ', en dat kan niet worden gemaild.' : ', nog niet gemaild.'
}

function remedyOf({ remedy, cause }: Trouble): ReactNode {
  if (remedy === 'copies') return <ClearCopies />
  if (remedy === 'mail') return <MailTest />
  if (remedy === 'back-up') return <RunJob name="back-up">Maak nu een kopie</RunJob>
  if (remedy === 'job') return <RunJob name={cause.replace(/^job:/, '')}>Probeer nu opnieuw</RunJob>
  return null
}

/** What was not well, and what happened to accounts. */
export function PastAlarms() {
  const { data } = useAlarms()
  if (!data) return null
  const { past, accountEvents } = data

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel title="Wat voorbij is" foot={`We bewaren dit ${alarmDays} dagen.`}>
        {past.length === 0 ? (
          <p className="p-5 text-ink-muted">Er was niets dat niet in orde was.</p>
        ) : (
          <ul aria-label="Wat voorbij is" className="divide-y divide-line">
            {past.map(({ found, since, overAt }) => (
              <li key={`${found.cause} ${since}`} className="px-5 py-3">
                <strong className="wrap-anywhere font-semibold">{found.title}</strong>
                <p className="text-ink-muted text-sm">
                  <Moment at={since} between=" om " /> tot{' '}
                  <Moment at={overAt ?? since} between=" om " />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Accounts" foot={`We bewaren dit ${accountEventDays} dagen.`}>
        {accountEvents.length === 0 ? (
          <p className="p-5 text-ink-muted">Geen nieuwe apparaten, en geen gewijzigde toegang.</p>
        ) : (
          <ul aria-label="Accounts" className="divide-y divide-line">
            {accountEvents.map((event) => (
              <li key={`${event.at} ${event.kind}`} className="wrap-anywhere px-5 py-3">
                <strong className="font-semibold">{event.username}</strong>
                <p className="text-ink-soft">{accountEventText(event)}</p>
                <p className="text-ink-muted text-sm">
                  <Moment at={event.at} between=" om " />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
