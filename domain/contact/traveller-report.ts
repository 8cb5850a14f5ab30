import { dayCount } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'

/** What a traveller may say is wrong, by its value in a form. */
export const reportTopics = {
  prijs: 'Prijs',
  shuttle: 'Shuttle',
  adres: 'Adres',
  link: 'Link',
  anders: 'Iets anders',
} as const

export type ReportTopic = keyof typeof reportTopics

/** What a traveller's report is about. The parking may be gone by the time that it is read. */
export type TravellerReport = {
  parkingId: number
  parkingName: string
  airportCode: string
  topic: ReportTopic
  /** Of its page when it was reported. A former slug redirects. */
  airportSlug: string
  parkingSlug: string
}

/** The form asks for no name, and the inbox shows one. */
export const travellerName = 'Reiziger'

/** As text: 'Ringvaart Parking (AMS): prijs'. */
export function reportTitle({ parkingName, airportCode, topic }: TravellerReport): string {
  return `${parkingName} (${airportCode}): ${reportTopics[topic].toLowerCase()}`
}

export const reportQuestion = 'Wat moet er staan?'

/** The shortest message that the inbox takes. */
const minMessageLength = 10

/**
 * The message in the inbox. A short one, such as '€79,00', is written as an answer. A price is of a stay, so the stay of
 * the page stands below it.
 */
export function reportMessage(typed: string, stay?: TimedStay): string {
  const message = [...typed].length < minMessageLength ? `${reportQuestion} ${typed}` : typed
  return stay ? `${message}\n\n${stayText(stay)}` : message
}

/** 'Verblijf: 12 juli 2030 06:30 tot en met 20 juli 2030, 9 dagen, 2 reizigers' */
function stayText({ from, to, fromTime, toTime, days, persons }: TimedStay): string {
  const [start, end] = [
    [formatDay(from), fromTime],
    [formatDay(to), toTime],
  ].map((moment) => moment.filter(Boolean).join(' '))
  return `Verblijf: ${start} tot en met ${end}, ${dayCount(days)}, ${counted(persons, 'reiziger', 'reizigers')}`
}

/** Of the page of the parking that a report is about. */
export function reportedPage(report: Pick<TravellerReport, 'airportSlug' | 'parkingSlug'>): string {
  return `/parkeren/${report.airportSlug}/${report.parkingSlug}`
}
