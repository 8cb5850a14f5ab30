import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useAlarms } from '#app/admin/api/use-system.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { certificateText } from '#domain/system/certificate.ts'
import { type Since, sinceOf } from '#domain/system/since.ts'
import { isDiskFull, lightsOf, type Part, type SystemReport } from '#domain/system/system-report.ts'
import { counted } from '#domain/text/number.ts'
import { sizeText } from '#domain/text/size.ts'
import { ClearCopies } from './clear-copies.tsx'
import { copiesText, elsewhereText, trialText } from './copies-text.tsx'
import { DiskUse } from './disk-use.tsx'
import { Light } from './light.tsx'
import { MailTest } from './mail-test.tsx'

type Row = { part: Part; title: string; text: ReactNode; more?: ReactNode; action?: ReactNode }

/** Each part of the machine with its light; what is not well stands first. */
export function SystemParts({ report }: { report: SystemReport }) {
  const { data: alarms } = useAlarms()
  const since = sinceOf(report, alarms?.open ?? [], alarms?.past ?? [])
  const lights = lightsOf(report)
  const bad = Object.values(lights).filter((light) => light === 'bad').length
  const rank = ({ part }: Row) => (lights[part] === 'bad' ? 0 : 1)
  const rows = rowsOf(report).toSorted((one, other) => rank(one) - rank(other))

  return (
    <Panel
      title="Wat er draait"
      note={
        <Badge tone={bad === 0 ? 'done' : 'error'}>
          {bad === 0 ? 'Alles in orde' : `${bad} niet in orde`}
        </Badge>
      }
    >
      <ul className="divide-y divide-line">
        {rows.map(({ part, title, text, more, action }) => (
          <li key={part} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
            <Light light={lights[part]} />
            <div className="min-w-[min(100%,14rem)] flex-1">
              <h3 className="font-sans font-semibold text-base">{title}</h3>
              <p className="text-ink-soft">{text}</p>
              {more}
            </div>
            <p className="text-ink-muted text-sm empty:max-lg:hidden max-lg:w-full max-lg:pl-12 lg:w-36">
              {since[part] && <SinceText since={since[part]} />}
            </p>
            <span className="empty:max-lg:hidden lg:flex lg:w-48 lg:justify-end">{action}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function SinceText({ since: { words, at } }: { since: Since }) {
  return (
    <>
      {words} <Moment at={at} />
    </>
  )
}

function rowsOf(report: SystemReport): Row[] {
  const { site, database, disk, mail, copies, jobs, elsewhere, trial } = report
  const { certificate, heartbeat, readAt } = report
  const failing = jobs.filter(({ failedInRow }) => failedInRow > 0)
  return [
    {
      part: 'site',
      title: 'Site',
      text: (
        <>
          {counted(site.failed, 'fout', 'fouten')} op{' '}
          {counted(site.requests, 'verzoek', 'verzoeken')} sinds{' '}
          <Moment at={site.since} between=" om " />
          {site.medianMs !== null && `. De helft was binnen ${site.medianMs} ms beantwoord`}.
        </>
      ),
    },
    {
      part: 'database',
      title: 'Database',
      text: database.lacksSpace
        ? 'De schijf is vol: de site leest nog, en bewaart niets.'
        : `Antwoordt in ${Math.max(1, Math.round(database.ms))} ms. ${sizeText(database.bytes)}, indeling ${database.schema}.`,
    },
    {
      part: 'disk',
      title: 'Schijf',
      text: disk
        ? `${sizeText(disk.freeBytes)} van ${sizeText(disk.totalBytes)} vrij, dat is ${Math.floor((disk.freeBytes / disk.totalBytes) * 100)}%.`
        : 'De map van de site is niet te bekijken.',
      more: disk && <DiskUse disk={disk} />,
      action: disk && isDiskFull(disk) && copies.kept > 1 && <ClearCopies />,
    },
    {
      part: 'mail',
      title: 'E-mail',
      text: mailText(mail),
      action: mail.isSetUp && <MailTest />,
    },
    {
      part: 'copies',
      title: 'Kopieën',
      text: copiesText(copies),
      action: (
        <Link to={href('/admin/settings/backups')} className="text-link underline">
          Naar de kopieën
        </Link>
      ),
    },
    { part: 'elsewhere', title: 'Kopieën elders', text: elsewhereText(elsewhere) },
    { part: 'trial', title: 'Op proef teruggezet', text: trialText(trial) },
    {
      part: 'jobs',
      title: 'Taken',
      text:
        failing.length === 0
          ? 'Wat vanzelf gebeurt, is de laatste keer gelukt.'
          : `Mislukt: ${failing.map(({ title }) => title).join(', ')}.`,
    },
    ...(certificate
      ? [
          {
            part: 'certificate',
            title: 'Certificaat',
            text: certificateText(certificate, readAt),
          } satisfies Row,
        ]
      : []),
    {
      part: 'heartbeat',
      title: 'Wachter',
      text: heartbeatText(heartbeat),
      action: !heartbeat && (
        <Link to={`${href('/admin/settings')}#bewaken`} className="text-link underline">
          Naar de instelling
        </Link>
      ),
    },
  ]
}

function heartbeatText(heartbeat: SystemReport['heartbeat']): ReactNode {
  if (!heartbeat) return 'Niet ingesteld: ligt hier alles plat, dan hoor je het niet vanzelf.'
  const { at, failed } = heartbeat
  if (!at) return 'Wordt gevraagd na de volgende kopie.'
  return (
    <>
      {failed === null ? 'Antwoordde' : 'Antwoordde niet'} na de kopie van{' '}
      <Moment at={at} between=" om " />
      {failed !== null && `: ${failed}`}.
    </>
  )
}

function mailText({ isSetUp, lastSentAt, lastRefusal }: SystemReport['mail']): ReactNode {
  if (!isSetUp) return 'Niet ingesteld: berichten blijven in het beheer. Zet SMTP_URL op de server.'
  const sent = lastSentAt ? (
    <>
      De mailserver nam de laatste mail aan op <Moment at={lastSentAt} between=" om " />.
    </>
  ) : (
    'Er is nog geen mail verstuurd.'
  )
  if (!lastRefusal) return sent
  return (
    <>
      {sent} De laatste weigering was op <Moment at={lastRefusal.at} between=" om " />:{' '}
      <span className="wrap-anywhere">{lastRefusal.reason}</span>
    </>
  )
}
