import { formAddress } from '#app/admin/dated/form-address.ts'
import { type CheckKind, kindOfTopic } from '#domain/check/check-kind.ts'
import type { CheckCard, CheckQueue, ReportCard } from '#domain/check/check-queue.ts'
import { itemLabel, readItem } from '#domain/check/dated-item.ts'
import { inGroups } from '#domain/check/portion.ts'
import { itemOfTopic } from '#domain/check/report-answer.ts'
import { formatEuro } from '#domain/text/money.ts'
import { type Changed, type Correctable, correctionFields, type Typed } from './correction.ts'

/** One thing to do. What is checked has the same subject as the other things of its parking. */
export type Entry = {
  key: string
  subject: string
  name: string
  version: number
  kind: CheckKind
  /** What is asked together, on one page. Each report is its own. */
  group: { key: string; name: string }
} & ({ card: CheckCard; report: null } | { card: null; report: ReportCard })

export type CardEntry = Extract<Entry, { report: null }>
export type ReportEntry = Extract<Entry, { card: null }>

export function entriesOf({ reports, items }: CheckQueue): Entry[] {
  return [
    ...reports.map((report) => {
      const key = `report:${report.id}`
      const { version } = report
      const { parkingName: name, topic } = report.report
      const group = { key, name }
      return {
        key,
        subject: key,
        name,
        version,
        kind: kindOfTopic[topic],
        group,
        report,
        card: null,
      }
    }),
    ...inGroups(items, ({ group }) => group.key).map((card) => {
      const { parkingId, providerId, name, version, kind, group } = card
      const subject = parkingId === null ? `v${providerId}` : `p${parkingId}`
      const key = `${card.item}@${subject}`
      return { key, subject, name, version, kind, group, card, report: null }
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
  /** Of the fields of a correction. */
  typed: Typed
  /** For a report. */
  answer: string | null
  /** Why it is closed without an answer; null until that is asked. */
  reason: string | null
  byMail: boolean
}

export const emptyDraft: Draft = {
  amount: '',
  url: '',
  picture: null,
  validUntil: '',
  typed: {},
  answer: null,
  reason: null,
  byMail: true,
}

export function draftOf(entry: Entry): Draft {
  const { card, report } = entry
  const url = card?.address ?? report?.parking?.address ?? ''
  return { ...emptyDraft, amount: knownAmount(entry), url }
}

/** Whether something was typed or pasted that an answer would send. */
export function isUnsent(entry: Entry, draft: Draft): boolean {
  const start = draftOf(entry)
  const names = ['amount', 'url', 'picture', 'validUntil', 'answer'] as const
  if (names.some((name) => draft[name] !== start[name]) || draft.reason) return true
  const of = correctableOf(entry)
  const fields = of ? correctionFields(of) : []
  return fields.some(({ name, value }) => (draft.typed[name] ?? value) !== value)
}

function knownAmount({ card }: Entry): string {
  const amount = card?.price?.amount ?? null
  return amount === null ? '' : formatEuro(amount).slice(1)
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

/** The body of a check of what was corrected: an amount that nobody typed is the new price. */
export function changedBody(entry: CardEntry, draft: Draft, changed: Changed) {
  const isSeen = 'pricePerDay' in changed && draft.amount === knownAmount(entry)
  const amount = isSeen ? changed.pricePerDay : draft.amount
  return { ...checkBody(entry, { ...draft, amount }), ...changed }
}

/** What can be corrected in its card; the rest is corrected in the form. */
export function correctableOf({ card, report }: Entry): Correctable | null {
  const { price, fact } = card ?? report.parking ?? {}
  const item = card ? card.item : (itemOfTopic[report.report.topic] ?? '')
  const read = readItem(item)
  switch (read?.kind) {
    case 'price':
      // A tariff has a table.
      return price?.stay === null ? { kind: 'price', pricePerDay: price.pricePerDay } : null
    case 'fact':
      if (report && !fact) return null
      return { kind: 'fact', key: read.key, known: fact ?? null }
    case 'reviews':
      return card?.reviews ? { kind: 'reviews', known: card.reviews } : null
    case 'mark':
      return card?.mark ? { kind: 'mark', validUntil: card.mark.validUntil } : null
    case undefined:
      return null
  }
}

/** The form in which it can be corrected, which leads back here. Null if its parking is gone. */
export function formOf(
  { key, card, report, version }: Entry,
  { place, goal }: { place: number; goal: number },
): string | null {
  const seen = {
    bij: key,
    plek: `${place}`,
    versie: `${version}`,
    ...(goal > 0 && { doel: `${goal}` }),
  }
  const back = `/admin/controle?${new URLSearchParams(seen)}`
  if (card) return formAddress(card, back)
  if (!report.parking) return null
  const { topic, parkingId } = report.report
  return formAddress({ item: itemOfTopic[topic] ?? '', parkingId, providerId: null }, back)
}

/** What a toast calls it: 'Dijkzicht Overdekt, prijs per dag'. */
export const entryText = ({ name, card }: Entry): string =>
  card ? `${name}, ${itemLabel(card)}` : `De melding over ${name}`
