import { failingNights } from '#domain/earnings/fetch/fetch-run.ts'
import type { FailingFetch } from '#domain/earnings/fetch/fetching.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { fewestClicks } from './approval.ts'
import { chanceOfAtLeast, chanceOfNone, chanceText, isTold } from './chance.ts'
import { fewestDecided } from './settling.ts'

export const findingKinds = [
  ...(['failed', 'ended', 'uncoupled', 'declined', 'stopped', 'outside', 'none'] as const),
] as const

export type FindingKind = (typeof findingKinds)[number]

/** Something that stands out, with its reason and how sure it is. */
export type Finding = {
  kind: FindingKind
  key: string
  title: string
  text: string
  sure: string
  /** The chance that it is nothing; 0 for what was counted or read. */
  chance: number
  /** Where it can be looked into, and what the link says. */
  to: string
  press: string
}

/** The surest first. */
export const bySurety = (all: readonly Finding[]): Finding[] =>
  all.toSorted(
    (a, b) =>
      a.chance - b.chance ||
      findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind) ||
      a.title.localeCompare(b.title, 'nl'),
  )

export type PairCounts = {
  programmeId: number
  programme: string
  parkingId: number
  parking: string
  clicks: number
  bookings: number
}

/** Parkings whose clicks bring nothing, where those of the other parkings of their programme do. */
export function withoutBookings(pairs: readonly PairCounts[]): Finding[] {
  const compared = pairs.filter(({ clicks }) => clicks >= fewestClicks)
  return [...Map.groupBy(pairs, ({ programmeId }) => programmeId).values()].flatMap((own) => {
    const sum = {
      clicks: own.reduce((all, { clicks }) => all + clicks, 0),
      bookings: own.reduce((all, { bookings }) => all + bookings, 0),
    }
    return own
      .filter(({ clicks, bookings }) => clicks >= fewestClicks && bookings === 0)
      .flatMap((pair): Finding[] => {
        const others = { clicks: sum.clicks - pair.clicks, bookings: sum.bookings }
        const chance = chanceOfNone(pair.clicks, others)
        if (others.clicks < fewestClicks || !isTold(chance, compared.length)) return []
        const per = (100 * others.bookings) / others.clicks
        return [
          {
            kind: 'none',
            key: `none-${pair.programmeId}-${pair.parkingId}`,
            title: `${pair.parking}: ${formatNumber(pair.clicks)} clicks, geen boeking`,
            text: `De andere parkings van ${pair.programme} hebben ${oneDecimal(per)} boekingen per 100 clicks. Kijk of de boekingspagina nog werkt. ${formatNumber(compared.length)} parkings zijn vergeleken.`,
            sure: chanceText(chance),
            chance,
            to: `/admin/parkings/${pair.parkingId}/edit?onderdeel=link`,
            press: 'Proef de link',
          },
        ]
      })
  })
}

export type DeclineCounts = {
  id: number
  name: string
  /** Decided in these weeks, and before them. */
  declined: number
  decided: number
  formerDeclined: number
  formerDecided: number
}

/** Programmes that decline far more of what they decide than they did before a day. */
export function manyDeclined(programmes: readonly DeclineCounts[], from: string): Finding[] {
  const compared = programmes.filter(
    ({ decided, formerDecided }) => decided > 0 && formerDecided >= fewestDecided,
  )
  return compared.flatMap((programme): Finding[] => {
    const { id, name, declined, decided, formerDeclined, formerDecided } = programme
    // With half a booking more, so that a programme that never declined can be compared too.
    const usual = (formerDeclined + 0.5) / (formerDecided + 1)
    const chance = chanceOfAtLeast(declined, decided, usual)
    if (declined / decided <= usual || !isTold(chance, compared.length)) return []
    return [
      {
        kind: 'declined',
        key: `declined-${id}`,
        title: `${name} wijst veel af`,
        text: `${formatNumber(declined)} van ${formatNumber(decided)} afgehandelde boekingen (${oneDecimal((100 * declined) / decided)}%). Voor ${dayMonth(from)} was dat ${oneDecimal((100 * formerDeclined) / formerDecided)}%.`,
        sure: chanceText(chance),
        chance,
        to: `/admin/conversions?programme=${id}&state=declined`,
        press: 'Bekijk de redenen',
      },
    ]
  })
}

export type StoppedCounts = {
  id: number
  name: string
  /** The day of its last booking. */
  last: string
  /** Until that day. */
  bookings: number
  clicks: number
  /** Since that day. */
  clicksSince: number
}

