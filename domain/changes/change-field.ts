import { keysOf } from '#domain/text/keys.ts'
import type { ChangeSubject } from './change.ts'

type ChangedField = {
  label: string
  /** The kinds that have it. */
  subjects: readonly ChangeSubject[]
  /** Its columns; without one, each change of these kinds is one of it. */
  columns: readonly string[]
}

/** What the log can be narrowed to. */
export const changedFields = {
  price: {
    label: 'Prijs per dag',
    subjects: ['parkings', 'airports'],
    columns: ['price_per_day', 'price_from'],
  },
  tariff: { label: 'Tarief of toeslag', subjects: ['tariffs', 'surcharges'], columns: [] },
  closure: { label: 'Periode dicht', subjects: ['closures'], columns: [] },
  fact: { label: 'Feit of transfer', subjects: ['parkings'], columns: ['facts', 'transfer'] },
  text: {
    label: 'Naam of tekst',
    subjects: ['airports', 'parkings', 'providers', 'posts', 'faqs'],
    columns: ['name', 'trade_name', 'title', 'excerpt', 'content', 'question', 'answer'],
  },
  link: { label: 'Affiliatelink', subjects: ['parkings'], columns: ['affiliate_url'] },
  status: {
    label: 'Status',
    subjects: ['parkings', 'posts', 'contact_requests'],
    columns: ['unavailable', 'status', 'is_resolved'],
  },
  note: { label: 'Notitie bij een aanbieder', subjects: ['provider_notes'], columns: [] },
  mark: { label: 'Keurmerk', subjects: ['providers'], columns: ['marks'] },
} as const satisfies Record<string, ChangedField>

export type ChangedFieldName = keyof typeof changedFields

export const changedFieldNames = keysOf(changedFields)

/** How many changes there are, and how many of each field. One may be of several fields. */
export type ChangesByField = {
  all: number
  byField: { field: ChangedFieldName; changes: number }[]
}
