import type { FailingFetch } from '#domain/earnings/fetch/fetching.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { dayMs } from '#domain/text/date.ts'
import { momentText } from '#domain/text/moment.ts'
import { counted } from '#domain/text/number.ts'
import { sizeText } from '#domain/text/size.ts'
import type { Cause, Trouble } from './alarm.ts'
import { type Certificate, certificateText, daysLeft, endsSoon } from './certificate.ts'
import { lateMinutes } from './late.ts'
import {
  type CopiesReport,
  type DiskReport,
  isDiskFull,
  type JobReport,
  keepsFailing,
  lacksCopy,
  type MailReport,
  refusesMail,
} from './system-report.ts'

export type SystemFacts = {
  now: string
  startedAt: string
  /** Null if the folder can't be looked at. */
  disk: Pick<DiskReport, 'totalBytes' | 'freeBytes' | 'copyBytes'> | null
  /** The embedded database takes no more writes. */
  lacksSpace: boolean
  copies: CopiesReport
  mail: MailReport
  jobs: JobReport[]
  certificate: Certificate | null
  /** A process whose main thread was late in the last minutes, and how late. */
  late: { at: string; ms: number } | null
  /** The accounts at networks that keep failing. */
  failingFetches: FailingFetch[]
}

/** The job that makes the copies. */
const copyJob = 'back-up'

/** Jobs that fail when mail is refused. */
const mailJobs = new Set([
  'mail-contacts',
  'mail-answers',
  'send-answers',
  'mail-moved',
  'mail-week',
])

const noSpace = /ENOSPC|EDQUOT|53100|no space|could not (extend|write)|disk full/i

const jobCause = (name: string) => `job:${name}`

/**
 * What is not well, by its cause: what another trouble explains is its effect, and no alarm of its own. A full disk
 * that stops the copy and a job is one alarm.
 */
export function causesOf(facts: SystemFacts): Cause[] {
  const found = troublesOf(facts)
  const names = new Set(found.map(({ cause }) => cause))
  const rootOf = (cause: string): string => {
    const parent = parentOf(cause, facts, names)
    return parent === null ? cause : rootOf(parent)
  }
  return found
    .filter(({ cause }) => rootOf(cause) === cause)
    .map((trouble) => ({
      ...trouble,
      effects: found.filter(
        ({ cause }) => cause !== trouble.cause && rootOf(cause) === trouble.cause,
      ),
    }))
}

/** What explains a trouble, if that is found too. */
function parentOf(cause: string, facts: SystemFacts, names: Set<string>): string | null {
  const { jobs, mail } = facts
  const reasonOf = (name: string) => {
    const { last } = jobs.find((job) => job.name === name) ?? {}
    return last && !last.isDone ? (last.outcome ?? '') : null
  }
  const ifFound = (parent: string) => (names.has(parent) ? parent : null)
  if (cause === 'copies') {
    const reason = reasonOf(copyJob)
    const isRefused = reason !== null && noSpace.test(reason)
    if ((isRefused || !hasRoomForCopy(facts)) && names.has('disk')) return 'disk'
    return ifFound(jobCause(copyJob))
  }
  if (!cause.startsWith('job:')) return null
  const name = cause.slice('job:'.length)
  const reason = reasonOf(name) ?? ''
  if (noSpace.test(reason)) return ifFound('disk')
  if (mailJobs.has(name) || reason === mail.lastRefusal?.reason) return ifFound('mail')
  return null
}

/** As large as those before it. It was not tried yet after a start, for instance. */
function hasRoomForCopy({ disk, copies: { kept, bytes } }: SystemFacts): boolean {
  return disk === null || kept === 0 || disk.freeBytes > bytes / kept
}

function troublesOf(facts: SystemFacts): Trouble[] {
  const { copies, startedAt, now, mail, jobs, certificate, late } = facts
  return [
    ...diskTrouble(facts),
    ...(mail.isSetUp && refusesMail(mail) ? [mailTrouble(mail)] : []),
    ...(lacksCopy(copies, startedAt, now) ? [copyTrouble(copies, startedAt, now)] : []),
    ...certificateTrouble(certificate, now),
    ...(late ? [lateTrouble(late)] : []),
    ...jobs.filter(keepsFailing).map(jobTrouble),
    ...facts.failingFetches.map(fetchTrouble),
  ]
}

