import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { hostOf, type OutboundLink, type OutboundParking } from '#domain/outbound/outbound-link.ts'
import { type ReadStay, readLink, readsSame } from '#domain/outbound/read-back.ts'
import { whyPlain } from '#domain/outbound/why-plain.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { counted } from '#domain/text/number.ts'

type LinkChecksProps = {
  link: OutboundLink
  parking: OutboundParking
  stay: TimedStay | undefined
  /** What is wrong with the booking page that is typed. */
  problem: string | undefined
  /** Whether the booking page was not found for 48 hours. */
  isGone: boolean
  /** Whether the programme is paused or has ended. */
  isOff: boolean
}

/** What was checked of a link. */
export function LinkChecks({ link, parking, stay, problem, isGone, isOff }: LinkChecksProps) {
  const why = problem ?? whyPlain(parking, stay)
  const host = hostOf(link.address)
  const { outbound } = parking

  return (
    <ul aria-label="Controles" aria-live="polite" className="grid gap-2 text-sm">
      {isGone && <Check isRight={false}>De boekingspagina is al 48 uur weg</Check>}
      {isOff && (
        <Check isRight={false}>
          Het programma is gepauzeerd of gestopt: er gaat geen verwijzing mee
        </Check>
      )}
      {why && <Check isRight={false}>{why}</Check>}
      {link.carriesStay && host && (
        <Check isRight>
          {host}{' '}
          {outbound?.hosts
            ? 'staat bij de hosts van het programma'
            : 'hoort bij de site van de link of van de aanbieder'}
        </Check>
      )}
      {link.carriesStay && host && outbound?.way === 'network' && (
        <Check isRight>{hostOf(outbound.bookingPage ?? '')} hoort bij de aanbieder</Check>
      )}
      {link.isReferenced && outbound?.longest && (
        <Check isRight>Onze verwijzing past: er mogen {outbound.longest} tekens in</Check>
      )}
      {link.carriesStay && stay && outbound && (
        <ReadCheck
          stay={stay}
          page={outbound.bookingPage}
          read={readLink(link.address, outbound)}
        />
      )}
    </ul>
  )
}

type ReadCheckProps = { stay: TimedStay; page: string | undefined; read: ReadStay | undefined }

/** Whether the provider reads the stay that was asked. */
function ReadCheck({ stay, page = '', read }: ReadCheckProps) {
  if (!read) return <Check isRight={false}>Het verblijf is niet terug te lezen uit deze link</Check>
  const isRight = readsSame(page, stay, read)
  return (
    <Check isRight={isRight}>
      {isRight
        ? `De aanbieder leest ${readText(read)}`
        : `De aanbieder leest een ander verblijf: ${readText(read) || 'geen dag'}`}
    </Check>
  )
}

function Check({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  const Icon = isRight ? CircleCheck : TriangleAlert
  return (
    <li className="flex items-start gap-2">
      <Icon
        size="1.125rem"
        className={`mt-px flex-none ${isRight ? 'text-positive-ink' : 'text-caution-ink'}`}
        aria-hidden
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

const dutch = (day = '') => day.split('-').toReversed().join('-')

/** '12-12-2026 05:30 tot 19-12-2026 23:30, 2 reizigers'. */
function readText({ from, to, fromTime, toTime, persons }: ReadStay): string {
  const brought = from && `${dutch(from)} ${fromTime ?? ''}`.trim()
  const fetched = to && `tot ${dutch(to)} ${toTime ?? ''}`.trim()
  const days = [brought, fetched].filter(Boolean).join(' ')
  const travellers = persons === undefined ? '' : counted(persons, 'reiziger', 'reizigers')
  return [days, travellers].filter(Boolean).join(', ')
}
