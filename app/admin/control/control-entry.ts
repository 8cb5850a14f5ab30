import type { CheckCard, CheckQueue, ReportCard } from '#domain/check/check-queue.ts'
import { itemLabel, readItem } from '#domain/check/dated-item.ts'
import { itemOfTopic } from '#domain/check/report-answer.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formAddress } from './form-address.ts'

/** One thing to do. What is checked has the same subject as the other things of its parking. */
export type Entry = { key: string; subject: string; name: string; version: number } & (
  | { card: CheckCard; report: null }
  | { card: null; report: ReportCard }
)

export type CardEntry = Extract<Entry, { report: null }>
export type ReportEntry = Extract<Entry, { card: null }>

export function entriesOf({ reports, items }: CheckQueue): Entry[] {
  return [
    ...reports.map((report) => {
      const key = `report:${report.id}`
      const { version } = report
      return { key, subject: key, name: report.report.parkingName, version, report, card: null }
    }),
    ...items.map((card) => {
      const { parkingId, providerId, name, version } = card
      const subject = parkingId === null ? `v${providerId}` : `p${parkingId}`
      return { key: `${card.item}@${subject}`, subject, name, version, card, report: null }
    }),
  ]
}

/** What the admin fills in, by which nothing is lost when a call fails. */
export type Draft = {
  amount: string
  url: string
  picture: File | null
  /** For a mark: until when it is valid now. */
  validUntil: string
  /** For a report. */
  answer: string | null
  byMail: boolean
}

export function draftOf({ card, report }: Entry): Draft {
  const amount = card?.price?.amount ?? null
  return {
    amount: amount === null ? '' : formatEuro(amount).slice(1),
    url: card?.address ?? report?.parking?.address ?? '',
    picture: null,
    validUntil: '',
    answer: null,
    byMail: true,
  }
}

/** The body of a check of this, without its outcome. */
export function checkBody({ card }: CardEntry, { amount, url, validUntil }: Draft) {
  const { item, parkingId, providerId, price } = card
  return {
    item,
    ...(parkingId === null ? { providerId } : { parkingId }),
    ...(price && amount.trim() !== '' ? { amount } : {}),
    ...(price?.stay ? { stay: price.stay } : {}),
    ...(url.trim() === '' ? {} : { url }),
    ...(readItem(item)?.kind === 'mark' && validUntil !== '' ? { validUntil } : {}),
  }
}

/** Whether it can be corrected in its card; otherwise in the form. */
export function isEditedHere({ card, report }: Entry): boolean {
  if (report) {
    const { parking } = report
    const { topic } = report.report
    return topic === 'prijs'
      ? parking?.price.stay === null
      : topic === 'adres' && Boolean(parking?.fact)
  }
  return card.price ? card.price.stay === null : readItem(card.item)?.kind === 'fact'
}

/** The form in which it can be corrected, which leads back here. Null if its parking is gone. */
export function formOf({ key, card, report }: Entry, place: number): string | null {
  const back = `/admin/controle?${new URLSearchParams({ bij: key, plek: `${place}` })}`
  if (card) return formAddress(card, back)
  if (!report.parking) return null
  const { topic, parkingId } = report.report
  return formAddress({ item: itemOfTopic[topic] ?? '', parkingId, providerId: null }, back)
}

/** What a toast calls it: 'Dijkzicht Overdekt, prijs per dag'. */
export const entryText = ({ name, card }: Entry): string =>
  card ? `${name}, ${itemLabel(card)}` : `De melding over ${name}`
