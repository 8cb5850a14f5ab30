import type { ReportTopic } from '#domain/contact/traveller-report.ts'
import { readItem } from './dated-item.ts'

/** What is checked, the weightiest first: a wrong price costs a traveller more than an old rating. */
export const checkKinds = {
  price: { label: 'Prijs', weight: 5 },
  link: { label: 'Link', weight: 4 },
  tariff: { label: 'Tarief', weight: 3 },
  fact: { label: 'Feit', weight: 2 },
  mark: { label: 'Keurmerk', weight: 2 },
  reviews: { label: 'Beoordeling', weight: 1 },
  other: { label: 'Anders', weight: 1 },
} as const

export type CheckKind = keyof typeof checkKinds

/** A link has no date, so only travellers report one. */
export const kindOfTopic: Record<ReportTopic, CheckKind> = {
  prijs: 'price',
  shuttle: 'fact',
  adres: 'fact',
  link: 'link',
  anders: 'other',
}

/** An answer as it is kept: the first day of the stay of a price, and the topic of a report. */
export type KeptAnswer = { item: string; stayFrom: string | null; topic: ReportTopic | null }

/** A price of another stay than the usual one is that of a tariff that visitors do not see yet. */
export function kindOfAnswer(
  { item, stayFrom, topic }: KeptAnswer,
  usualStay: { from: string },
): CheckKind {
  const kind = readItem(item)?.kind
  if (kind === 'price') return stayFrom === null || stayFrom === usualStay.from ? kind : 'tariff'
  return kind ?? kindOfTopic[topic ?? 'anders']
}