/** Those whose clicks go on while their bookings stopped, with the chance that it is nothing. */
export function whichStopped(programmes: readonly StoppedCounts[]) {
  const compared = programmes.filter(({ clicks }) => clicks >= fewestClicks)
  return compared
    .map((programme) => ({ ...programme, chance: chanceOfNone(programme.clicksSince, programme) }))
    .filter(
      ({ clicksSince, chance }) => clicksSince >= fewestClicks && isTold(chance, compared.length),
    )
}

export const stopped = (programmes: readonly StoppedCounts[]): Finding[] =>
  whichStopped(programmes).map(({ id, name, last, bookings, clicks, clicksSince, chance }) => ({
    kind: 'stopped',
    key: `stopped-${id}`,
    title: `${name}: wel clicks, geen boekingen meer`,
    text: `Na de laatste boeking van ${formatDay(last)} volgden nog ${formatNumber(clicksSince)} mensen een link. Daarvoor waren het ${oneDecimal((100 * bookings) / clicks)} boekingen per 100 clicks.`,
    sure: chanceText(chance),
    chance,
    to: `/admin/programmes/${id}/edit`,
    press: 'Bekijk',
  }))

export type EndedProgramme = {
  id: number
  name: string
  status: 'paused' | 'ended'
  since: string
  clicks: number
  /** The parking with most of those clicks. */
  parking: string | null
}

export const ended = (programmes: readonly EndedProgramme[]): Finding[] =>
  programmes
    .filter(({ clicks }) => clicks > 0)
    .map(({ id, name, status, since, clicks, parking }) => ({
      kind: 'ended',
      key: `ended-${id}`,
      title: `${name} is ${status === 'ended' ? 'gestopt' : 'gepauzeerd'} op ${formatDay(since)}`,
      text: `Daarna volgden nog ${counted(clicks, 'mens', 'mensen')} een link van dit programma${parking ? `, het meest die van ${parking}` : ''}, zonder verwijzing. Zij komen goed aan, maar brengen niets op.`,
      sure: 'zeker, staat in het programma',
      chance: 0,
      to: `/admin/programmes/${id}/edit`,
      press: 'Kies een programma',
    }))

/** Parkings without a programme that people click to. */
export function uncoupled(parkings: readonly { name: string; clicks: number }[]): Finding[] {
  const [most] = parkings.toSorted((a, b) => b.clicks - a.clicks)
  if (!most || most.clicks === 0) return []
  const clicks = parkings.reduce((sum, parking) => sum + parking.clicks, 0)
  const count = parkings.length
  return [
    {
      kind: 'uncoupled',
      key: 'uncoupled',
      title: `${counted(count, 'parking heeft', 'parkings hebben')} geen programma`,
      text:
        count === 1
          ? `${most.name}, met ${counted(clicks, 'click', 'clicks')}.`
          : `Samen ${counted(clicks, 'click', 'clicks')}. Het meest: ${most.name} (${formatNumber(most.clicks)}).`,
      sure: 'zeker, geteld',
      chance: 0,
      to: '/admin/programmes',
      press: 'Koppel ze',
    },
  ]
}

export const outside = (
  parkings: readonly { id: number; name: string; host: string; programme: string }[],
): Finding[] =>
  parkings.map(({ id, name, host, programme }) => ({
    kind: 'outside',
    key: `outside-${id}`,
    title: `${name} linkt buiten zijn programma`,
    text: `De link gaat naar ${host}. ${programme} kent die host niet, dus volgen we de link zonder verwijzing.`,
    sure: 'zeker, staat in de link',
    chance: 0,
    to: `/admin/parkings/${id}/edit?onderdeel=link`,
    press: 'Proef de link',
  }))

/** Accounts of which nothing comes any more. */
export const failed = (fetches: readonly FailingFetch[]): Finding[] =>
  fetches.map(
    ({ accountId, network, nights, failure, lacksToken, last, programme, programmes }) => {
      const what = programmes === 1 ? programme.name : networks[network]
      const since = last === null ? undefined : formatDay(amsterdamDay(new Date(last)))
      return {
        kind: 'failed',
        key: `failed-${accountId}`,
        title: lacksToken
          ? `${what} kan niet worden opgehaald`
          : `${what} is ${nights === failingNights ? 'drie' : formatNumber(nights)} nachten niet opgehaald`,
        text: `${failure} ${since ? `Boekingen na ${since} ontbreken hier nog.` : 'Er is nog nooit iets opgehaald.'}`,
        sure: 'zeker, wij vroegen het',
        chance: 0,
        to: `/admin/programmes/${programme.id}/edit#ophalen`,
        press: 'Bekijk',
      }
    },
  )

const oneDecimal = (value: number) => value.toFixed(1).replace('.', ',')

const dayMonth = (day: string) => formatDay(day).replace(/ \d{4}$/, '')