function diskTrouble({ disk, lacksSpace, copies }: SystemFacts): Trouble[] {
  if (lacksSpace) return [noRoom]
  if (!disk || !isDiskFull(disk)) return []
  const percent = Math.floor((disk.freeBytes / disk.totalBytes) * 100)
  const kept = `${counted(copies.kept, 'kopie neemt', 'kopieën nemen')} ${sizeText(disk.copyBytes)} in`
  const advice =
    copies.kept > 1
      ? `De ${kept}: bewaar er minder, of maak op de server ruimte vrij.`
      : 'Maak op de server ruimte vrij.'
  return [
    {
      cause: 'disk',
      title: `De schijf heeft nog ${percent}% vrij.`,
      text: `Dat is ${sizeText(disk.freeBytes)} van ${sizeText(disk.totalBytes)}. ${advice}`,
      ...(copies.kept > 1 ? { remedy: 'copies' } : {}),
    },
  ]
}

/** Also said by a process that finds its database closed to writes. */
export const noRoom: Trouble = {
  cause: 'disk',
  title: 'De schijf is vol.',
  text: 'De site is te lezen, maar bewaart niets: geen wijzigingen, en geen berichten van bezoekers. Maak op de server ruimte vrij op de schijf met DATA_DIR. Daarna werkt alles vanzelf weer.',
}

/** Said by the process that waits for it. */
export const databaseAway = (since: string): Trouble => ({
  cause: 'database',
  title: 'De database antwoordt niet.',
  text: `Dat begon op ${momentText(since)}. Bezoekers zien alleen wat al klaarstond, en er wordt niets bewaard. Kijk op de server of PostgreSQL draait, en of de site erbij kan. Daarna werkt alles vanzelf weer.`,
})

function mailTrouble({ lastRefusal }: MailReport): Trouble {
  const { at = '', reason = '' } = lastRefusal ?? {}
  return {
    cause: 'mail',
    title: 'De mailserver neemt geen post aan.',
    text: `Op ${momentText(at)} zei hij: ${reason}. Berichten van bezoekers staan gewoon in Contact, en gaan alsnog de deur uit. Kijk naar SMTP_URL op de server, en stuur daarna een proefmail.`,
    remedy: 'mail',
  }
}

function copyTrouble({ lastAt }: CopiesReport, startedAt: string, now: string): Trouble {
  const days = Math.floor((Date.parse(now) - Date.parse(lastAt ?? startedAt)) / dayMs)
  return {
    cause: 'copies',
    title: `Geen goede kopie sinds ${counted(days, 'dag', 'dagen')}.`,
    text: lastAt
      ? `De laatste is van ${momentText(lastAt)}. Kijk bij Taken waarom het niet lukte, en maak er daarna een.`
      : 'Er is nog geen enkele kopie. Kijk bij Taken waarom het niet lukte, en maak er daarna een.',
    remedy: 'back-up',
  }
}

function certificateTrouble(certificate: Certificate | null, now: string): Trouble[] {
  if (!certificate || 'failed' in certificate || !endsSoon(certificate, now)) return []
  const days = daysLeft(certificate.validUntil, now)
  return [
    {
      cause: 'certificate',
      title:
        days < 0
          ? 'Het certificaat is verlopen.'
          : `Het certificaat loopt over ${counted(days, 'dag', 'dagen')} af.`,
      text: `Dat van ${certificate.host}: ${certificateText(certificate, now).replace(/^\w/, (sign) => sign.toLowerCase())} Zonder geldig certificaat houden browsers je bezoekers tegen. Kijk op de server waarom het niet vanzelf vernieuwt.`,
    },
  ]
}

const lateTrouble = ({ ms }: { ms: number }): Trouble => ({
  cause: 'main-thread',
  title: 'De site antwoordt traag.',
  text: `De server was ${lateMinutes} minuten achter elkaar te druk: verzoeken wachtten tot ${ms} ms voor hij eraan begon. Kijk of er iets anders zwaars draait, of dat er ongewoon veel bezoek is.`,
})

function jobTrouble({ name, title, last, failedInRow }: JobReport): Trouble {
  const reason = last && !last.isDone && last.outcome ? ` De laatste keer: ${last.outcome}.` : ''
  return {
    cause: jobCause(name),
    title: `‘${title}’ mislukt steeds.`,
    text: `Al ${counted(failedInRow, 'keer', 'keer')} achter elkaar, ook na opnieuw proberen.${reason} Probeer het met ‘Nu uitvoeren’. Lukt het dan nog niet, stuur dit dan naar wie de site voor je bouwt.`,
    remedy: 'job',
  }
}

function fetchTrouble(fetch: FailingFetch): Trouble {
  const { accountId, network, nights, failure, lacksToken, programme } = fetch
  return {
    cause: `fetch:${accountId}`,
    title: `Ophalen bij ${networks[network]} lukt niet.`,
    text: lacksToken
      ? `${failure} Het gaat onder meer om ${programme.name}.`
      : `Al ${counted(nights, 'nacht', 'nachten')} niet, onder meer voor ${programme.name}. De laatste keer: ${failure} Kijk bij Ophalen van het programma, en probeer daar de sleutel.`,
  }
}
